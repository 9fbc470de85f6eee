/* Dragging by pointer events: mouse, finger or pen. The card itself follows the pointer and leaves its place open;
 * only the places the card names light up. A short move is a click, any other place sends the card back.
 * A drop is a move's word, or what a button would do, or a choice: between the ends of a meld the nearer end decides,
 * everything else is asked. Within the own hand the card goes where the gap opens. A pile or a meld that is pulled aside is spread.
 */

const SLACK = 6, REACH = 28;

const dropOf = (drop) => (typeof drop === "string" ? { word: drop } : drop);
const sided = (drop) => Boolean(drop?.choices?.length) && new Set(drop.choices.map((one) => one.side)).size === drop.choices.length && drop.choices.every((one) => one.side === "left" || one.side === "right");

function makeDrag(app) {
  const drag = { targets: [], down, release, dropOn, busy: () => Boolean(held), swallow: false };
  let held = null;

  function dropOn(name) {
    return held && name in (held.card.drops ?? {}) ? dropOf(held.card.drops[name]) : null;
  }

  function down(card, zone, event, node = event.currentTarget) {
    const drops = Object.keys(card.drops ?? {});
    drag.swallow = false;
    if (held || !(drops.length || card.aside) || event.button !== 0) return;
    if (event.pointerType === "touch" && !card.playable && !card.aside && !card.fresh && !isFree(card)) return;
    held = { card, node, grip: event.currentTarget, id: event.pointerId, x: event.clientX, y: event.clientY, home: node.parentNode.getBoundingClientRect(), moving: false, over: null, gap: null };
    held.grip.setPointerCapture?.(event.pointerId);
    for (const [name, act] of Object.entries(acts)) node.addEventListener(name, act);
  }

  function move(event) {
    if (!held || event.pointerId !== held.id) return;
    const home = held.node.parentNode.getBoundingClientRect();
    const dx = event.clientX - held.x - (home.left - held.home.left), dy = event.clientY - held.y - (home.top - held.home.top);
    if (!held.moving && Math.hypot(dx, dy) < SLACK) return;
    if (!held.moving) lift();
    event.preventDefault();
    Object.assign(held, { px: event.clientX, py: event.clientY });
    held.node.style.translate = `${dx}px ${dy}px`;
    scrollAtEdge(event.clientX, event.clientY);
    light(placeUnder(event.clientX, event.clientY));
  }

  /* Melds that are out of sight come when a card is held at the edge. */
  function scrollAtEdge(x, y) {
    const box = app.stage.querySelector(".cl-board"), edge = box?.getBoundingClientRect(), rows = box && box.scrollHeight > box.clientHeight;
    if (rows && x > edge.left && x < edge.right && y > edge.top - 8 && y < edge.bottom) box.scrollTop += y < edge.top + 24 ? -10 : y > edge.bottom - 24 ? 10 : 0;
    else if (!rows && y < 48) scrollBy(0, -12);
  }

  function lift() {
    held.moving = true;
    drag.targets = Object.keys(held.card.drops ?? {});
    app.closeOver();
    held.node.classList.add("is-held");
    held.node.classList.add("is-carried");
    app.refresh();
  }

  /* The place under the pointer, or the nearest within reach; of places inside each other the smaller. */
  function placeUnder(x, y) {
    let best = null, nearest = REACH, size = Infinity;
    for (const name of drag.targets) {
      const node = app.stage.querySelector(`[data-zone="${CSS.escape(name)}"]`);
      if (!node) continue;
      const box = node.getBoundingClientRect(), area = box.width * box.height;
      const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      if (far < nearest || (far === nearest && area < size)) [best, nearest, size] = [node, far, area];
    }
    return best;
  }

  function light(node) {
    if (held.over !== node) {
      held.over?.classList.remove("is-over");
      node?.classList.add("is-over");
      held.over = node;
    }
    const side = node && sided(dropOn(node.dataset.zone)) ? nearEnd(node) : null;
    for (const arrow of node?.querySelectorAll(".cl-drop") ?? []) arrow.classList.toggle("is-other", side !== null && arrow.dataset.side !== side);
    openGap(node?.matches(".cl-hand") && arranges(dropOn(node.dataset.zone)) ? gapAt(node) : null);
  }

  /* A card of the hand goes to a place in it; another card simply comes back. */
  const arranges = (drop) => Boolean(drop?.do) && !("value" in drop.do);

  const nearEnd = (node) => { const box = node.getBoundingClientRect(); return held.px < box.left + box.width / 2 ? "left" : "right"; };

  /* Before which card of the own hand the pointer is; the carried card does not count. */
  function gapAt(hand) {
    const cards = [...hand.querySelectorAll(".cl-card")].filter((node) => node !== held.node);
    const boxes = cards.map((node) => node.getBoundingClientRect());
    const near = Math.min(...boxes.map((box) => Math.abs(box.top + box.height / 2 - held.py)));
    const row = boxes.map((box, at) => [at, box]).filter(([, box]) => Math.abs(Math.abs(box.top + box.height / 2 - held.py) - near) < box.height / 3);
    const next = row.find(([, box]) => held.px < box.left + box.width * 0.3);
    const at = next ? next[0] : row.length ? row[row.length - 1][0] + 1 : 0;
    return { at, node: next ? cards[at] : cards[at - 1] ?? null, after: !next };
  }

  function openGap(gap) {
    const old = held.gap;
    if (old?.node && (old.node !== gap?.node || old.after !== gap.after)) old.node.classList.remove("is-gap", "is-gap-after");
    gap?.node?.classList.add(gap.after ? "is-gap-after" : "is-gap");
    held.gap = gap;
  }

  function up(event) {
    if (!held || event.pointerId !== held.id) return;
    const { moving, over, card } = held;
    drag.swallow = moving;
    if (!moving) return letGo();
    letGo(Boolean(over) && put(over));
    if (!over && card.aside) app.spreadOut(card.aside);
  }

  function put(over) {
    const drop = dropOn(over.dataset.zone);
    if (held.gap) return app.perform({ do: { name: drop.do.name, value: `${held.card.key},${held.gap.at}` } });
    if (!sided(drop)) return app.perform(drop, over.querySelector("[data-meld], .cl-card") ?? over);
    return app.perform(drop.choices.find((one) => one.side === nearEnd(over)));
  }

  function cancel(event) {
    if (held && event.pointerId === held.id) letGo();
  }

  /* After a drop the card waits where it was put until the answer comes; release() is called before the next drawing. */
  function letGo(stay = false) {
    const { node, over, moving } = held;
    for (const [name, act] of Object.entries(acts)) node.removeEventListener(name, act);
    openGap(null);
    held = null;
    over?.classList.remove("is-over");
    drag.targets = [];
    node.classList.remove("is-held");
    if (!moving) return;
    drag.resting = node;
    if (stay) setTimeout(() => { if (drag.resting === node) goHome(); }, 3000);
    else goHome();
    app.refresh();
  }

  function goHome() {
    const node = release();
    if (node) glide(node, node.getBoundingClientRect(), drag.left);
  }

  function release() {
    if (held) { if (held.moving) held.grip.releasePointerCapture?.(held.id); letGo(true); }
    const node = drag.resting;
    if (!node) return null;
    drag.left = node.getBoundingClientRect();
    node.style.translate = "";
    node.classList.remove("is-carried");
    drag.resting = null;
    return node;
  }

  const acts = { pointermove: move, pointerup: up, pointercancel: cancel, lostpointercapture: cancel };
  return drag;
}
