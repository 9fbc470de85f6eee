/* Practice: what is asked, the table as it stands, the answers to choose from, and what is said about the one that was given. */

function practiceView(app, scene, practice) {
  const done = Boolean(practice.feedback);
  return h("div", { key: "practice", class: classes("cl-room cl-practice", !scene.zones?.length && "is-bare") },
    h("div", { key: "read", class: "cl-ask-read" },
      h(app.onPage ? "h1" : "h2", { class: "cl-practice-title" }, phrase(app, practice.title)),
      label(app, practice.count, "cl-number"),
      isThere(practice.about) && h("p", { key: "about", class: "cl-about" }, phrase(app, practice.about)),
      (practice.house ?? []).map((one) => label(app, one)),
      practice.known?.length ? h("ul", { key: `known ${practice.number}`, class: "cl-known", "aria-label": practice.labels.known },
        practice.known.map((one) => h("li", null, phrase(app, one)))) : null,
      h(app.onPage ? "h2" : "h3", { key: `ask ${practice.number}`, class: "cl-ask", tabindex: "-1" }, phrase(app, practice.ask)),
      practice.cards?.length ? h("div", { key: `cards ${practice.number}`, class: "cl-fan cl-counted" }, practice.cards.map((card, at) => stillCard(app, card, "counted", at))) : null),
    scene.zones?.length ? felt(app, scene) : null,
    h("div", { key: "do", class: "cl-ask-do" },
      practice.choices?.length ? h("ol", { key: `choices ${practice.number} ${done}`, class: "cl-choices" },
        practice.choices.map((choice, at) => h("li", { key: at }, done ? answered(app, choice, at) : offered(app, choice, at)))) : null,
      practice.field && pointsField(app, practice),
      isThere(practice.trouble) && h("p", { key: "trouble", class: "cl-trouble" }, phrase(app, practice.trouble)),
      done && feedback(app, practice.feedback),
      practice.next && h("div", { key: "next", class: "cl-actions cl-next" }, button(app, practice.next)),
      isThere(practice.notice) && h("p", { key: "notice", class: "cl-notice" }, phrase(app, practice.notice))),
    practiceList(app, practice));
}

const offered = (app, choice, at) => h("button", { type: "button", class: "cl-button cl-choice", "aria-keyshortcuts": choice.key, "data-do": choice.do.name,
  "data-value": choice.do.value, onclick: () => app.perform(choice) }, h("kbd", { "aria-hidden": "true" }, String(at + 1)), h("span", null, phrase(app, choice.label)));

function answered(app, choice, at) {
  const [sign, tone] = MARKS[choice.state] ?? [];
  return h("p", { class: classes("cl-choice", choice.state && `is-${choice.state}`) },
    sign ? h("span", { class: classes("cl-mark", tone) }, icon(sign)) : h("kbd", { "aria-hidden": "true" }, String(at + 1)),
    h("span", null, phrase(app, choice.label), isThere(choice.sign) && hidden(` (${choice.sign})`)));
}

function pointsField(app, practice) {
  const send = (event) => {
    event.preventDefault();
    app.send({ type: "do", name: "answer", value: event.currentTarget.querySelector("input").value.trim() });
  };
  return h("form", { key: `field ${practice.number}`, class: "cl-points-field", novalidate: true, onsubmit: send },
    h("label", { class: "cl-number-field" }, h("span", null, phrase(app, practice.field.label)), h("input", { type: "text", inputmode: "numeric", maxlength: "6", autocomplete: "off", "aria-invalid": practice.trouble ? "true" : null })),
    h("button", { type: "submit", class: "cl-button is-main", "data-do": "answer" }, phrase(app, practice.field.send)));
}

/* Real links, which choose without loading a page. */
function practiceList(app, practice) {
  const choose = (entry) => (event) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    app.send({ type: "do", name: "practise", value: entry.name });
  };
  return h("details", { key: "list", class: "cl-panel cl-log cl-practice-list" },
    h("summary", null, h("h2", null, practice.labels.what)),
    h("nav", { "aria-label": practice.labels.what }, practice.contents.map((part) => h("div", { key: part.title },
      isThere(part.title) && h("h3", null, phrase(app, part.title)),
      h("ul", null, part.entries.map((entry) => h("li", { key: entry.name }, h("a", { class: "cl-entry", href: entry.href, "data-practise": entry.name,
        "aria-current": entry.current ? "page" : null, onclick: choose(entry) }, h("span", null, phrase(app, entry.title)), entry.tag && h("span", { class: "cl-tag" }, entry.tag)))))))));
}

/* A new question is begun at its text or its field; after an answer the way on is at hand. */
function followPractice(app, practice, before) {
  if (!before || (before.number === practice.number && !practice.feedback === !before.feedback)) return;
  const node = app.stage.querySelector(practice.feedback ? ".cl-next .cl-button" : practice.field ? ".cl-points-field input" : ".cl-ask");
  node?.focus({ preventScroll: true });
  if (practice.feedback) node?.scrollIntoView({ block: "nearest" });
  else if (app.onPage) scrollTo(0, 0);
}
