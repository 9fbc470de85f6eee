/* The keyboard inside the table. The letters are the scene's; the arrows walk the hand, the menu and the replay. */

const typing = (node) => node?.matches?.("input, textarea, select, [contenteditable]");

function onKey(app, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== "Tab" && !app.onPage) event.stopPropagation();
  if (event.defaultPrevented) return;
  const node = event.target;
  if (event.key === "Escape") { if (app.menu) closeMenu(app); else if (app.bubble) showBubble(app, null); return; }
  const walked = node.closest(".cl-hand") ? walkHand(app, event) : node.closest(".cl-transport") ? walkReplay(app, event, node) : false;
  if (!walked && !typing(node) && event.key.length === 1) pressLetter(app, event);
}

function walkHand(app, event) {
  const cards = [...app.stage.querySelectorAll(".cl-hand .cl-card")], at = cards.indexOf(event.target);
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

function walkReplay(app, event, node) {
  const at = { Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3 }[event.key];
  const press = at === undefined ? null : node.closest(".cl-transport").querySelectorAll(".cl-steps .cl-button")[at];
  if (!press) return false;
  event.preventDefault();
  press.click();
  return true;
}

function pressLetter(app, event) {
  const letter = event.key.toLowerCase();
  const action = allActions(app.scene).find((one) => one.key?.toLowerCase() === letter);
  if (!action) return;
  event.preventDefault();
  const node = [...app.stage.querySelectorAll("[aria-keyshortcuts]")].find((one) => one.getAttribute("aria-keyshortcuts") === action.key);
  if (node) node.click(); else app.act(action, app.stage);
}

const allActions = (scene) => [...(scene.actions ?? []), ...(scene.help ? [scene.help] : []), ...(scene.panels ?? []).flatMap((panel) => panel.actions ?? [])];
