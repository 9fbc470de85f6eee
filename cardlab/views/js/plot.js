/* Totals by round as lines. The picture stretches with its place, so its words stand beside it and keep their size;
 * the reader's line is blue, the others are told apart by their strokes. The numbers are in the table below.
 */

const STROKES = ["", "9 5", "2 4", "12 4 2 4", "5 3", "16 5", "2 7", "8 3 2 3 2 3"];
const APART = 9;

/* Round numbers for the axis, four or five of them. */
function ticksOf(low, high) {
  const rough = Math.max(1, (high - low) / 5), power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough && Number.isInteger(each));
  const first = Math.floor(low / step), last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/* Names stand where their lines end, but never on top of each other. */
function spread(places) {
  const order = places.map((top, at) => ({ top, at })).sort((one, other) => one.top - other.top);
  order.forEach((each, at) => { if (at) each.top = Math.max(each.top, order[at - 1].top + APART); });
  const over = Math.max(0, (order.at(-1)?.top ?? 0) - 100);
  order.toReversed().forEach((each, at, all) => { each.top = Math.min(each.top, at ? all[at - 1].top - APART : each.top - over); });
  return order.sort((one, other) => one.at - other.at).map((each) => each.top);
}

function plot(app, title, lines) {
  const values = lines.flatMap((line) => line.points), ticks = ticksOf(Math.min(...values), Math.max(...values)), rounds = lines[0].points.length - 1;
  const left = (at) => (100 * at) / rounds, top = (value) => (100 * (ticks.at(-1) - value)) / (ticks.at(-1) - ticks[0]);
  const names = spread(lines.map((line) => top(line.points.at(-1)))), every = Math.ceil(rounds / 12);
  const path = (line, at) => draw("polyline", { points: line.points.map((value, x) => `${left(x)},${top(value)}`).join(" "), class: line.own ? "is-own" : "", "stroke-dasharray": STROKES[at % STROKES.length] });
  const sample = (at, own) => leaf(`stroke ${at} ${own}`, () => draw("svg", { viewBox: "0 0 30 6", class: own ? "is-own" : "" }, draw("path", { d: "M0 3H30", "stroke-dasharray": STROKES[at % STROKES.length] })));
  return h("div", { key: "plot", class: "cl-plot", role: "img", "aria-label": title },
    leaf(`plot ${JSON.stringify(lines)}`, () => draw("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none" },
      ...ticks.map((value) => draw("path", { d: `M0 ${top(value)}H100`, class: value ? "is-tick" : "is-zero" })), ...lines.map(path))),
    ticks.map((value) => h("span", { class: "is-left", style: { top: `${top(value)}%` } }, String(value).replace("-", "−"))),
    Array.from({ length: rounds + 1 }, (_, at) => at % every === 0 && h("span", { class: "is-below", style: { left: `${left(at)}%` } }, String(at))),
    lines.map((line, at) => h("span", { class: classes("is-name", line.own && "is-own"), style: { top: `${names[at]}%` } }, sample(at, line.own), h("span", null, phrase(app, line.name)))));
}
