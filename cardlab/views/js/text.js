/* Sentences. A suit sign in a text becomes the drawn suit, and rank, suit and the stop after them stay on one line. */

const SUIT_SIGNS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const CARD_IN_TEXT = /([0-9\p{L}]{0,2})([♠♥♦♣])\uFE0E?([.,:;!?)”"’]*)/gu;

function suitIcon(app, suit) {
  const label = app.labels.suits?.[suit] ?? suit;
  return leaf(`suit ${suit} ${label}`, () =>
    draw("svg", { viewBox: "-50 -50 100 100", class: `cl-suit is-${suit}`, role: "img", "aria-label": label },
      draw("path", { d: SUIT_PATH[suit] })));
}

function phrase(app, text) {
  if (!isThere(text)) return [];
  const sentence = String(text), parts = [];
  let end = 0;
  for (const found of sentence.matchAll(CARD_IN_TEXT)) {
    const [all, rank, sign, stop] = found;
    parts.push(sentence.slice(end, found.index));
    parts.push(h("span", { class: "cl-name" }, rank, suitIcon(app, SUIT_SIGNS[sign]), stop));
    end = found.index + all.length;
  }
  parts.push(sentence.slice(end));
  return parts.filter(isThere);
}

/* For attributes and announcements, where nothing can be drawn. */
function spoken(app, text) {
  return String(text ?? "").replace(CARD_IN_TEXT, (_, rank, sign, stop) =>
    [rank, app.labels.suits?.[SUIT_SIGNS[sign]] ?? sign].filter(Boolean).join(" ") + stop);
}

const label = (app, text, extra = "") => (isThere(text) ? h("p", { class: classes("cl-label", extra) }, phrase(app, text)) : null);
const hidden = (text, tag = "span", more = {}) => h(tag, { class: "cl-hidden", ...more }, text);
