/* The pieces a table is made of: a card, a button, a turn sign, a fan. */

const marks = (card) => classes(
  card.playable && "is-playable", card.dim && "is-dim", card.selected && "is-selected", card.hinted && "is-hinted",
  card.meld && "is-in-meld", ["start", "alone"].includes(card.meld) && "is-meld-start", ["end", "alone"].includes(card.meld) && "is-meld-end",
  card.fresh && "is-fresh", card.aside && "is-aside");

function badge(card) {
  if (isThere(card.badge)) return h("span", { class: "cl-badge" }, String(card.badge));
  if (isThere(card.points)) return h("span", { class: "cl-badge is-points" }, String(card.points));
  return null;
}

const faceOf = (app, face) => leaf(`${face} ${app.fourColour} ${app.scene.locale}`,
  () => drawnCard(face, { fourColour: app.fourColour, locale: app.scene.locale }));

const cardKey = (card, at) => card.key ?? `${card.face}-${at}`;

/* A card that only lies there. */
function stillCard(app, card, zone, at, extra = "") {
  const face = card.face ?? "??", named = face !== "??" || card.name;
  return h("span", { key: cardKey(card, at), class: classes("cl-card", marks(card), extra),
    role: named ? "img" : null, "aria-label": named ? card.name ?? spokenFace(app, face) : null, "aria-hidden": named ? null : "true",
    "data-face": face, "data-key": cardKey(card, at), "data-at": zone }, faceOf(app, face), badge(card));
}

/* Only for scenes that leave the name out. */
const spokenFace = (app, face) => (face.startsWith("JK") ? face : `${face[0] === "T" ? "10" : face[0]} ${app.labels.suits?.[face[1]] ?? face[1]}`);

const isLive = (card) => Boolean(card.word || card.do || card.why || card.aside || card.choices?.length || Object.keys(card.drops ?? {}).length);

/* A card that may be moved about in the own hand can be dragged at any time. */
const isFree = (card) => Boolean(card.drops?.hand);

/* A card that can be played, asked about or dragged. Dimmed cards stay focusable and say why. */
function liveCard(app, card, zone, at, extra = "", tabindex = null) {
  const key = cardKey(card, at), why = card.why ?? card.does ? `why-${zone}-${key}` : null;
  return h("button", { type: "button", key, class: classes("cl-card", marks(card), extra, Object.keys(card.drops ?? {}).length && "is-loose", isFree(card) && "is-free"),
    tabindex, "aria-label": card.name ?? spokenFace(app, card.face ?? "??"), "aria-disabled": card.dim || !isLive(card) ? "true" : null,
    "aria-describedby": why, "aria-pressed": typeof card.selected === "boolean" ? String(card.selected) : null, "aria-haspopup": card.choices?.length ? "menu" : null,
    "data-face": card.face ?? "??", "data-key": key, "data-at": zone, "data-word": card.word ?? null, "aria-keyshortcuts": card.shortcut ?? null,
    onclick: (event) => app.pick(card, zone, event),
    onfocus: (event) => app.arrive(card, zone, key, event),
    onpointerdown: (event) => app.drag.down(card, zone, event) },
  faceOf(app, card.face ?? "??"), badge(card));
}

const anyCard = (app, card, zone, at, extra) =>
  isLive(card) ? [liveCard(app, card, zone, at, extra), whyText(app, card, zone, at)] : stillCard(app, card, zone, at, extra);

/* Why a card cannot be played, or what a click on it does. */
const whyText = (app, card, zone, at) => card.why ?? card.does
  ? h("span", { key: `why ${cardKey(card, at)}`, id: `why-${zone}-${cardKey(card, at)}`, hidden: true }, spoken(app, card.why ?? card.does)) : null;

/* Links are links, everything else is a button. */
function button(app, action, at = 0, fixed = null) {
  const key = fixed ?? action.word ?? (action.do ? `${action.do.name} ${action.do.value ?? ""}` : action.href ?? at);
  const style = classes("cl-button", action.icon === "question" && "cl-help", action.icon === "close" && "is-off", action.to && "is-way", action.main && "is-main", action.plain && "is-plain", action.hinted && "is-hinted");
  const inside = [ICONS[action.icon] && icon(action.icon), h("span", null, phrase(app, action.label)), isThere(action.badge) && h("span", { class: "cl-badge" }, String(action.badge))];
  if (action.href) return h("a", { key, class: style, href: action.href, "aria-label": action.name ?? null }, inside);
  const told = action.why ?? (action.does === action.label ? null : action.does);
  const why = told ? `why-action-${String(key).replace(/\W+/g, "-")}` : null;
  return [h("button", { type: "button", key, class: style, "aria-disabled": action.why ? "true" : null, "aria-describedby": why,
    "aria-haspopup": action.choices?.length ? "menu" : null, "aria-keyshortcuts": action.key ?? null,
    "data-word": action.word ?? null, "data-do": action.do?.name ?? null, "data-value": action.do?.value ?? null,
    onclick: (event) => app.act(action, event.currentTarget), onfocus: (event) => app.arriveAt(action, event.currentTarget) }, inside),
  why && h("span", { key: `why ${key}`, id: why, hidden: true }, spoken(app, told))];
}

const buttons = (app, actions, extra = "") => (actions?.length
  ? h("div", { class: classes("cl-actions", extra) }, actions.map((action, at) => button(app, action, at))) : null);

function iconButton(name, text, act, more = {}) {
  return h("button", { type: "button", class: "cl-icon-button", "aria-label": text, onclick: act, ...more }, icon(name));
}

const turnSign = (app, turn) => h("span", { key: "turn", class: classes("cl-turn", turn ? `is-${turn}` : "is-nobody"),
  role: turn ? "img" : null, "aria-label": turn ? app.labels[turn === "yours" ? "your_turn" : "their_turn"] ?? null : null },
turn && icon(turn === "yours" ? "alert" : "arrow"));

const fan = (app, cards, zone, extra = "", step = null) => h("div", { class: classes("cl-fan", extra), style: step ? { "--cl-step": String(step) } : null },
  (cards ?? []).map((card, at) => stillCard(app, card, zone, at)));

const faces = (app, list, extra = "") => fan(app, (list ?? []).map((face) => (typeof face === "string" ? { face } : face)), "", extra);

/* How far someone is: hollow pegs are done, filled ones are left, ringed ones are falling just now. */
function pegs(row) {
  const count = row.of ?? 0, was = row.was ?? row.left;
  const sign = (at) => { const number = count - at; return number <= row.left ? "is-left" : number <= was ? "is-going" : ""; };
  return h("span", { class: "cl-pegs", role: "img", "aria-label": row.spoken ?? String(row.left) },
    Array.from({ length: count }, (_, at) => h("i", { class: sign(at) })), h("b", { class: "cl-number" }, String(row.left)));
}
