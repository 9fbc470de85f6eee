/* What stands beside the table: hint, points, talk, moves, replay, texts to read or copy. */

const paragraphs = (app, text, style = "cl-reason") => String(text ?? "").split(/\n+/).filter(isThere).map((part) => h("p", { class: style }, phrase(app, part)));

const heading = (app, text, extra) => (isThere(text) ? h("h2", { class: extra ?? null }, phrase(app, text)) : null);

function hintPanel(app, panel, key) {
  const reached = panel.reached ?? 0;
  return h("section", { key: "hint", class: "cl-panel cl-hint", "data-panel": "hint", "aria-label": spoken(app, panel.title) },
    h("div", { class: "cl-hint-top" }, heading(app, panel.title),
      iconButton("close", app.labels.close ?? "", () => app.send({ type: "do", name: "hint-close", value: null }), { "data-do": "hint-close" })),
    h("ol", { class: "cl-ladder", "aria-label": app.labels.ladder ?? null }, (panel.rungs ?? []).map((rung, at) =>
      h("li", { class: at < reached ? "is-reached" : "", "aria-current": at + 1 === reached ? "step" : null }, rung))),
    panel.moves?.length ? h("ol", { class: "cl-moves" }, panel.moves.map((move, at) => h("li", null,
      panel.moves.length > 1 && h("b", { "aria-hidden": "true" }, String(at + 1)), h("span", null, phrase(app, move))))) : null,
    isThere(panel.reason) && h("p", { class: "cl-reason" }, phrase(app, panel.reason)),
    isThere(panel.tip) && h("p", { class: "cl-label" }, phrase(app, panel.tip)),
    buttons(app, panel.actions));
}

function pointsPanel(app, panel, key) {
  return h("section", { key, class: "cl-panel", "data-panel": "points", "aria-label": panel.title ?? app.labels.points ?? null },
    heading(app, panel.title),
    h("table", { class: "cl-points" },
      h("thead", null, h("tr", null, (panel.heads ?? []).map((head) => h("th", { scope: "col" }, phrase(app, head))))),
      h("tbody", null, (panel.rows ?? []).map((row) => h("tr", null, h("th", { scope: "row" }, phrase(app, row.name)),
        isThere(row.points) && h("td", { class: "cl-big" }, phrase(app, row.points)), isThere(row.left) ? h("td", null, pegs(row)) : isThere(row.total) && h("td", { class: "cl-big" }, phrase(app, row.total)))))),
    (panel.notes ?? []).map((note) => label(app, note, "cl-note")));
}

const talkPanel = (app, panel, key) => h("section", { key, class: "cl-panel", "data-panel": "talk", "aria-label": spoken(app, panel.title) },
  heading(app, panel.title), paragraphs(app, panel.text), buttons(app, panel.actions));

const logPanel = (app, panel, key) => h("details", { key, class: "cl-panel cl-log", "data-panel": "log", startsOpen: panel.open },
  h("summary", null, h("h2", null, phrase(app, panel.title))),
  h("ol", { class: "cl-lines" }, (panel.lines ?? []).map((text) => h("li", null, phrase(app, text)))));

const foldPanel = (app, panel, key) => h("details", { key, class: "cl-panel cl-log", "data-panel": "fold", startsOpen: panel.open },
  h("summary", null, h("h2", null, phrase(app, panel.title))), paragraphs(app, panel.text), buttons(app, panel.actions));

function transportPanel(app, panel, key) {
  const go = (move) => app.send({ type: "do", name: move.do?.name ?? "ply", value: move.do?.value ?? move.value ?? move.ply });
  return h("section", { key, class: "cl-panel cl-transport", "data-panel": "transport", "aria-label": spoken(app, panel.title) },
    h("div", { class: "cl-hint-top" }, heading(app, panel.title), isThere(panel.of) && h("span", { class: "cl-label cl-number" }, `${panel.ply} / ${panel.of}`)),
    h("div", { class: "cl-actions cl-steps" }, (panel.actions ?? []).map((action, at) => button(app, action, at, `step ${at}`))),
    panel.moves?.length ? h("ol", { class: "cl-played", tabindex: "-1" }, panel.moves.map((move) => h("li", { key: move.ply },
      h("button", { type: "button", class: "cl-ply", "aria-current": move.current ? "step" : null, "data-ply": move.ply, onclick: () => go(move) }, phrase(app, move.label))))) : null);
}

const textPanel = (app, panel, key) => h("section", { key, class: "cl-panel", "data-panel": "text", "aria-label": spoken(app, panel.title) },
  heading(app, panel.title), paragraphs(app, panel.text), buttons(app, panel.actions));

/* One line that can be put away. */
const newsPanel = (app, panel, key) => h("section", { key, class: "cl-panel cl-news", "data-panel": "news", "aria-label": spoken(app, panel.label) },
  h("div", null, h("p", { class: "cl-label" }, phrase(app, panel.label)), h("p", null, h("a", { href: panel.rule.href }, phrase(app, panel.rule.title)), ": ", phrase(app, panel.text)),
    panel.lesson && h("p", { class: "cl-label" }, h("a", { href: panel.lesson.href }, phrase(app, panel.lesson.name)))),
  iconButton("close", app.labels.close ?? "", () => app.send({ type: "do", name: "news-close", value: null }), { "data-do": "news-close" }));

function copyPanel(app, panel, key) {
  const text = panel.href ? (app.onPage ? new URL(panel.href, location.href).href : panel.href) : panel.text ?? "";
  const rows = clamp(text.split("\n").reduce((sum, line) => sum + Math.ceil((line.length + 1) / 28), 0), 2, 12);
  return h("section", { key, class: "cl-panel cl-copy", "data-panel": "copy", "aria-label": spoken(app, panel.title) },
    heading(app, panel.title),
    h("textarea", { readonly: true, rows: String(rows), "aria-label": spoken(app, panel.title), value: text, onfocus: (event) => event.target.select() }),
    (panel.notes ?? []).map((note) => label(app, note, "cl-note")),
    buttons(app, panel.actions));
}

/* Copying stays in the browser: the text is already here. */
async function copyText(app, node) {
  const field = node.closest(".cl-copy")?.querySelector("textarea");
  if (!field) return;
  field.focus();
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand?.("copy"); }
  if (app.labels.copied) app.tell([app.labels.copied]);
}

/* So does keeping it in a file. */
function saveText(node, name) {
  const text = node.closest(".cl-copy")?.querySelector("textarea")?.value ?? "";
  const address = URL.createObjectURL(new Blob([text], { type: "text/markdown" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const PANELS = { hint: hintPanel, points: pointsPanel, talk: talkPanel, log: logPanel, transport: transportPanel, text: textPanel, news: newsPanel, fold: foldPanel, copy: copyPanel };

const panelView = (app, panel, at) => PANELS[panel.kind]?.(app, panel, `${panel.kind} ${panel.name ?? at}`);
