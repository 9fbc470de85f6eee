/* The vocabulary of the drawn cards: colours, suits, corner signs, and the few shapes all else is made of.
 * A card is 240 x 336. No ids, no defs, no fonts: any number of copies may share a page or a shadow root.
 */

const SVG_NS = "http://www.w3.org/2000/svg";
const CARD_W = 240, CARD_H = 336, MID_X = 120, MID_Y = 168;

const RANKS = [..."A23456789TJQK"];
const LETTERS = {
  en: { J: "J", Q: "Q", K: "K", A: "A" },
  de: { J: "B", Q: "D", K: "K", A: "A" },
  pl: { J: "W", Q: "D", K: "K", A: "A" },
  sl: { J: "F", Q: "D", K: "K", A: "A" },
};

const SUIT_PATH = {
  H: "M0 43C-10 27-44 8-44-17C-44-33-33-43-21-43C-11-43-3-37 0-27C3-37 11-43 21-43C33-43 44-33 44-17C44 8 10 27 0 43Z",
  D: "M0-48C9-29 22-12 36 0C22 12 9 29 0 48C-9 29-22 12-36 0C-22-12-9-29 0-48Z",
  S: "M0-46C8-29 43-9 43 15C43 29 33 37 22 37C14 37 8 34 4 27C5 36 8 42 15 46H-15C-8 42-5 36-4 27C-8 34-14 37-22 37C-33 37-43 29-43 15C-43-9-8-29 0-46Z",
  C: "M-20-24a20 20 0 1 1 40 0a20 20 0 1 1-40 0ZM-43 11a20 20 0 1 1 40 0a20 20 0 1 1-40 0ZM3 11a20 20 0 1 1 40 0a20 20 0 1 1-40 0ZM-8-10H8L5 18C5 32 8 42 15 46H-15C-8 42-5 32-5 18Z",
};
const STAR = "M0-46L13-16L45-14L20 7L29 39L0 21L-29 39L-20 7L-45-14L-13-16Z";

const PAPER = "var(--cl-paper, #fffdf8)", LINEN = "#fdf3e0", GOLD = "#dba33c", LINE = "#2b2321";
const BLACK = "#1c2230", RED = "#b81f2d", BLUE = "#1c5c9c", GREEN = "#1b6a40";

/* ink: the pip; main and soft: the costume; skin and hair: the person */
const SUITS = {
  S: { ink: BLACK, main: "#2e4570", soft: "#a8bedd", skin: "#f2d2b4", hair: "#4a3529" },
  H: { ink: RED, main: "#a92c3a", soft: "#f0b7ab", skin: "#f7dcc4", hair: "#a35a2d" },
  D: { ink: RED, main: "#c05c22", soft: "#f4cf9a", skin: "#cf976c", hair: "#33241f" },
  C: { ink: BLACK, main: "#2b634d", soft: "#aacfb5", skin: "#a87350", hair: "#221b1b" },
};
const FOUR = {
  S: { main: "#3b404e", soft: "#bcc2cf" },
  D: { ink: BLUE, main: "#2a659f", soft: "#a9cbe8" },
  C: { ink: GREEN },
};
const JOKER = { ink: "#63387a", main: "#63387a", soft: "#7fc0b4", skin: "#f3d6ba", hair: "#63387a" };

/* where the pips stand: [column, row], column -1 0 1, row 0 (top) to 1 (bottom) */
const SIDES = (...rows) => rows.flatMap((row) => [[-1, row], [1, row]]);
const PIPS = {
  2: [[0, 0], [0, 1]],
  3: [[0, 0], [0, 0.5], [0, 1]],
  4: SIDES(0, 1),
  5: [...SIDES(0, 1), [0, 0.5]],
  6: SIDES(0, 0.5, 1),
  7: [...SIDES(0, 0.5, 1), [0, 0.25]],
  8: [...SIDES(0, 0.5, 1), [0, 0.25], [0, 0.75]],
  9: [...SIDES(0, 1 / 3, 2 / 3, 1), [0, 0.5]],
  T: [...SIDES(0, 1 / 3, 2 / 3, 1), [0, 1 / 6], [0, 5 / 6]],
};
const PIP_TOP = 56, PIP_BOTTOM = CARD_H - PIP_TOP, PIP_COLUMN = 35, PIP_SIZE = 42;
const INDEX_X = 35;

/* ---- small drawing vocabulary ---- */

function draw(tag, attributes, ...children) {
  const node = document.createElementNS(SVG_NS, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}
const group = (children, attributes = {}) => draw("g", attributes, ...children);
const shape = (d, fill, more = {}) => draw("path", { d, fill, ...more });
const line = (d, stroke, width = 3) =>
  shape(d, "none", { stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });
const dot = (cx, cy, r, fill, more = {}) => draw("circle", { cx, cy, r, fill, ...more });
const bar = (x, y, width, height, fill, rx = 0) => draw("rect", { x, y, width, height, fill, rx });
const shade = (d, strength = 0.12) => shape(d, LINE, { opacity: strength });
const pip = (suit, x, y, size, fill, turned = false) =>
  shape(SUIT_PATH[suit], fill, { transform: `translate(${x} ${y}) scale(${size / 100})${turned ? " rotate(180)" : ""}` });
const turned = (node) => group([node], { transform: `rotate(180 ${MID_X} ${MID_Y})` });
const lowered = (half) => group([half], { transform: "translate(0 5)" });
const twoWay = (half) => [lowered(half()), turned(lowered(half()))];

/* ---- corners: own signs as strokes in a 40 x 56 box, so they look the same on every machine ---- */

const SIGNS = {
  A: "M2 56L20 1L38 56M9 38H31",
  2: "M4 15C5 6 11 1 20 1C29 1 36 7 36 16C36 26 27 33 4 55H37",
  3: "M4 9C8 3 13 1 20 1C28 1 35 6 35 14C35 22 28 26 17 26C29 26 37 31 37 40C37 50 29 55 20 55C12 55 6 52 3 46",
  4: "M29 56V1L2 40H39",
  5: "M34 1H9L6 26C10 22 15 20 20 20C30 20 37 27 37 37C37 48 30 55 20 55C12 55 7 52 3 47",
  6: "M31 1C14 7 4 22 4 38C4 48 11 55 20.5 55C30 55 37 48 37 38C37 28 30 21 21 21C12 21 5 28 4 38",
  7: "M3 1H37L15 56",
  8: "M20 1A14 12.5 0 1 1 20 26A14 12.5 0 1 1 20 1ZM20 26A17 14.5 0 1 1 20 55A17 14.5 0 1 1 20 26Z",
  9: "M9 55C26 49 36 34 36 18C36 8 29 1 19.5 1C10 1 3 8 3 18C3 28 10 35 19 35C28 35 35 28 36 18",
  10: "M-4 10L5 2V56M29 1A12 27 0 1 1 29 55A12 27 0 1 1 29 1Z",
  B: "M6 1V55H22C32 55 37 49 37 41C37 32 32 27 22 27H6M22 27C29 27 34 22 34 14C34 6 29 1 21 1H6",
  D: "M5 1V55H16C30 55 38 45 38 28C38 11 30 1 16 1Z",
  F: "M7 56V1H36M7 28H31",
  J: "M12 1H32V39C32 50 26 55 18 55C10 55 5 51 3 44",
  K: "M5 0V56M37 1L6 33M17 23L38 56",
  Q: "M20 1A18 27 0 1 1 20 55A18 27 0 1 1 20 1ZM24 41L38 59",
  W: "M-3 1L9 55L20 14L31 55L43 1",
};

function rankSign(rank, locale, ink) {
  const sign = rank === "T" ? "10" : (LETTERS[locale] ?? LETTERS.en)[rank] ?? rank;
  return group([line(SIGNS[sign], ink, 11.5)], { transform: `translate(${INDEX_X - 18} 17) scale(.92)` });
}

const corner = (rank, suit, ink, locale) =>
  group([rankSign(rank, locale, ink), pip(suit, INDEX_X, 102, 44, ink)]);
