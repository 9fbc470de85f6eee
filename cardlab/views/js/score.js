/* The score: each line appears by itself, so that every point can be followed; the totals come last. */

const ROW_PAUSE = 450;

function scoreView(app, scene) {
  const shown = app.reveal.shown, rows = scene.rows ?? [], all = shown >= rows.length;
  return h("div", { key: "score", class: "cl-page cl-score" },
    h("div", { class: "cl-verdict" },
      h("div", null, pageTitle(app, scene.title), isThere(scene.lead) && h("p", { class: "cl-lead" }, phrase(app, scene.lead)))),
    verdictActions(app, scene, all),
    h("section", { class: "cl-panel", "aria-label": app.labels.score ?? null }, ledger(app, scene, shown, all)),
    scene.taught && h("section", { key: "taught", class: classes("cl-panel cl-after cl-taught", !all && "is-later"), "data-panel": "taught", "aria-label": spoken(app, scene.taught.title) },
      heading(app, scene.taught.title), paragraphs(app, scene.taught.text), buttons(app, scene.taught.actions)),
    scene.worth && h("section", { class: classes("cl-why cl-after", !all && "is-later") }, worth(app, scene.worth)),
    scene.match && h("section", { class: classes("cl-panel cl-after", !all && "is-later"), "aria-label": app.labels.match ?? null }, matchPegs(app, scene.match)),
    scene.rounds && h("section", { key: "rounds", class: classes("cl-panel cl-after", !all && "is-later") }, roundTable(app, scene.rounds)),
    (scene.panels ?? []).map((panel, at) => panelView(app, panel, at)));
}

/* While the lines appear, what leads away from them waits; it keeps its place, so that nothing moves when it comes. */
const verdictActions = (app, scene, all) => h("div", { class: "cl-actions cl-next" },
  (scene.actions ?? []).filter((action) => !action.plain).map((action, at) => button(app, action, at)),
  h("div", { class: "cl-aside" },
    h("div", { class: classes("cl-actions", !all && "is-later") }, (scene.actions ?? []).filter((action) => action.plain).map((action, at) => button(app, action, at))),
    !all && app.labels.show_all
      ? h("button", { key: "show all", type: "button", class: "cl-button", "data-do": "show-all", onclick: () => revealAll(app) }, app.labels.show_all) : null));

const roundTable = (app, rounds) => [heading(app, rounds.title), h("table", { class: "cl-points cl-rounds" },
  h("thead", null, h("tr", null, rounds.heads.map((head) => h("th", { scope: "col" }, phrase(app, head))))),
  h("tbody", null, rounds.rows.map((row) => h("tr", null, row.map((text, at) => (at ? h("td", { class: "cl-number" }, text) : h("th", { scope: "row" }, text)))))))];

function ledger(app, scene, shown, all) {
  const heads = scene.heads ?? [];
  return h("table", { class: "cl-ledger" },
    h("thead", null, h("tr", null, heads.map((head) => h("th", { scope: "col" }, phrase(app, head))))),
    h("tbody", null, scene.rows.map((row, at) => ledgerRow(app, row, heads, at < shown ? (at === shown - 1 && !all ? "is-new" : "") : "is-later")),
      scene.totals && h("tr", { key: "sum", class: classes("cl-sum", !all && "is-later") },
        scene.totals.map((text, at) => (at ? h("td", { "data-head": heads[at] ?? null }, phrase(app, text)) : h("th", { scope: "row" }, phrase(app, text)))))));
}

function ledgerRow(app, row, heads, state) {
  const cell = (text, at) => h("td", { class: classes("cl-plus", !isThere(text) && "is-empty"), "data-head": heads[at + 1] ?? null },
    isThere(text) && h("b", null, phrase(app, text)), isThere(row.sums?.[at]) && h("em", null, phrase(app, row.sums[at])));
  return h("tr", { class: state, "aria-hidden": state === "is-later" ? "true" : null },
    h("th", { scope: "row" }, h("div", { class: "cl-line" }, row.cards?.length ? faces(app, row.cards, row.cards.some((card) => isThere(card.points)) ? "is-pointed" : row.cards.length > 3 ? "is-many" : "") : h("span", { class: "cl-line-blank" }),
      h("div", null, h("p", { class: "cl-line-title" }, phrase(app, row.title)), label(app, row.note)))),
    (row.points ?? []).map(cell));
}

const worth = (app, part) => [heading(app, part.title), h("ol", { class: "cl-worth", style: { "--cl-items": String(part.items?.length || 1) } },
  (part.items ?? []).map((item) => h("li", { class: item.true ? "is-true" : "" }, h("b", null, phrase(app, item.points)), h("span", null, phrase(app, item.text)), item.true && icon("tick")))),
isThere(part.note) && h("p", { class: "cl-label cl-note" }, phrase(app, part.note)),
part.rule && h("p", { class: "cl-label" }, h("a", { href: part.rule.href }, ruleName(app, part.rule)))];

const standings = (app, match) => h("table", { class: "cl-points" },
  h("thead", null, h("tr", null, match.heads.map((head) => h("th", { scope: "col" }, phrase(app, head))))),
  h("tbody", null, match.rows.map((row) => h("tr", null, h("th", { scope: "row" }, row.out && outSign(app), phrase(app, row.name)),
    row.cells.map((text) => h("td", { class: "cl-number" }, text)), h("td", { class: "cl-big" }, row.total, isThere(row.of) && h("small", null, ` ${row.of}`)), isThere(row.ahead) && h("td", { class: "cl-number" }, row.ahead)))));

const matchPegs = (app, match) => match.heads ? [standings(app, match), (match.notes ?? []).map((note) => label(app, note, "cl-note"))] : [heading(app, match.title), h("dl", { class: "cl-match" }, (match.rows ?? []).map((row) => [h("dt", null, phrase(app, row.name)), h("dd", null, row.of ? pegs(row) : h("b", { class: "cl-big" }, String(row.total ?? row.left ?? "")))])),
  (match.notes ?? []).map((note) => label(app, note, "cl-note"))];

const pageTitle = (app, text) => (isThere(text) ? h(app.onPage ? "h1" : "h2", { class: "cl-title", tabindex: "-1" }, phrase(app, text)) : null);

/* Rows already seen stay seen when the same score is drawn again. */
function startReveal(app, scene) {
  clearTimeout(app.reveal?.timer);
  const mark = JSON.stringify([scene.title, scene.rows]);
  if (app.reveal?.mark === mark) return;
  app.reveal = { mark, shown: stillMotion() ? scene.rows?.length ?? 0 : 0, timer: null };
}

function continueReveal(app, scene) {
  const reveal = app.reveal, rows = scene.rows ?? [];
  clearTimeout(reveal.timer);
  if (reveal.shown >= rows.length) return;
  reveal.timer = setTimeout(() => {
    reveal.shown += 1;
    app.tell([rowSpoken(app, scene, rows[reveal.shown - 1])]);
    const follows = inSight(app, app.stage.querySelector(".cl-ledger .is-new"));
    app.refresh();
    if (follows) app.stage.querySelector(".cl-ledger :is(.is-new, .cl-sum:not(.is-later))")?.scrollIntoView({ block: "nearest" });
    continueReveal(app, scene);
  }, reveal.shown ? ROW_PAUSE : 150);
}

/* The page follows the lines as they appear, unless its reader has turned to another part of it. */
function inSight(app, row) {
  const box = row?.getBoundingClientRect();
  return app.onPage && (!box || (box.bottom > 0 && box.top < innerHeight));
}

function revealAll(app) {
  clearTimeout(app.reveal.timer);
  const rows = app.scene.rows ?? [];
  app.tell(rows.slice(app.reveal.shown).map((row) => rowSpoken(app, app.scene, row)));
  app.reveal.shown = rows.length;
  app.refresh();
}

function rowSpoken(app, scene, row) {
  const sums = (row.points ?? []).map((text, at) => (isThere(text) ? [scene.heads?.[at + 1], text, row.sums?.[at]].filter(isThere).join(" ") : "")).filter(isThere);
  return spoken(app, [row.title, ...sums].filter(isThere).join(": "));
}
