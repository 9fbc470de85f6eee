/* A lesson: what is read, the table in the middle, what is asked, and what is said about the answer. */

/* Text that somebody wrote in Markdown: the server names the parts, and only these tags are built. */
const PROSE = new Set(["p", "strong", "em", "code", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "blockquote", "pre", "h3", "h4", "h5", "h6", "hr", "br", "a", "s"]);

function prose(app, parts) {
  return (parts ?? []).map((part) => {
    if (typeof part === "string") return phrase(app, part);
    if (part.cards) return faces(app, part.cards, "cl-row-of-cards");
    const inside = prose(app, part.in);
    if (!PROSE.has(part.tag)) return inside;
    if (part.tag === "table") return h("div", { class: "cl-scroll", tabindex: "0", role: "group" }, h("table", null, inside));
    return h(part.tag, part.tag === "a" ? { href: part.href, rel: "noreferrer" } : null, inside);
  });
}

function lessonView(app, scene, lesson) {
  return h("div", { key: "lesson", class: classes("cl-room cl-lesson", !scene.zones?.length && "is-reading") },
    h("div", { key: "read", class: "cl-step-read" },
      h(app.onPage ? "h1" : "h2", { class: "cl-lesson-title" }, phrase(app, lesson.title)),
      h("div", { class: "cl-meter is-course", "aria-hidden": "true", style: { "--cl-part": `${lesson.part}%` } }, h("i")),
      label(app, lesson.count, "cl-number"),
      h(app.onPage ? "h2" : "h3", { key: `step ${lesson.at}`, class: "cl-step-title", tabindex: "-1" }, phrase(app, lesson.step)),
      h("div", { key: `prose ${lesson.at}`, class: "cl-prose" }, prose(app, lesson.prose)),
      isThere(lesson.goal) && h("section", { key: "goal", class: "cl-goal", "aria-label": lesson.labels.task },
        h("p", { class: "cl-goal-text" }, phrase(app, lesson.goal)), label(app, lesson.who), label(app, lesson.left, "cl-number"))),
    scene.zones?.length ? felt(app, scene) : null,
    h("div", { key: "do", class: "cl-step-do" },
      lesson.form && questions(app, lesson),
      lesson.tried && h("div", { key: "tried", class: "cl-actions" }, button(app, lesson.tried)),
      lesson.hint && h("section", { key: "hint", class: "cl-panel cl-hint", "aria-label": lesson.hint.title }, heading(app, lesson.hint.title),
        lesson.hint.lines.map((line) => h("p", { class: "cl-reason" }, phrase(app, line)))),
      lesson.feedback && feedback(app, lesson.feedback),
      lesson.then?.length ? h("div", { key: "then", class: "cl-prose" }, prose(app, lesson.then)) : null,
      lesson.end && lessonEnd(app, lesson.end),
      isThere(lesson.notice) && h("p", { key: "notice", class: "cl-notice" }, phrase(app, lesson.notice)),
      buttons(app, lesson.actions)));
}

const MARKS = { right: ["tick", "cl-good"], wrong: ["cross", "cl-bad"], on: ["arrow", "cl-soft"] };

function feedback(app, told) {
  const [sign, tone] = MARKS[told.kind] ?? MARKS.on;
  return h("section", { key: "feedback", class: classes("cl-feedback", `is-${told.kind}`), "aria-label": spoken(app, told.lead) },
    h("p", { class: "cl-feedback-lead" }, h("span", { class: classes("cl-mark", tone) }, icon(sign)), h("strong", null, phrase(app, told.lead))),
    told.lines.map((line) => h("p", { class: "cl-reason" }, phrase(app, line))),
    told.rules?.length ? h("p", { class: "cl-label" }, phrase(app, told.about), told.rules.map((rule) => [" ", h("a", { href: rule.href }, phrase(app, rule.title))])) : null);
}

/* ---- questions ---- */

function questions(app, lesson) {
  const form = lesson.form;
  const send = (event) => {
    event.preventDefault();
    app.send({ type: "do", name: "answer", value: form.fields.map((field, at) => answerOf(event.currentTarget, field, at)).join(";") });
  };
  return h("form", { key: `form ${form.key}`, class: "cl-questions", novalidate: true, onsubmit: send },
    form.fields.map((field, at) => question(app, field, at, field.label === lesson.goal && "is-goal")),
    isThere(form.note) && label(app, form.note),
    isThere(lesson.trouble) && h("p", { key: "trouble", class: "cl-trouble" }, phrase(app, lesson.trouble)),
    h("div", { class: "cl-actions" }, h("button", { type: "submit", class: "cl-button is-main", "data-do": "answer" }, phrase(app, form.send))));
}

/* Where the goal asks the same, it is written twice only if the table stands between them. */
function question(app, field, at, same) {
  if (field.kind === "number")
    return h("label", { key: at, class: classes("cl-number-field", same) }, h("span", null, phrase(app, field.label)),
      h("input", { type: "number", step: "1", name: `field ${at}`, autocomplete: "off" }));
  const type = field.kind === "picks" ? "checkbox" : "radio";
  return h("fieldset", { key: at, class: classes("cl-picks", same, field.options.some((option) => option.face) && "is-cards") },
    h("legend", null, phrase(app, field.label)),
    h("div", null, field.options.map((option, i) => h("label", null,
      h("input", { type, name: `field ${at}`, "data-option": String(i), "aria-label": option.name ?? spoken(app, option.label) }),
      option.face ? stillCard(app, { face: option.face, name: "" }, "option", i) : h("span", null, phrase(app, option.label))))));
}

function answerOf(form, field, at) {
  const inputs = [...form.elements].filter((input) => input.name === `field ${at}`);
  if (field.kind === "number") return inputs[0].value.trim();
  return inputs.filter((input) => input.checked).map((input) => input.dataset.option).join(" ");
}

/* ---- the end, and the way on ---- */

function lessonEnd(app, end) {
  return h("section", { key: "end", class: "cl-panel cl-lesson-end", "aria-label": spoken(app, end.title) },
    heading(app, end.title), end.learned.length ? [label(app, end.text),
      h("ul", { class: "cl-learned" }, end.learned.map((one) => h("li", null, one.href ? h("a", { href: one.href }, phrase(app, one.label)) : phrase(app, one.label))))] : null,
    end.again.length ? [label(app, end.look), buttons(app, end.again)] : null,
    buttons(app, end.actions));
}

/* Another step begins at its heading; what is said about an answer is brought into sight. */
function followLesson(app, lesson, before) {
  if (before !== undefined && before !== lesson.at) {
    app.stage.querySelector(".cl-step-title")?.focus({ preventScroll: true });
    if (app.onPage) scrollTo(0, 0);
  } else if (lesson.feedback || lesson.hint || lesson.trouble) {
    for (const part of [".cl-step-do > .cl-actions", ".cl-trouble, .cl-feedback, .cl-step-do > .cl-hint"])
      [...app.stage.querySelectorAll(part)].at(-1)?.scrollIntoView({ block: "nearest" });
  }
}

/* The token under which progress is kept: the next page asks for it, so it is a cookie of this app alone. Without one it is forgotten. */
function rememberMe(token) {
  const path = new URL("./", location.href).pathname, secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `cardlab-me=${token ?? ""}; path=${path}; max-age=${token ? 400 * 24 * 3600 : 0}; samesite=lax${secure}`;
}

/* A course: its lessons in order. */
const courseMeter = (app, progress) => h("div", { class: "cl-progress" }, h("span", null, phrase(app, progress.label)), h("span", { class: "cl-soft cl-number" }, phrase(app, progress.note)),
  h("div", { class: "cl-meter is-course", role: "meter", "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": String(progress.part ?? 0),
    "aria-label": spoken(app, progress.note), style: { "--cl-part": `${progress.part ?? 0}%` } }, h("i")));

const coursePage = (app, scene) => h("div", { key: "course", class: "cl-page cl-course-page" },
  pageTitle(app, scene.title), isThere(scene.lead) && h("p", { class: "cl-lead" }, phrase(app, scene.lead)),
  isThere(scene.notice) && h("p", { class: "cl-notice" }, phrase(app, scene.notice)),
  scene.progress && courseMeter(app, scene.progress), buttons(app, scene.actions),
  h("ol", { class: "cl-lessons" }, scene.lessons.map((one, at) => h("li", { key: one.href, class: one.state ? `is-${one.state}` : null },
    h("span", { class: "cl-lesson-sign", "aria-hidden": "true" }, one.state === "passed" ? icon("tick") : String(at + 1)),
    h("div", null, h("a", { href: one.href }, phrase(app, one.title)), h("p", { class: "cl-label" }, phrase(app, [one.about, one.said].filter(isThere).join(" · "))))))));
