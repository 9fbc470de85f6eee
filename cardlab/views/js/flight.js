/* Cards travel: before an update we note where every card lies, after it each one starts there and glides to its new place.
 * A card that was not there before comes from where it left: the same face elsewhere, a hand's backs, or the stock.
 */

const FLIGHT = { duration: 260, easing: "cubic-bezier(.2, .7, .3, 1)" };

function placesOf(app) {
  const places = new Map();
  for (const node of app.stage.querySelectorAll(".cl-card[data-at]")) {
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const { at, key, face } = node.dataset;
    places.set(`${at} ${key} ${face}`, { node, at, face, x: box.left + box.width / 2, y: box.top + box.height / 2, width: node.offsetWidth });
  }
  return places;
}

function startOf(app, card, gone, before) {
  const same = gone.findIndex((old) => old.face === card.face && old.face !== "??" && old.at !== card.at);
  if (same >= 0) return gone.splice(same, 1)[0];
  const zones = app.scene.zones ?? [], kind = zones.find((zone) => zone.name === card.at)?.kind;
  if (kind === "trick") return backFrom(gone, zones.filter((zone) => zone.kind === "seat").map((zone) => zone.name));
  if (kind !== "hand" && kind !== "seat" && kind !== "stock") return null;
  const pile = zones.find((zone) => zone.kind === "stock")?.name;
  return kind === "stock" ? null : [...before.values()].filter((old) => old.at === pile && old.face === "??").pop() ?? null;
}

function backFrom(gone, seats) {
  const at = gone.findIndex((old) => old.face === "??" && seats.includes(old.at));
  return at >= 0 ? gone.splice(at, 1)[0] : null;
}

function fly(app, before) {
  if (stillMotion() || !before.size) return;
  const after = placesOf(app);
  const gone = [...before].filter(([name]) => !after.has(name)).map(([, old]) => old);
  let late = 0;
  for (const [name, card] of after) {
    const old = before.get(name) ?? startOf(app, card, gone, before);
    if (!old) continue;
    const isNew = !before.has(name);
    travel(card, old, isNew && card.at === old.at ? 0 : isNew && card.face !== "??" && late < 12 ? 40 * late++ : 0);
  }
}

function travel(card, old, delay) {
  const dx = old.x - card.x, dy = old.y - card.y;
  if (Math.hypot(dx, dy) < 1.5) return;
  const from = { translate: `${dx}px ${dy}px`, scale: String(old.width / card.width), zIndex: 30 };
  card.node.animate([from, { translate: "0 0", scale: "1", zIndex: 30 }], { ...FLIGHT, delay, fill: "backwards" });
}

/* One card back to its place, after a drag that came to nothing. */
function glide(node, to, from) {
  if (stillMotion() || !from) return;
  node.animate([{ translate: `${from.left - to.left}px ${from.top - to.top}px`, zIndex: 30 }, { translate: "0 0", zIndex: 30 }], FLIGHT);
}
