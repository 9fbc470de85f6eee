/* The reading pages: rules, home, and the page with one message. */

const wantsNewTab = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0;

/* A rule is a real link where the scene gives an address, and is opened here without loading a page. */
function ruleLink(app, entry, inside, more = {}) {
  const open = (event) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    app.send({ type: "do", name: "rule", value: entry.name });
  };
  const shared = { key: entry.name, "data-do": "rule", "data-rule": entry.name, onclick: open, ...more };
  return entry.href ? h("a", { href: entry.href, ...shared }, inside) : h("button", { type: "button", ...shared }, inside);
}

function rulesView(app, scene) {
  let number = 0;
  return h("div", { key: "rules", class: "cl-page cl-book" },
    scene.rule && ruleArticle(app, scene),
    h("nav", { class: "cl-contents", "aria-label": contentsLabel(app, scene) },
      h("p", { class: "cl-contents-title" }, phrase(app, scene.title)),
      scene.legend?.length ? h("ul", { class: "cl-legend" }, scene.legend.map((one) => h("li", null, knownSign(one), h("span", null, phrase(app, one.said)), h("b", { class: "cl-number" }, String(one.n))))) : null,
      (scene.chapters ?? []).map((chapter) => h("div", { key: chapter.title }, h("h2", null, phrase(app, chapter.title)),
        h("ol", null, chapter.rules.map((rule) => h("li", { key: rule.name }, ruleLink(app, rule,
          [rule.sign && knownSign(rule.sign), h("span", { class: "cl-number cl-soft" }, String(++number)), h("span", null, phrase(app, rule.title)),
            rule.sign && h("span", { class: "cl-hidden" }, ` (${rule.sign.said})`), rule.tag && h("span", { class: "cl-tag" }, rule.tag)],
          { class: "cl-entry", "aria-current": rule.name === scene.rule?.name ? "page" : null }))))))));
}

const contentsLabel = (app, scene) => app.labels.all_rules ?? app.labels.contents ?? scene.title ?? null;

/* How well a rule is known, by form as well as by colour; beside it the same is said in words. */
const KNOWN = { used: "tick", broken: "cross" };
const knownSign = (sign) => h("span", { class: `cl-sign is-${sign.state}`, title: sign.said, "aria-hidden": "true" }, KNOWN[sign.state] ? icon(KNOWN[sign.state]) : null);

function ruleArticle(app, scene) {
  const rule = scene.rule, pager = scene.pager ?? {};
  return h("article", { key: "rule", class: "cl-rule" },
    h("div", null, label(app, rule.label), pageTitle(app, rule.title)),
    paragraphs(app, rule.text, "cl-rule-text"),
    rule.sign && h("p", { key: "known", class: "cl-standing" }, knownSign(rule.sign), h("span", null, h("b", null, phrase(app, rule.sign.said)), " · ", phrase(app, rule.times),
      rule.lesson && [" ", h("a", { href: rule.lesson.href }, phrase(app, rule.lesson.name))])),
    (rule.notes ?? []).map((note) => h("p", { class: "cl-soft" }, phrase(app, note))),
    scene.example && h("div", { key: "example", class: "cl-example", role: "group", "aria-label": app.labels.example ?? null },
      h("div", { class: "cl-example-top" }, isThere(scene.note) && h("p", { class: "cl-example-note" }, phrase(app, scene.note)), buttons(app, scene.actions)), felt(app, { ...scene.example, compact: true })),
    !scene.example && buttons(app, scene.actions),
    scene.tries?.length ? h("section", { key: "tries", "aria-label": app.labels.tried ?? null }, app.labels.tried && h("h2", null, app.labels.tried),
      h("ol", { class: "cl-tries" }, scene.tries.map((one) => h("li", null, h("span", { class: classes("cl-mark", one.ok ? "cl-good" : "cl-bad") }, icon(one.ok ? "tick" : "cross")), h("span", null, phrase(app, one.text)))))) : null,
    (pager.back || pager.next) && h("nav", { key: "pager", class: "cl-pager", "aria-label": rule.label ?? null },
      pager.back ? ruleLink(app, pager.back, h("span", null, phrase(app, pager.back.label)), { key: "back", class: "cl-button" }) : h("span"),
      pager.next && ruleLink(app, pager.next, h("span", null, phrase(app, pager.next.label)), { key: "next", class: "cl-button is-main" })));
}

function homeView(app, scene) {
  const resume = scene.resume;
  return h("div", { key: "home", class: "cl-page" },
    pageTitle(app, scene.title), isThere(scene.lead) && h("p", { class: "cl-lead" }, phrase(app, scene.lead)),
    resume && h("section", { key: "resume", class: "cl-resume", "aria-label": spoken(app, resume.label ?? resume.title) },
      h("div", null, label(app, resume.label), heading(app, resume.title), isThere(resume.text) && h("p", { class: "cl-soft" }, phrase(app, resume.text)), buttons(app, resume.links ?? resume.actions)),
      resume.cards?.length ? faces(app, resume.cards) : null),
    h("section", { key: "courses", class: "cl-courses", "aria-label": app.labels.games ?? null },
      (scene.courses ?? []).map((course) => courseView(app, course))),
    (scene.panels ?? []).map((panel, at) => panelView(app, panel, at)));
}

/* Every game has the same links, so each is named with its game. */
function courseView(app, course) {
  const named = (links) => (links ?? []).map((each) => ({ ...each, name: `${each.label} · ${course.title}` }));
  return h("article", { key: course.title, class: "cl-course" },
    h("div", { class: "cl-course-top" }, h("div", null, heading(app, course.title), h("p", { class: "cl-soft" }, phrase(app, course.blurb)),
      (course.more ?? []).map((each) => h("p", null, h("a", { href: each.href, "aria-label": each.name ?? null }, phrase(app, each.label))))),
      course.cards?.length ? faces(app, course.cards) : null),
    course.progress && courseMeter(app, course.progress),
    buttons(app, named(course.links)));
}

const messageView = (app, scene) => h("div", { key: "message", class: "cl-page cl-message" },
  pageTitle(app, scene.title), isThere(scene.text) && h("p", { class: "cl-lead" }, phrase(app, scene.text)), buttons(app, scene.actions));
