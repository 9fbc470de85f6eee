/* The table scene: others at the top, the middle, my hand at the bottom, and the panels beside it or below. */

function middle(app, scene) {
  const pile = zoneOf(scene, "pile"), laid = zonesOf(scene, "melds"), deck = zoneOf(scene, "stock"), played = zoneOf(scene, "trick"), last = zoneOf(scene, "last");
  if (pile || laid.length) return h("div", { key: "board", class: "cl-board" },
    h("div", { class: "cl-piles" }, deck && backPile(app, deck), pile && discardPile(app, pile)), laidMelds(app, laid));
  if (!deck && !played && !last) return null;
  return h("div", { key: "middle", class: classes("cl-middle", !deck && !last && "is-bare") },
    deck ? stock(app, deck) : h("div", { key: "no stock", class: "cl-zone" }), played && trick(app, played), lastTrick(app, last));
}

function ownRow(app, scene) {
  const seat = scene.seat, won = zoneOf(scene, "won");
  if (!seat && !won) return null;
  return h("div", { class: "cl-own" },
    h("div", { class: "cl-seat" },
      h("div", null, seat?.out && outSign(app), h("p", { class: "cl-seat-name" }, phrase(app, seat?.status ?? seat?.name)), label(app, seat?.note, "cl-number")),
      turnSign(app, seat?.turn), clockView(app)),
    wonPile(app, won));
}

function mine(app, scene) {
  const cards = zoneOf(scene, "hand");
  const waiting = zoneOf(scene, "draft");
  const offered = [...(waiting?.melds?.length ? [] : waiting?.actions ?? []), ...(scene.actions ?? []), ...(scene.help ? [{ icon: "question", ...scene.help }] : [])];
  const acts = offered.length || !scene.compact
    ? h("div", { key: "actions", class: "cl-actions cl-own-actions", role: "group", "aria-label": app.labels.actions ?? null }, offered.map((action, at) => button(app, action, at))) : null;
  return h("div", { key: "mine", class: "cl-mine" }, ownRow(app, scene), acts, cards && hand(app, cards));
}

const felt = (app, scene) => h("section", { key: "table", class: classes("cl-table", scene.compact && "is-compact", zoneOf(scene, "melds") && "is-rummy"), "aria-label": app.labels.table ?? null },
  h("div", { class: "cl-felt" }, seats(app, scene), middle(app, scene), spreadView(app, scene), strip(app, scene.strip), draft(app, zoneOf(scene, "draft")), mine(app, scene)));

function tableView(app, scene) {
  if (scene.compact) return felt(app, scene);
  if (scene.lesson) return lessonView(app, scene, scene.lesson);
  if (scene.practice) return practiceView(app, scene, scene.practice);
  const beside = [...(scene.panels ?? []).map((panel, at) => panelView(app, panel, at)), keyList(app, scene)];
  return h("div", { key: "room", class: "cl-room" },
    isThere(scene.heading) && hidden(phrase(app, scene.heading), app.onPage ? "h1" : "h2", { tabindex: "-1" }),
    felt(app, scene),
    beside.some(Boolean) && h("aside", { key: "side", class: "cl-side", "aria-label": app.labels.side ?? null }, beside));
}
