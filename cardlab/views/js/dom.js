/* A small keyed tree. A view says what should be there (h, leaf); patch() changes only what differs,
 * so focus, scrolling and running animations survive an update. Text is only ever set as text.
 */

const isThere = (item) => item !== null && item !== undefined && item !== false && item !== true && item !== "";

function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: children.flat(Infinity).filter(isThere) };
}

/* A node the tree does not look into, made anew only when its mark changes. */
const leaf = (mark, make) => ({ tag: "leaf", props: { key: mark }, make });

const classes = (...names) => names.filter(Boolean).join(" ");

const kept = new WeakMap();

const nameOf = (item) => (typeof item === "object" ? `${item.tag} ${item.props.key ?? ""}` : "text");

function create(item) {
  if (typeof item !== "object") return document.createTextNode("");
  const node = item.make ? item.make() : document.createElement(item.tag);
  kept.set(node, { name: nameOf(item), props: {} });
  return node;
}

function setProp(node, name, value, first) {
  if (name === "key") return;
  if (name.startsWith("on")) node[name] = value ?? null;
  else if (name === "style") for (const [key, text] of Object.entries(value ?? {})) node.style.setProperty(key, text);
  else if (name === "value") { if (node.value !== value) node.value = value ?? ""; }
  else if (name === "startsOpen") { if (first) node.open = Boolean(value); }
  else if (value === false || value === null || value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

function fill(node, item) {
  if (typeof item !== "object") {
    if (node.nodeValue !== String(item)) node.nodeValue = item;
    return;
  }
  if (item.make) return;
  const memory = kept.get(node), before = memory.props;
  const first = !memory.filled;
  for (const name of Object.keys(before)) if (!(name in item.props)) setProp(node, name, null, false);
  for (const [name, value] of Object.entries(item.props))
    if (before[name] !== value) setProp(node, name, value, first);
  memory.props = item.props;
  memory.filled = true;
  patch(node, item.children);
}

function takeSpare(spare, name) {
  return spare.get(name)?.shift();
}

/* Nodes are matched by tag and key, and those without a key by their order. Old ones go first, so that
 * taking a card out of a row moves none of its neighbours. */
function patch(parent, wanted) {
  const spare = new Map();
  for (const node of parent.childNodes) {
    const name = node.nodeType === Node.TEXT_NODE ? "text" : kept.get(node)?.name;
    if (!spare.has(name)) spare.set(name, []);
    spare.get(name).push(node);
  }
  const nodes = wanted.map((item) => takeSpare(spare, nameOf(item)) ?? create(item));
  for (const rest of spare.values()) for (const node of rest) node.remove();
  let here = parent.firstChild;
  nodes.forEach((node, i) => {
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
    fill(node, wanted[i]);
  });
}

const ICONS = {
  alert: ["M12 3.5V14", "M12 19.5V19.6"],
  arrow: ["M4 12H19", "M13 6L19 12L13 18"],
  question: ["M8 9C8 6.5 9.8 5 12 5C14.3 5 16 6.5 16 8.7C16 11.6 12 11.6 12 14.5", "M12 19V19.1"],
  close: ["M6 6L18 18", "M18 6L6 18"],
  lock: ["M6 11H18V20H6Z", "M8.5 11V8A3.5 3.5 0 0 1 15.5 8V11"],
  tick: ["M5 12.5L10 17.5L19 7"],
  eye: ["M2.5 12C5 7.5 8.3 5.5 12 5.5C15.7 5.5 19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5C8.3 18.5 5 16.5 2.5 12Z", "M12 9.2A2.8 2.8 0 1 1 11.99 9.2"],
  cross: ["M6.5 6.5L17.5 17.5", "M17.5 6.5L6.5 17.5"],
};

const icon = (name) => leaf(`icon ${name}`, () =>
  draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", fill: "none", stroke: "currentColor", class: "cl-icon",
    "stroke-width": name === "alert" ? 4 : 2.6, "stroke-linecap": "round", "stroke-linejoin": "round" },
  ...ICONS[name].map((d) => draw("path", { d }))));

const stillMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
