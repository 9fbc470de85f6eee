/* One view per kind of zone. Zones are places; what may be done there is said by their cards. */

const zoneOf = (scene, kind) => (scene.zones ?? []).find((zone) => zone.kind === kind);
const zonesOf = (scene, kind) => (scene.zones ?? []).filter((zone) => zone.kind === kind);
const dropHere = (app, name) => (app.drag.targets.includes(name) ? "is-target" : "");

function wonPile(app, won) {
  if (!won) return null;
  const backs = Array.from({ length: clamp(won.count ?? 0, 0, 3) }, () => ({ face: "??" }));
  return h("div", { class: "cl-won", "data-zone": won.name ?? null },
    h("div", { class: "cl-won-pile" }, backs.length ? backs.map((card, at) => stillCard(app, card, "won", at)) : h("div", { class: "cl-slot" })), label(app, won.label));
}

const outSign = (app) => h("span", { class: "cl-out", role: "img", "aria-label": app.labels.out ?? null }, icon("cross"));

function soloSeat(app, zone) {
  return h("div", { key: zone.name, class: "cl-row", "data-zone": zone.name },
    h("div", { class: "cl-seat" },
      h("div", null, zone.out && outSign(app), h("p", { class: "cl-seat-name" }, phrase(app, zone.label)), label(app, zone.note, "cl-number")), turnSign(app, zone.turn)),
    fan(app, zone.cards, zone.name, classes("cl-far", zone.open && "is-pointed"), zone.open ? 0.6 : (zone.cards ?? []).length > 8 ? 0.3 : 0.42), wonPile(app, zone.won) ?? h("span"));
}

function crowdSeat(app, zone) {
  return h("div", { key: zone.name, class: classes("cl-opponent", zone.turn && "is-on", zone.out && "is-out", zone.open && "is-held-open"), "data-zone": zone.name },
    fan(app, zone.open ? zone.cards : (zone.cards ?? []).slice(0, 3), zone.name, zone.open ? "is-pointed" : "", zone.open ? 0.72 : 0.3),
    h("div", { class: "cl-opponent-text" }, zone.out && outSign(app),
      h("p", { class: "cl-seat-name" }, phrase(app, zone.label)), label(app, zone.note, "cl-number")),
    zone.turn && turnSign(app, zone.turn));
}

function seats(app, scene) {
  const zones = zonesOf(scene, "seat");
  if (!zones.length) return null;
  if (zones.length === 1) return soloSeat(app, zones[0]);
  return h("div", { key: "seats", class: classes("cl-seats", zones.length > 4 && "is-many", zones.some((zone) => zone.open) && "is-showing"), style: { "--cl-n": String(zones.length) } },
    zones.map((zone) => crowdSeat(app, zone)));
}

/* The trump lies crosswise under the stock; when the stock is closed, a back lies across the top. */
function stock(app, zone) {
  const trump = typeof zone.trump === "string" ? { face: zone.trump } : zone.trump;
  const backs = (zone.cards ?? []).slice(0, 2), name = zone.name;
  return h("div", { key: name, class: "cl-zone", "data-zone": name },
    h("div", { class: classes("cl-stock", zone.closed && "is-closed", dropHere(app, name), trump && "has-trump") },
      trump && !zone.closed && anyCard(app, { key: "trump", ...trump }, name, 9, "is-trump"),
      backs.map((card, at) => anyCard(app, { ...card, key: `back ${at}` }, name, at, at ? "is-second" : "")),
      zone.closed && stillCard(app, { face: "??", key: "lid" }, name, 3, "is-lid"),
      !backs.length && !trump && h("div", { class: "cl-slot" })),
    h("p", { class: "cl-label" }, zone.tag && [h("span", { class: "cl-tag" }, phrase(app, zone.tag)), " "], phrase(app, zone.note)));
}

function trick(app, zone) {
  return h("div", { key: zone.name, class: classes("cl-trick", dropHere(app, zone.name)), "data-zone": zone.name, role: "group", "aria-label": zone.label ?? null,
    style: { "--cl-seats": String(zone.cards?.length || 1) } },
  (zone.cards ?? []).map((card, at) => h("figure", { key: at },
    card.face ? anyCard(app, card, zone.name, at) : h("div", { key: "slot", class: "cl-slot" }),
    h("figcaption", { class: "cl-label" }, phrase(app, card.label ?? card.owner)))));
}

function lastTrick(app, zone) {
  return h("div", { key: zone?.name ?? "last", class: "cl-zone is-end", "data-zone": zone?.name ?? null },
    zone?.cards?.length ? [label(app, zone.label), fan(app, zone.cards, zone.name, "cl-last", 0.55), label(app, zone.note)] : null);
}

/* A card that freezes the pile lies across under its top; a bar with a lock keeps everybody from taking it. */
function discardPile(app, zone) {
  const top = (zone.cards ?? []).slice(-1);
  return h("figure", { key: zone.name, "data-zone": zone.name },
    h("div", { class: classes("cl-pile", zone.deep && "is-deep", zone.blocked && "is-blocked", zone.across && "is-frozen", dropHere(app, zone.name)) },
      zone.across && stillCard(app, zone.across, zone.name, 8, "is-across"),
      top.length ? top.map((card, at) => anyCard(app, card, zone.name, at)) : h("div", { class: "cl-slot" }),
      zone.blocked && h("span", { class: "cl-lock" }, icon("lock"))),
    h("figcaption", { class: "cl-label" }, phrase(app, zone.label), zone.note && [h("br"), phrase(app, zone.note)],
      isThere(zone.tag) && [" ", h("span", { class: "cl-tag" }, phrase(app, zone.tag))],
      zone.spread?.length > 1 && eyeButton(app, zone.name, zone.look, { "aria-label": zone.spread_label, "aria-expanded": String(app.spread === zone.name) }, () => spreadOut(app, app.spread === zone.name ? null : zone.name))));
}

function backPile(app, zone) {
  const top = (zone.cards ?? []).slice(-1);
  return h("figure", { key: zone.name, "data-zone": zone.name },
    h("div", { class: classes("cl-pile", "is-deep", dropHere(app, zone.name)) },
      top.length ? top.map((card, at) => anyCard(app, card, zone.name, at)) : h("div", { class: "cl-slot" })),
    h("figcaption", { class: "cl-label" }, phrase(app, zone.label), zone.note && [h("br"), phrase(app, zone.note)]));
}

/* One Tab stop; the arrow keys walk the cards. */
function hand(app, zone) {
  const cards = zone.cards ?? [], long = zone.long || cards.length > 8;
  const keys = cards.map(cardKey), resting = keys.includes(app.rove) ? app.rove : keys[Math.max(0, cards.findIndex((card) => card.playable))];
  return h("div", { key: zone.name, class: classes("cl-near cl-hand", dropHere(app, zone.name)), role: "group", "aria-label": zone.label ?? app.labels.hand ?? null, "data-zone": zone.name },
    h("div", { class: long ? classes("cl-long-hand", cards.length > 14 && "is-crowd", cards.length > 28 && "is-throng") : "cl-spread", style: { "--cl-n": String(Math.max(cards.length, zone.size ?? 5)) }},
      cards.map((card, at) => liveCard(app, card, zone.name, at, "", keys[at] === resting ? "0" : "-1"))),
    cards.map((card, at) => whyText(app, card, zone.name, at)));
}
