/* The component: plays the frames it is given, draws the scene, and sends up nothing but what the scene offered. */

const VIEWS = { table: tableView, score: scoreView, rules: rulesView, home: homeView, course: coursePage, message: messageView };
const PATIENCE = 3000;

function makeApp(model, view) {
  const part = (name, more = {}) => Object.assign(document.createElement("div"), { className: name, ...more });
  const app = { model, host: view?.el ?? null, root: part("cl-app"), stage: part("cl-stage"), over: part("cl-over"), log: part("cl-hidden"), note: part("cl-offline"),
    scene: { kind: "message" }, labels: {}, bubble: null, menu: null, rove: null, roveMeld: null, spread: null, seen: new Set(), clock: null, reveal: { shown: 0 }, sent: 0, queue: [], timer: null, offline: false,
    onPage: Boolean(document.querySelector('meta[name="cardlab"]')), fourColour: false };
  app.log.setAttribute("role", "log");
  app.log.setAttribute("aria-live", "polite");
  app.note.setAttribute("role", "status");
  app.root.append(app.stage, app.over, app.note, app.log);
  app.root.classList.toggle("is-page", app.onPage);
  return Object.assign(app, actsOf(app), { drag: makeDrag(app) });
}

function actsOf(app) {
  return {
    send: (message) => sendUp(app, message),
    refresh: () => drawScene(app),
    closeOver: () => { if (app.menu || app.bubble) { app.menu = null; showBubble(app, null); } },
    tell: (sentences) => tell(app, sentences),
    pick: (card, zone, event) => pick(app, card, event),
    arrive: (card, zone, key, event) => arrive(app, card, zone, key, event),
    act: (action, node) => act(app, action, node),
    perform: (item, node) => perform(app, item, node),
    spreadOut: (name) => spreadOut(app, name),
    arriveAt: (action, node) => { if (action.why && node.matches(":focus-visible")) showBubble(app, whyBubble({ ...action, action: action.word ?? action.do?.name })); },
  };
}

/* One intent at a time: a second click before the answer is a slip of the hand, but an answer that never comes must not lock the table. */
function sendUp(app, message) {
  if (app.offline || performance.now() - app.sent < PATIENCE) return false;
  app.sent = performance.now();
  clearTimeout(app.later);
  app.root.classList.add("is-waiting");
  setTimeout(() => {
    if (performance.now() - app.sent < PATIENCE || !app.root.classList.contains("is-waiting")) return;
    app.root.classList.remove("is-waiting");
    app.note.textContent = app.labels.offline ?? "";
  }, PATIENCE + 50);
  app.model.send_msg({ ...message, rev: app.scene.rev ?? 0, pending: app.queue.length });
  return true;
}

const whyBubble = (item) => ({ text: item.why, rule: item.rule ?? null, card: item.key ?? null, action: item.action ?? null, local: true });

function pick(app, card, event) {
  if (app.drag.swallow) { app.drag.swallow = false; return; }
  if (card.word && card.dim && card.why) showBubble(app, whyBubble(card));
  if (card.choices?.length || card.do || card.word) perform(app, card, event.currentTarget);
  else if (card.why) showBubble(app, whyBubble(card));
  else if (card.aside) spreadOut(app, card.aside);
}

function arrive(app, card, zone, key, event) {
  const inHand = event.currentTarget.closest(".cl-hand");
  if (inHand && app.rove !== key) { app.rove = key; drawScene(app); }
  if (card.why && event.currentTarget.matches(":focus-visible")) showBubble(app, whyBubble({ ...card, key }));
  else if (app.bubble?.local) showBubble(app, null);
}

/* What a button, a card, a meld or a drop stands for: a question, something to do, or a move. */
function perform(app, item, node) {
  if (item.choices?.length) openMenu(app, item, node);
  else if (item.do) return app.send({ type: "do", name: item.do.name, value: item.do.value ?? null });
  else if (item.word) return app.send({ type: "move", word: item.word });
  else if (item.look) spreadOut(app, item.look);
  return false;
}

function act(app, action, node) {
  if (action.why) showBubble(app, whyBubble({ ...action, key: null, action: action.word ?? action.do?.name }));
  else if (action.href) location.assign(action.href);
  else if (action.do?.name === "copy") copyText(app, node);
  else if (action.do?.name === "download") saveText(node, action.do.value);
  else if (action.do?.name === "skip") skipFrames(app);
  else if (action.do?.name === "keys") showKeys(app);
  else if (action.to) showPanel(app, action.to);
  else perform(app, action, node);
}

function tell(app, sentences) {
  for (const sentence of sentences ?? []) {
    if (!isThere(sentence)) continue;
    app.log.append(Object.assign(document.createElement("p"), { textContent: spoken(app, sentence) }));
    while (app.log.childElementCount > 12) app.log.firstChild.remove();
  }
}

/* ---- drawing ---- */

function drawScene(app) {
  const view = VIEWS[app.scene.kind];
  const shadow = app.root.getRootNode(), held = app.stage.contains(shadow.activeElement) ? shadow.activeElement : null;
  const at = held ? [...app.stage.querySelectorAll(".cl-hand .cl-card")].indexOf(held) : -1;
  patch(app.stage, view ? [view(app, app.scene)] : []);
  fitMelds(app);
  if (held && shadow.activeElement !== held) refocus(app, held, at);
}

const SENSIBLE = [".cl-step-do > .cl-actions > .is-main", ".cl-hand .cl-card[tabindex='0']", ".cl-title", "h1", "h2", ".cl-button.is-main"];

/* Focus that lost its place goes to the neighbour in the hand, else to the same button, else to the next sensible thing. */
function refocus(app, held, at) {
  const cards = [...app.stage.querySelectorAll(".cl-hand .cl-card")];
  const same = held.dataset.do && app.stage.querySelector(`[data-do="${CSS.escape(held.dataset.do)}"]`);
  const next = held.isConnected ? held : at >= 0 && cards.length ? cards[Math.min(at, cards.length - 1)]
    : same || SENSIBLE.map((selector) => app.stage.querySelector(selector)).find(Boolean);
  next?.focus({ preventScroll: true });
}

/* Who hesitates is offered help; it is asked for beside the one intent that may be under way. */
function planHelp(app, scene) {
  clearTimeout(app.later);
  if (!scene.later || app.queue.length) return;
  const ask = { type: "do", name: scene.later.name, value: null, rev: scene.rev ?? 0, pending: 0 };
  app.later = setTimeout(() => { if (!app.offline) app.model.send_msg(ask); }, scene.later.after ?? 0);
}

function showScene(app, scene) {
  const before = app.scene.kind === "table" && scene.kind === "table" ? placesOf(app) : new Map();
  const practised = app.scene.practice;
  app.drag.release();
  planHelp(app, scene);
  const step = app.scene.lesson?.at, inside = scene.kind === "rules" ? scene.example : null;
  Object.assign(app, { scene, labels: scene.labels ?? {}, menu: null, bubble: scene.bubble ?? inside?.bubble ?? null, fourColour: chosenColours() === "four" });
  app.root.lang = scene.lang ?? "";
  app.root.classList.toggle("is-compact", Boolean(scene.compact));
  if (scene.kind === "score") startReveal(app, scene); else clearTimeout(app.reveal.timer);
  drawScene(app);
  fly(app, before);
  if (scene.lesson) followLesson(app, scene.lesson, step);
  if (scene.practice) followPractice(app, scene.practice, practised);
  if (scene.panels?.some((panel) => panel.kind === "hint" && panel.asked)) showPanel(app, "hint");
  keepInSight(app);
  drawOver(app);
  if (scene.kind === "score") continueReveal(app, scene);
  startClock(app, scene.clock);
  tell(app, scene.say);
  if (app.onPage) tellPage(app, scene);
}

const showPanel = (app, kind) => app.stage.querySelector(`[data-panel="${kind}"]`)?.scrollIntoView({ block: "nearest" });

/* Scrolls a list to what is current in it, never the page. */
function keepInSight(app) {
  const node = app.stage.querySelector(".cl-ply[aria-current], .cl-entry[aria-current]"), list = node?.closest(".cl-played, .cl-contents"), at = node?.closest("li");
  if (!list || list.scrollHeight <= list.clientHeight) return;
  if (at.offsetTop < list.scrollTop || at.offsetTop + at.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = at.offsetTop - list.clientHeight / 3;
}

function tellPage(app, scene) {
  if (scene.me || scene.forget) rememberMe(scene.me);
  if (scene.address) {
    const address = new URL(location.href);
    address.search = scene.address;
    if (address.href !== location.href) history.replaceState(history.state, "", address);
  }
  if (isThere(scene.heading)) window.dispatchEvent(new CustomEvent("cardlab-heading", { detail: scene.heading }));
}

function setOffline(app, offline) {
  app.offline = offline;
  app.root.classList.toggle("is-offline", offline);
  app.note.textContent = offline ? app.labels.offline ?? "" : "";
}

/* The server keeps the game: once it answers again, the page is loaded anew at its own address. */
function comeBack(app) {
  const later = () => { if (app.root.isConnected) setTimeout(ask, 1000); };
  const ask = () => fetch(new URL("./static/js/bokeh.min.js", location.href), { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5000) })
    .then((answer) => (answer.ok ? location.reload() : later()), later);
  later();
}

function applySettings(app) {
  if (app.host) app.host.dataset.theme = resolvedTheme();
  if (app.host) app.host.dataset.colours = chosenColours();
  app.fourColour = chosenColours() === "four";
  drawScene(app);
}

/* ---- life ---- */

function listen(app, model, view) {
  const outside = (event) => {
    const path = event.composedPath();
    if (app.menu && !path.includes(app.over) && !path.includes(app.menu.anchor)) closeMenu(app, false);
    if (app.bubble && !path.some((node) => node.tagName === "A")) showBubble(app, null);
    if (app.scene.skips && app.queue.length && path.includes(app.stage) && !path.some((node) => node.tagName === "BUTTON" || node.tagName === "SUMMARY")) skipFrames(app);
  };
  const lost = () => setOffline(app, true), back = () => setOffline(app, false);
  const cut = () => { lost(); window.removeEventListener("online", back); if (app.onPage) comeBack(app); };
  const follow = () => placeOver(app), resized = new ResizeObserver(() => { fitMelds(app); follow(); });
  const stopSettings = watchSettings(() => applySettings(app));
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("scroll", follow, { capture: true, passive: true });
  window.addEventListener("offline", lost);
  window.addEventListener("online", back);
  view?.model?.document?.on_event?.("connection_lost", cut);
  app.root.addEventListener("keydown", (event) => onKey(app, event));
  const free = (event) => { if (app.onPage && event.target === document.body) onKey(app, event); };
  document.addEventListener("keydown", free);
  app.root.addEventListener("contextmenu", (event) => { if (app.drag.busy()) event.preventDefault(); });
  resized.observe(app.root);
  return () => {
    clearTimeout(app.timer);
    clearTimeout(app.later);
    clearInterval(app.ticking);
    clearTimeout(app.reveal.timer);
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("scroll", follow, true);
    document.removeEventListener("keydown", free);
    window.removeEventListener("offline", lost);
    window.removeEventListener("online", back);
    resized.disconnect();
    stopSettings();
  };
}

export function render({ model, view }) {
  const app = makeApp(model, view);
  const stop = listen(app, model, view);
  applySettings(app);
  const play = () => playFrames(app, JSON.parse(model.show || "{}"));
  model.on("show", play);
  model.on("msg:custom", () => answerAgain(app));
  model.on("remove", stop);
  play();
  requestAnimationFrame(() => { drawOver(app); keepInSight(app); });
  return app.root;
}
