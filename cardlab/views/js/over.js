/* What lies over the table: the bubble that says why not, and the menu of a card with several moves.
 * Both are placed from outside the layout, so neither ever moves a card.
 */

const MARGIN = 8, GAP = 16;

function bubbleView(app) {
  const bubble = app.bubble;
  if (!bubble) return null;
  const rule = bubble.rule;
  return h("div", { key: "bubble", class: "cl-bubble", role: bubble.local ? null : "alert", "data-bubble": bubble.card ?? bubble.action ?? "" },
    h("p", null, bubble.lead && [h("strong", null, phrase(app, bubble.lead)), " "], phrase(app, bubble.text)),
    rule && h("p", null, rule.href ? h("a", { href: rule.href }, ruleName(app, rule)) : ruleName(app, rule)));
}

const ruleName = (app, rule) => (app.labels.rule ? `${app.labels.rule}: ${rule.title}` : rule.title);

function menuView(app) {
  if (!app.menu) return null;
  return h("div", { key: "menu", class: "cl-menu" }, isThere(app.menu.question) && h("p", { class: "cl-question" }, phrase(app, app.menu.question)), h("div", { role: "menu", "aria-label": spoken(app, app.menu.question ?? app.menu.label ?? app.labels.choose), onkeydown: (event) => walkMenu(app, event) },
    app.menu.choices.map((choice) => h("button", { key: choice.word ?? (choice.do ? `${choice.do.name} ${choice.do.value}` : choice.label), type: "button", role: "menuitem", class: "cl-menu-item",
      "data-word": choice.word ?? null, "data-value": choice.do?.value ?? null, "aria-disabled": choice.why ? "true" : null,
      onclick: () => { closeMenu(app); app.perform(choice); } }, h("span", null, phrase(app, choice.label))))));
}

function openMenu(app, item, anchor) {
  app.bubble = null;
  app.menu = { choices: item.choices, label: item.name ?? null, question: item.question ?? null, anchor };
  drawOver(app);
  app.over.querySelector(".cl-menu-item")?.focus({ preventScroll: true });
}

function closeMenu(app, refocus = true) {
  if (!app.menu) return;
  const { anchor } = app.menu;
  app.menu = null;
  drawOver(app);
  if (refocus && anchor.isConnected) anchor.focus({ preventScroll: true });
}

function walkMenu(app, event) {
  const items = [...app.over.querySelectorAll(".cl-menu-item")], at = items.indexOf(event.target);
  const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === "Tab") { event.preventDefault(); closeMenu(app); }
  else if (to !== undefined) { event.preventDefault(); items[(to + items.length) % items.length].focus(); }
}

function showBubble(app, bubble) {
  app.bubble = bubble;
  drawOver(app);
}

/* The card or button a bubble is about; a bubble about nothing that is in sight stands over the hand. */
function bubbleAnchor(app) {
  const found = bubbleAbout(app);
  return found && !found.closest(".cl-table") && !onScreen(found) ? undefined : found;
}

function onScreen(node) {
  const box = node.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}

function bubbleAbout(app) {
  const { card, action } = app.bubble;
  const own = [...app.stage.querySelectorAll(".cl-hand .cl-card, .cl-card[data-word], .cl-card[aria-describedby]")];
  const told = (name) => own.find((node) => isThere(card) && node.dataset[name] === String(card));
  const pressed = [...app.stage.querySelectorAll("button[data-word], button[data-do]")].filter((node) => action && (node.dataset.word === action || node.dataset.do === action));
  return told("key") ?? told("face") ?? pressed.find((node) => node === app.root.getRootNode().activeElement) ?? pressed[0];
}

function drawOver(app) {
  patch(app.over, [bubbleView(app), menuView(app)].filter(Boolean));
  placeOver(app);
}

function placeOver(app) {
  const bubble = app.over.querySelector(".cl-bubble"), menu = app.over.querySelector(".cl-menu");
  if (bubble) place(app, bubble, bubbleAnchor(app));
  if (menu) place(app, menu, app.menu.anchor);
}

/* Above the hand on a wide table; below it on a narrow one, over the buttons, if it fits there. */
function place(app, box, anchor) {
  const root = app.root.getBoundingClientRect(), hand = app.stage.querySelector(".cl-hand > div");
  const felt = (anchor ?? hand)?.closest(".cl-table, .cl-panel")?.getBoundingClientRect() ?? root;
  box.style.maxWidth = `${Math.min(576, felt.width - 2 * MARGIN)}px`;
  const row = hand?.contains(anchor) || !anchor ? hand?.getBoundingClientRect() : null;
  const about = anchor?.getBoundingClientRect() ?? row ?? felt;
  const oneRow = row && row.height < about.height * 1.6;
  const top = oneRow ? row.top - row.height * 0.05 : about.top, bottom = oneRow ? row.bottom : about.bottom;
  const below = fitsBelow(box, felt, row, bottom) || top - box.offsetHeight - GAP < 0;
  const middle = anchor ? about.left + about.width / 2 : felt.left + felt.width / 2;
  const left = clamp(middle - box.offsetWidth / 2, felt.left + MARGIN, Math.max(felt.left + MARGIN, felt.right - MARGIN - box.offsetWidth));
  box.style.left = `${left - root.left}px`;
  box.style.top = `${(below ? bottom + GAP : top - GAP - box.offsetHeight) - root.top}px`;
  box.style.setProperty("--cl-at", `${clamp(middle - left, 18, box.offsetWidth - 18)}px`);
  box.classList.toggle("is-below", below);
  box.classList.toggle("is-apart", !anchor);
}

const fitsBelow = (box, felt, row, bottom) => felt.width <= 820 && row && bottom + GAP + box.offsetHeight < innerHeight;
