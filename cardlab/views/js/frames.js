/* Frames, one after the other; whoever does not want to wait skips to the last. And the clock of a move. */

function playFrames(app, show) {
  clearTimeout(app.timer);
  app.queue = [...(show?.frames ?? [])];
  app.sent = -PATIENCE;
  app.root.classList.remove("is-waiting");
  if (!app.offline) app.note.textContent = "";
  nextFrame(app);
}

/* The answer was the scene that is already here (the same refusal once more): show it again. */
function answerAgain(app) {
  if (app.queue.length) return;
  app.sent = -PATIENCE;
  app.root.classList.remove("is-waiting");
  if (!app.offline) app.note.textContent = "";
  showScene(app, { ...app.scene, say: [] });
}

function nextFrame(app) {
  const scene = app.queue.shift();
  if (!scene) return;
  showScene(app, scene);
  if (app.queue.length) app.timer = setTimeout(() => nextFrame(app), Math.max(0, scene.hold ?? 0));
}

/* What is skipped is still said. */
function skipFrames(app) {
  if (!app.queue.length) return;
  clearTimeout(app.timer);
  const last = app.queue.pop();
  app.tell(app.queue.flatMap((scene) => scene.say ?? []));
  app.queue = [];
  showScene(app, last);
}

/* The scene says how many seconds are left and what to ask for when they are over. */
function startClock(app, clock) {
  clearInterval(app.ticking);
  const before = app.clock;
  app.clock = clock && !app.queue.length ? { ...clock, until: performance.now() + clock.seconds * 1000, told: new Set(), left: clock.seconds } : null;
  if (before && !app.clock) app.refresh();
  if (!app.clock) return;
  app.ticking = setInterval(() => tick(app, app.clock), 250);
  app.refresh();
}

function tick(app, clock) {
  const left = Math.max(0, Math.ceil((clock.until - performance.now()) / 1000));
  if (left === clock.left && left > 0) return;
  clock.left = left;
  if ((left === 30 || left === 10) && !clock.told.has(left)) { clock.told.add(left); app.tell([clockSaid(clock)]); }
  app.refresh();
  if (left > 0) return;
  clearInterval(app.ticking);
  app.perform(clock);
}

const clockSaid = (clock) => String(clock.label ?? "").replace("{n}", String(clock.left));

function clockView(app) {
  const clock = app.clock;
  if (!clock) return null;
  const shown = `${Math.floor(clock.left / 60)}:${String(clock.left % 60).padStart(2, "0")}`;
  return h("span", { key: "clock", class: classes("cl-clock cl-number", clock.left <= 10 && "is-short"), role: "timer", "aria-live": "off", "aria-label": clockSaid(clock) }, shown);
}
