/* Dragging by pointer events: mouse, finger or pen. The card itself follows the pointer and leaves its place open;
 * only the places the card names light up. A short move is a click, any other place sends the card back.
 */

const SLACK = 6, REACH = 28;

function makeDrag(app) {
  const drag = { targets: [], down, release, busy: () => Boolean(held), swallow: false };
  let held = null;

  function down(card, zone, event) {
    const drops = Object.keys(card.drops ?? {});
    drag.swallow = false;
    if (held || !drops.length || event.button !== 0 || (event.pointerType === "touch" && !card.playable)) return;
    const node = event.currentTarget;
    held = { card, node, id: event.pointerId, x: event.clientX, y: event.clientY, home: node.parentNode.getBoundingClientRect(), moving: false, over: null };
    node.setPointerCapture?.(event.pointerId);
    for (const [name, act] of Object.entries(acts)) node.addEventListener(name, act);
  }

  function move(event) {
    if (!held || event.pointerId !== held.id) return;
    const home = held.node.parentNode.getBoundingClientRect();
    const dx = event.clientX - held.x - (home.left - held.home.left), dy = event.clientY - held.y - (home.top - held.home.top);
    if (!held.moving && Math.hypot(dx, dy) < SLACK) return;
    if (!held.moving) lift();
    event.preventDefault();
    held.node.style.translate = `${dx}px ${dy}px`;
    light(placeUnder(event.clientX, event.clientY));
  }

  function lift() {
    held.moving = true;
    drag.targets = Object.keys(held.card.drops);
    app.closeOver();
    held.node.classList.add("is-held");
    held.node.classList.add("is-carried");
    app.refresh();
  }

  function placeUnder(x, y) {
    let best = null, nearest = REACH;
    for (const name of drag.targets) {
      const node = app.stage.querySelector(`[data-zone="${CSS.escape(name)}"]`);
      if (!node) continue;
      const box = node.getBoundingClientRect();
      const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      if (far < nearest) [best, nearest] = [node, far];
    }
    return best;
  }

  function light(node) {
    if (held.over === node) return;
    held.over?.classList.remove("is-over");
    node?.classList.add("is-over");
    held.over = node;
  }

  function up(event) {
    if (!held || event.pointerId !== held.id) return;
    const { moving, over, card } = held;
    drag.swallow = moving;
    if (!moving) return letGo();
    const sent = over && app.send({ type: "move", word: card.drops[over.dataset.zone] });
    letGo(Boolean(sent));
  }

  function cancel(event) {
    if (held && event.pointerId === held.id) letGo();
  }

  /* After a drop the card waits where it was put until the answer comes; release() is called before the next drawing. */
  function letGo(stay = false) {
    const { node, over, moving } = held;
    for (const [name, act] of Object.entries(acts)) node.removeEventListener(name, act);
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
    if (held) { const node = held.node; if (held.moving) node.releasePointerCapture?.(held.id); letGo(true); }
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
