/* The keyboard inside the table. The letters are the scene's; the arrows walk the hand, the melds, the menu and the replay.
 * A shortcut is written as aria-keyshortcuts has it: "c", "Shift+D", "Space", "Delete".
 */

const typing = (node) => node?.matches?.("input, textarea, select, [contenteditable]");
const HAND = ".cl-hand .cl-card", MELDS = ".cl-melds .cl-meld-touch";

function keyName(event) {
  if (event.key === " ") return event.shiftKey ? "Shift+Space" : "Space";
  return event.shiftKey && /^\p{L}$/u.test(event.key) ? `Shift+${event.key.toUpperCase()}` : event.key;
}

const sameKey = (one, other) => Boolean(one) && one.toLowerCase() === other.toLowerCase();

function onKey(app, event) {
  if (event.altKey && !event.ctrlKey && !event.metaKey && shiftCard(app, event)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== "Tab" && !app.onPage) event.stopPropagation();
  if (event.defaultPrevented) return;
  const node = event.target;
  if (event.key === "Escape") return leaveOver(app, event);
  const walked = node.closest(".cl-hand") ? walkCards(app, event, HAND) || keyedDrop(app, event) : node.closest(".cl-meld") ? walkCards(app, event, MELDS)
    : node.closest(".cl-transport") ? walkReplay(app, event, node) : false;
  if (walked || typing(node)) return;
  const name = keyName(event);
  if (name === "Space" && node.closest("button, a, summary") && !node.closest(".cl-hand")) return;
  if (name === "Tab" || (name === "Enter" && node.closest("button, a, summary"))) return;
  if (pressKey(app, name)) event.preventDefault();
}

function leaveOver(app, event) {
  if (app.menu) closeMenu(app);
  else if (app.bubble) showBubble(app, null);
  else if (app.spread) spreadOut(app, null);
  else if (app.queue.length && app.scene.skips) skipFrames(app);
  else if (pressKey(app, "Escape")) event.preventDefault();
}

function walkCards(app, event, selector) {
  const cards = [...app.stage.querySelectorAll(selector)], at = cards.indexOf(event.target);
  if (at < 0) return false;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1, ArrowUp: rowOver(cards, at, -1), ArrowDown: rowOver(cards, at, 1) }[event.key];
  if (to === undefined) return false;
  if (to === null) return true;
  event.preventDefault();
  cards[clamp(to, 0, cards.length - 1)].focus();
  return true;
}

/* In a hand of several rows: the nearest card one row up or down. */
function rowOver(cards, at, way) {
  const mine = cards[at].getBoundingClientRect();
  const there = cards.map((node, i) => [i, node.getBoundingClientRect()]).filter(([, box]) => (box.top - mine.top) * way > mine.height / 2);
  if (!there.length) return null;
  const near = Math.min(...there.map(([, box]) => Math.abs(box.top - mine.top)));
  const row = there.filter(([, box]) => Math.abs(Math.abs(box.top - mine.top) - near) < mine.height / 3);
  return row.sort(([, a], [, b]) => Math.abs(a.left - mine.left) - Math.abs(b.left - mine.left))[0][0];
}

const focusedCard = (app, event) => zoneOf(app.scene, "hand")?.cards?.find((card, at) => cardKey(card, at) === event.target.dataset?.key);

/* Alt and an arrow move the card itself within the hand. */
function shiftCard(app, event) {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key], card = event.target.closest?.(".cl-hand") && focusedCard(app, event);
  if (!way || !card || !isFree(card)) return false;
  event.preventDefault();
  const at = zoneOf(app.scene, "hand").cards.indexOf(card) + way;
  if (at >= 0) app.perform({ do: { name: card.drops.hand.do.name, value: `${card.key},${at}` } });
  return true;
}

/* A key of the hand drops the focused card somewhere, such as Delete on the pile. */
function keyedDrop(app, event) {
  const zone = zoneOf(app.scene, "hand"), place = zone?.keys?.[keyName(event)], card = place && focusedCard(app, event);
  if (!card) return false;
  event.preventDefault();
  const drop = card.drops?.[place];
  if (drop) app.perform(dropOf(drop), event.target);
  else if (card.why) showBubble(app, whyBubble(card));
  return true;
}

function walkReplay(app, event, node) {
  const at = { Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3 }[event.key];
  const press = at === undefined ? null : node.closest(".cl-transport").querySelectorAll(".cl-steps .cl-button")[at];
  if (!press) return false;
  event.preventDefault();
  press.click();
  return true;
}

/* What the scene offers first, then what is read or reached. */
function pressKey(app, name) {
  const action = allActions(app.scene).find((one) => sameKey(one.key, name));
  const node = [...app.stage.querySelectorAll("[aria-keyshortcuts]")].find((one) => sameKey(one.getAttribute("aria-keyshortcuts"), name));
  if (node) node.click();
  else if (action) app.act(action, app.stage);
  else return pressMapped(app, name);
  return true;
}

const allActions = (scene) => [...(scene.actions ?? []), ...(scene.help ? [scene.help] : []), ...(scene.strip?.actions ?? []),
  ...(scene.zones ?? []).flatMap((zone) => zone.actions ?? []), ...(scene.panels ?? []).flatMap((panel) => panel.actions ?? [])];
