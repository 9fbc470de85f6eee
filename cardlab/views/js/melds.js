/* What lies in the middle of a rummy, and what the reader prepares for it. A meld is one button: its cards are read
 * together, a card that is picked or dragged goes to it, and its menu takes it apart.
 */

const SIDES_OF = { left: ["left"], right: ["right"], both: ["left", "right"], in: ["in"] };

/* At which end the dragged card would lie, or the picked one. */
function sidesOf(app, meld) {
  if (!app.drag.targets.length) return SIDES_OF[meld.target] ?? [];
  const drop = app.drag.dropOn(meld.name);
  return drop ? [...new Set((drop.choices ?? [drop]).map((one) => one.side ?? "in"))] : [];
}

const arrows = (sides) => sides.map((side) => h("span", { key: `to ${side}`, class: classes("cl-drop", `is-${side}`), "data-side": side, "aria-hidden": "true" }, icon("arrow")));

function meldCards(app, meld) {
  const crowd = meld.cards.length > 7;
  return h("div", { class: classes("cl-fan", crowd && "is-crowd"), "aria-hidden": "true" }, meld.cards.map((card, at) => stillCard(app, card, meld.name, at)));
}

function meldView(app, meld, tabindex) {
  const sides = sidesOf(app, meld), why = meld.why ? `why-${meld.name}` : null;
  return h("div", { key: meld.name, class: classes("cl-meld", sides.length && "is-target", meld.hinted && "is-hinted", meld.broken && "is-broken"), "data-zone": meld.name },
    meldCards(app, meld),
    isThere(meld.number) && h("span", { key: "number", class: "cl-meld-number", "aria-hidden": "true" }, meld.number),
    h("button", { key: "touch", type: "button", class: "cl-meld-touch", tabindex, "aria-label": spoken(app, meld.label), "aria-describedby": why, "data-meld": meld.name,
      "aria-haspopup": meld.menu?.length || meld.choices?.length ? "menu" : null, "data-word": meld.word ?? null,
      onfocus: (event) => arriveAtMeld(app, meld, event), onclick: (event) => pickMeld(app, meld, event.currentTarget),
      oncontextmenu: (event) => { event.preventDefault(); openMeldMenu(app, meld, event.currentTarget); } }),
    why && h("span", { key: "why", id: why, hidden: true }, spoken(app, meld.why)),
    arrows(sides));
}

function arriveAtMeld(app, meld, event) {
  if (app.roveMeld !== meld.name) { app.roveMeld = meld.name; app.refresh(); }
  if (app.bubble?.local) showBubble(app, null);
}

/* A picked card goes to the meld; with nothing picked its menu opens. */
function pickMeld(app, meld, node) {
  if (meld.word || meld.do || meld.choices?.length) app.perform(meld, node);
  else openMeldMenu(app, meld, node);
}

function openMeldMenu(app, meld, node) {
  if (meld.menu?.length) openMenu(app, { choices: meld.menu, name: meld.label }, node);
  else if (meld.why) showBubble(app, { text: meld.why, rule: meld.rule ?? null, card: null, action: meld.name, local: true });
  else app.tell([meld.label]);
}

function melds(app, zone) {
  const names = (zone.melds ?? []).map((meld) => meld.name), resting = names.includes(app.roveMeld) ? app.roveMeld : names[0];
  return h("div", { key: zone.name, class: classes("cl-melds", names.length > 8 && "is-full", names.length > 16 && "is-packed", dropHere(app, zone.name)), role: "group", "aria-label": zone.label ?? null, "data-zone": zone.name },
    (zone.melds ?? []).map((meld) => meldView(app, meld, meld.name === resting ? "0" : "-1")),
    !names.length && isThere(zone.note) && label(app, zone.note, "cl-empty"));
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

/* A plan is tried on the table before anything is played. */
const planBar = (app, plan) => (plan ? h("section", { key: "plan", class: "cl-plan", "aria-label": plan.title ?? null },
  h("div", null, heading(app, plan.title), label(app, plan.note)), buttons(app, plan.actions)) : null);
