/* What lies in the middle where melds are laid, and what the reader prepares for it. A meld is one button: its cards are read
 * together, a card that is picked or dragged goes to it, and its menu takes it apart. A card laid in this turn is dragged back
 * by itself; for whoever does not drag, the menu and a button do the same.
 */

const NARROW = 540;
const SIDES_OF = { left: ["left"], right: ["right"], both: ["left", "right"], in: ["in"] };

/* At which end the dragged card would lie, or the picked one. */
function sidesOf(app, meld) {
  if (!app.drag.targets.length) return SIDES_OF[meld.target] ?? [];
  const drop = app.drag.dropOn(meld.name);
  return drop ? [...new Set((drop.choices ?? [drop]).map((one) => one.side ?? "in"))] : [];
}

const arrows = (sides) => sides.map((side) => h("span", { key: `to ${side}`, class: classes("cl-drop", `is-${side}`), "data-side": side, "aria-hidden": "true" }, icon("arrow")));

/* A meld with a top card is squared up: only that card shows. */
function meldCards(app, meld) {
  const crowd = meld.cards.length > 7, top = meld.cards.find((card) => card.face === meld.top);
  if (top) return h("div", { class: "cl-fan is-squared", "aria-hidden": "true" }, stillCard(app, top, meld.name, 0));
  return h("div", { class: classes("cl-fan", crowd && "is-crowd", meld.looks && "is-close"), "aria-hidden": "true" },
    meld.cards.map((card, at) => (card.fresh ? freshCard(app, meld, card, at) : stillCard(app, card, meld.name, at))));
}

const freshCard = (app, meld, card, at) => h("span", { key: cardKey(card, at), class: classes("cl-card", marks(card), card.drops && "is-free"), "data-face": card.face, "data-key": cardKey(card, at), "data-at": meld.name,
  onpointerdown: (event) => { if (card.drops) app.drag.down(card, meld.name, event); },
  onclick: (event) => pickMeld(app, meld, event.currentTarget.closest(".cl-meld").querySelector(".cl-meld-touch")) }, faceOf(app, card.face));

function meldView(app, meld, tabindex) {
  const sides = sidesOf(app, meld), why = meld.why ?? meld.does ? `why-${meld.name}` : null;
  return h("div", { key: meld.name, class: classes("cl-meld", isThere(meld.note) && "has-note", sides.length && "is-target", meld.hinted && "is-hinted", meld.broken && "is-broken"), "data-zone": meld.name },
    meldCards(app, meld),
    isThere(meld.number) && h("span", { key: "number", class: "cl-meld-number", "aria-hidden": "true" }, meld.number, isThere(meld.note) && [" · ", phrase(app, meld.note)]),
    h("button", { key: "touch", type: "button", class: classes("cl-meld-touch", meld.looks && "is-aside"), tabindex, "aria-label": spoken(app, meld.label), "aria-describedby": why, "data-meld": meld.name,
      "aria-haspopup": meld.menu?.length || meld.choices?.length ? "menu" : null, "data-word": meld.word ?? null,
      onfocus: (event) => arriveAtMeld(app, meld, event), onclick: (event) => pickMeld(app, meld, event.currentTarget),
      onpointerdown: (event) => { if (meld.looks) app.drag.down({ key: meld.name, aside: meld.name }, meld.name, event, event.currentTarget.parentNode); },
      oncontextmenu: (event) => { event.preventDefault(); openMeldMenu(app, meld, event.currentTarget); } }),
    why && h("span", { key: "why", id: why, hidden: true }, spoken(app, meld.why ?? meld.does)),
    arrows(sides), badge(meld));
}

function arriveAtMeld(app, meld, event) {
  if (app.roveMeld !== meld.name) { app.roveMeld = meld.name; app.refresh(); }
  if (app.bubble?.local) showBubble(app, null);
}

/* A picked card goes to the meld, or what fits; with nothing picked its menu opens, or its cards are spread. */
function pickMeld(app, meld, node) {
  if (app.drag.swallow) { app.drag.swallow = false; return; }
  if (meld.word || meld.do || meld.choices?.length) app.perform(meld, node);
  else openMeldMenu(app, meld, node);
}

function openMeldMenu(app, meld, node) {
  const look = meld.looks ? [{ look: meld.name, label: app.labels.look }] : [];
  if (meld.menu?.length) openMenu(app, { choices: [...meld.menu, ...look], name: meld.label }, node);
  else if (look.length) spreadOut(app, meld.name);
  else if (meld.why) showBubble(app, { text: meld.why, rule: meld.rule ?? null, card: null, action: meld.name, local: true });
  else app.tell([meld.label]);
}

function melds(app, zone) {
  const names = (zone.melds ?? []).map((meld) => meld.name), resting = names.includes(app.roveMeld) ? app.roveMeld : names[0];
  return h("div", { key: zone.name, class: classes("cl-melds", names.length > 8 && "is-full", names.length > 16 && "is-packed", dropHere(app, zone.name)), role: "group", "aria-label": zone.label ?? null, "data-zone": zone.name },
    zone.cards?.length ? h("div", { key: "beside", class: "cl-meld cl-beside has-note" }, fan(app, zone.cards, zone.name, "is-close"), h("span", { class: "cl-meld-number" }, phrase(app, zone.beside))) : null,
    (zone.melds ?? []).map((meld) => meldView(app, meld, meld.name === resting ? "0" : "-1")),
    !names.length && isThere(zone.note) && label(app, zone.note, "cl-empty"));
}

/* Where both players keep melds apart, those of the other stay behind an eye while there is no room for them. */
function laidMelds(app, zones) {
  if (zones.length < 2) return zones.map((zone) => melds(app, zone));
  return h("div", { key: "laid", class: "cl-laid" }, zones.map((zone) => h("div", { key: zone.name, class: classes("cl-laid-zone", isKept(app, zone) && "is-kept") },
    h("div", { class: "cl-laid-top" }, label(app, [zone.label, !zone.melds?.length && zone.note].filter(isThere).join(": ")),
      hasEye(zone) && eyeButton(app, zone.name, [zone.melds?.length ? zone.note : null, zone.beside].filter(isThere).join(", "), { "aria-expanded": String(app.seen.has(zone.name)) }, () => seeZone(app, zone.name))),
    melds(app, zone))));
}

const hasEye = (zone) => Boolean(zone.theirs && (zone.melds?.length || zone.cards?.length));
const isKept = (app, zone) => hasEye(zone) && !app.seen.has(zone.name);

function seeZone(app, name) {
  if (!app.seen.delete(name)) app.seen.add(name);
  app.refresh();
}

const overflows = (box) => box.scrollHeight > box.clientHeight + 1;

/* No room: on a narrow table, or where the melds would have to be scrolled even if they are drawn smaller. */
function fitMelds(app) {
  const laid = app.stage.querySelector(".cl-laid"), board = laid?.closest(".cl-board");
  if (!board) return;
  laid.classList.remove("is-tight", "is-snug");
  if (board.clientWidth < NARROW) laid.classList.add("is-tight");
  else if (overflows(board)) laid.classList.add("is-snug");
  if (overflows(board)) laid.classList.replace("is-snug", "is-tight");
  if (overflows(board)) laid.classList.add("is-snug");
}

const eyeButton = (app, name, text, more, act) => h("button", { key: `eye ${name}`, type: "button", class: "cl-eye", "data-eye": name, onclick: act, ...more }, icon("eye"), h("span", null, phrase(app, text)));

/* A pile or a meld, card by card. */
function spreadOf(app, scene) {
  const pile = zonesOf(scene, "pile").find((zone) => zone.name === app.spread && zone.spread?.length);
  if (pile) return { title: pile.spread_label, cards: pile.spread };
  const meld = zonesOf(scene, "melds").flatMap((zone) => zone.melds ?? []).find((one) => one.name === app.spread);
  return meld ? { title: meld.title, cards: meld.cards.map(({ face, key, name }) => ({ face, key, name })) } : null;
}

function spreadView(app, scene) {
  const found = app.spread ? spreadOf(app, scene) : null;
  return found && h("section", { key: "spread", class: "cl-strip cl-spread-out", "aria-label": spoken(app, found.title) },
    h("div", { class: "cl-hint-top" }, label(app, found.title), iconButton("close", app.labels.close ?? "", () => spreadOut(app, null), { "data-close": "spread" })),
    h("div", { class: "cl-fan cl-wrapped" }, found.cards.map((card, at) => stillCard(app, card, "spread", at))));
}

/* Shown and read; whoever closes it comes back to where they were. */
function spreadOut(app, name) {
  const root = app.root.getRootNode();
  if (name && !app.spread) app.before = root.activeElement;
  app.spread = name;
  app.refresh();
  const found = name && spreadOf(app, app.scene);
  if (found) app.tell([`${found.title}: ${found.cards.map((card) => card.name).join(", ")}`]);
  if (found) app.stage.querySelector(".cl-spread-out").scrollIntoView({ block: "nearest" });
  if (name) app.stage.querySelector('[data-close="spread"]')?.focus({ preventScroll: true });
  else if (app.before?.isConnected) app.before.focus({ preventScroll: true });
}

/* ---- the draft: melds that are not laid yet, with what they count; while it is empty its buttons stand among the others ---- */

function draftMeld(app, meld) {
  const sides = sidesOf(app, meld);
  return h("div", { key: meld.name, class: classes("cl-meld", sides.length && "is-target", meld.broken && "is-broken"), role: "group", "aria-label": spoken(app, meld.label), "data-zone": meld.name },
    h("div", { class: "cl-fan" }, meld.cards.map((card, at) => anyCard(app, card, meld.name, at))), label(app, meld.note, "cl-number"), arrows(sides));
}

function meter(app, total) {
  return [h("p", { class: "cl-number" }, h("b", { class: "cl-big" }, phrase(app, total.points)), " ", h("span", { class: "cl-label" }, phrase(app, total.of))),
    isThere(total.part) && h("div", { class: "cl-meter", role: "meter", "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": String(Math.round(total.part * 100)),
      "aria-valuetext": spoken(app, total.spoken ?? total.of), "aria-label": spoken(app, total.label ?? total.of), style: { "--cl-part": `${clamp(total.part, 0, 1) * 100}%` } }, h("i"))];
}

function draft(app, zone) {
  if (!zone?.melds?.length) return null;
  return h("section", { key: zone.name, class: classes("cl-draft", dropHere(app, zone.name)), "aria-label": zone.label ?? null, "data-zone": zone.name },
    h("div", { class: "cl-draft-melds" }, zone.melds.map((meld) => draftMeld(app, meld)), label(app, zone.note)),
    h("div", { class: "cl-total" }, zone.total && meter(app, zone.total), buttons(app, zone.actions)));
}

/* A plan that is tried before anything is played, or a question that waits for an answer. */
const strip = (app, told) => (told ? h("section", { key: "strip", class: "cl-strip", "aria-label": spoken(app, told.title) },
  h("div", null, heading(app, told.title), label(app, told.note)), buttons(app, told.actions)) : null);
