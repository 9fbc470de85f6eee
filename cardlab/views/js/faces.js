/* drawnCard(face, { fourColour, locale }) gives an SVG element.
 * Faces: "7H" "TD" "KS" "JK" (joker), "JK=7S" (joker standing for a card), "??" (face down).
 * The group .cl-small is the phone face, .cl-full the normal one; the style sheet picks by the card's width.
 */

function blank(kind) {
  return draw("svg", { viewBox: `0 0 ${CARD_W} ${CARD_H}`, class: `cl-face cl-${kind}`, "aria-hidden": "true", focusable: "false" },
    draw("rect", { x: 1.5, y: 1.5, width: CARD_W - 3, height: CARD_H - 3, rx: 18, fill: PAPER, stroke: "var(--cl-card-edge, #cfc6b4)", "stroke-width": 3 }));
}

function pips(rank, suit, ink) {
  if (rank === "A") return [pip(suit, MID_X, MID_Y, 128, ink)];
  return PIPS[rank].map(([column, row]) =>
    pip(suit, MID_X + column * PIP_COLUMN, PIP_TOP + row * (PIP_BOTTOM - PIP_TOP), PIP_SIZE, ink, row > 0.5));
}

function numberCard(rank, suit, person, locale) {
  const svg = blank("number");
  svg.append(
    corner(rank, suit, person.ink, locale),
    group([...pips(rank, suit, person.ink), turned(corner(rank, suit, person.ink, locale))], { class: "cl-full" }),
    group([pip(suit, 146, 232, 150, person.ink)], { class: "cl-small", display: "none" }));
  return svg;
}

function courtCard(rank, suit, person, locale) {
  const half = () => COURTS[rank](suit, person);
  const svg = blank("court");
  svg.append(
    group([...twoWay(half), sash(person), turned(corner(rank, suit, person.ink, locale))], { class: "cl-full" }),
    group([half()], { class: "cl-small", display: "none", transform: "translate(-66 124) scale(1.34)" }),
    corner(rank, suit, person.ink, locale));
  return svg;
}

function jokerWord(text, x, y) {
  const font = "system-ui, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif";
  return group([...text].map((sign, i) => {
    const node = draw("text", { x, y: y + i * 16, fill: JOKER.ink, "font-size": 17, "font-weight": 700, "text-anchor": "middle", "font-family": font });
    node.textContent = sign;
    return node;
  }));
}

/* A joker that stands for a card wears that card's index on a plate, so it reads like one in a fan. */
function jokerIndex(standsFor, options) {
  if (!standsFor) return group([shape(STAR, JOKER.ink, { transform: "translate(27 34) scale(.42)" }), jokerWord("JOKER", 21, 78)]);
  const [rank, suit] = standsFor;
  return group([draw("rect", { x: 6, y: 6, width: 64, height: 128, rx: 13, fill: "#f6e3b4", stroke: GOLD, "stroke-width": 3 }),
    corner(rank, suit, palette(suit, options).ink, options.locale)]);
}

function jokerCard(standsFor, options) {
  const half = () => jester(null, JOKER);
  const svg = blank("joker");
  svg.append(
    group([...twoWay(half), sash(JOKER), turned(jokerIndex(standsFor, options))], { class: "cl-full" }),
    group([half()], { class: "cl-small", display: "none", transform: "translate(-66 124) scale(1.34)" }),
    jokerIndex(standsFor, options));
  return svg;
}

/* The back: a woven lattice with a four-suit rosette, the same both ways up. */
function backCard() {
  const svg = blank("back");
  const lattice = [];
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 8; column++) {
      const x = 36 + column * 24, y = 36 + row * 24;
      lattice.push(`M${x} ${y - 9}l9 9l-9 9l-9-9Z`);
    }
  const knots = [];
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 7; column++) knots.push(`M${48 + column * 24} ${48 + row * 24}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z`);
  svg.append(
    draw("rect", { x: 13, y: 13, width: 214, height: 310, rx: 10, fill: "#2c5562" }),
    draw("rect", { x: 20, y: 20, width: 200, height: 296, rx: 6, fill: "none", stroke: "#e9d7ae", "stroke-width": 2 }),
    shape(lattice.join(""), "none", { stroke: "#8fb4b8", "stroke-width": 2.2 }),
    shape(knots.join(""), "#e9d7ae"),
    dot(MID_X, MID_Y, 50, "#2c5562"), dot(MID_X, MID_Y, 47, "#e9d7ae"), dot(MID_X, MID_Y, 43, "#234550"),
    ...["S", "H"].map((suit, i) => pip(suit, MID_X + (i ? 18 : -18), MID_Y - 17, 27, "#e9d7ae")),
    ...["S", "H"].map((suit, i) => pip(suit, MID_X + (i ? -18 : 18), MID_Y + 17, 27, "#e9d7ae", true)));
  return svg;
}

function palette(suit, { fourColour }) {
  return fourColour ? { ...SUITS[suit], ...FOUR[suit] } : SUITS[suit];
}

function drawCard(face, options) {
  if (!/^([A2-9TJQK][SHDC]|JK(=[A2-9TJQK][SHDC])?)$/.test(face)) return backCard();
  if (face.startsWith("JK")) return jokerCard(face.split("=")[1], options);
  const [rank, suit] = face;
  const make = rank in COURTS ? courtCard : numberCard;
  return make(rank, suit, palette(suit, options), options.locale);
}

const drawn = new Map();

/* A card is drawn once and then cloned. */
function drawnCard(face, { fourColour = false, locale = "en" } = {}) {
  const key = `${face} ${fourColour} ${locale}`;
  if (!drawn.has(key)) drawn.set(key, drawCard(face, { fourColour, locale }));
  return drawn.get(key).cloneNode(true);
}
