/* The map of all keys, shown by a question mark, and the keys that only read something aloud or go somewhere.
 * scene.keys: [{ key, label, say | go | look | fits | null }]; `say` is read, `go` names a zone to go to, `look` one to spread,
 * `fits` walks the cards that fit a meld.
 */

function pressMapped(app, name) {
  if (name === "?" && keyRows(app).length) { showKeys(app); return true; }
  const entry = (app.scene.keys ?? []).find((one) => sameKey(one.key, name));
  if (!entry) return false;
  if (isThere(entry.say)) readOut(app, entry.say);
  else if (entry.go) goTo(app, entry.go);
  else if (entry.look) spreadOut(app, app.spread === entry.look ? null : entry.look);
  else if (entry.fits) nextFitting(app, entry.fits);
  else if (entry.do || entry.word) app.perform(entry);
  else return false;
  return true;
}

/* Read aloud, and shown, since not everybody who presses the key listens. */
function readOut(app, text) {
  showBubble(app, { text, card: null, action: null, local: true });
  app.tell([text]);
}

function goTo(app, name) {
  if (zonesOf(app.scene, "melds").some((zone) => zone.name === name && zone.theirs)) { app.seen.add(name); app.refresh(); }
  const zone = app.stage.querySelector(`[data-zone="${CSS.escape(name)}"]`);
  const node = zone?.querySelector("[tabindex='0'], button:not([tabindex='-1'])");
  if (node) node.focus();
  else if (zone?.getAttribute("aria-label")) app.tell([zone.textContent || zone.getAttribute("aria-label")]);
}

function nextFitting(app, way) {
  const cards = zoneOf(app.scene, "hand")?.cards ?? [], nodes = [...app.stage.querySelectorAll(HAND)];
  const focused = app.root.getRootNode().activeElement, at = nodes.indexOf(focused);
  for (let step = 1; step <= cards.length; step += 1) {
    const to = (at + way * step + 2 * cards.length) % cards.length;
    if (cards[to].fits) return nodes[to].focus();
  }
  if (app.labels.no_fit) readOut(app, app.labels.no_fit);
}

/* Every key that does something now, each once. */
function keyRows(app) {
  const rows = [...(app.scene.keys ?? []), ...allActions(app.scene).filter((action) => action.key)];
  return rows.filter((row, at) => rows.findIndex((other) => sameKey(other.key, row.key)) === at);
}

/* A key as it is called in the reader's language: Shift+C, Space. */
const keySaid = (app, key) => key.split("+").map((part) => app.labels[`key_${part.toLowerCase()}`] ?? (part.length === 1 ? part.toUpperCase() : part)).join("+");

function keyTable(app) {
  return h("ul", { class: "cl-lines" }, keyRows(app).map((row) => h("li", { key: row.key },
    h("kbd", null, keySaid(app, row.key)), h("span", null, phrase(app, row.label)))));
}

function keyList(app) {
  if (!keyRows(app).length || !app.labels.keys) return null;
  return h("details", { key: "keys", class: "cl-panel cl-log cl-keys" }, h("summary", null, h("h2", null, app.labels.keys)), keyTable(app));
}

function showKeys(app) {
  const before = app.root.getRootNode().activeElement;
  const box = Object.assign(document.createElement("dialog"), { className: "cl-dialog" });
  const close = () => { box.remove(); before?.focus?.({ preventScroll: true }); };
  box.setAttribute("aria-label", app.labels.keys ?? "");
  patch(box, [h("div", { class: "cl-hint-top" }, h("h2", null, app.labels.keys), iconButton("close", app.labels.close ?? "", () => box.close())), keyTable(app)]);
  box.addEventListener("close", close);
  box.addEventListener("keydown", (event) => { event.stopPropagation(); if (event.key === "?") box.close(); });
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  app.root.append(box);
  box.showModal();
}
