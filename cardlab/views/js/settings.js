/* What the reader has chosen: theme (light, dark, system) and colours (two, four). Kept by the browser, not by the server.
 * In JupyterLab the notebook's own theme wins.
 */

const SETTINGS_EVENT = "cardlab-settings";

function chosen(name, allowed) {
  let value = null;
  try { value = localStorage.getItem(`cardlab.${name}`); } catch { /* storage may be forbidden */ }
  return allowed.includes(value) ? value : allowed[0];
}

const chosenTheme = () => chosen("theme", ["system", "light", "dark"]);
const chosenColours = () => chosen("colours", ["two", "four"]);

function resolvedTheme() {
  const lab = document.body?.getAttribute("data-jp-theme-light");
  if (lab) return lab === "true" ? "light" : "dark";
  const theme = chosenTheme();
  return theme === "system" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") : theme;
}

function choose(name, value) {
  try { localStorage.setItem(`cardlab.${name}`, value); } catch { /* the choice then lasts as long as the page */ }
  window.dispatchEvent(new CustomEvent(SETTINGS_EVENT, { detail: { name, value } }));
}

/* Calls back at every change, from this page, another tab, the system or JupyterLab; returns how to stop. */
function watchSettings(changed) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const lab = new MutationObserver(changed);
  window.addEventListener("storage", changed);
  window.addEventListener(SETTINGS_EVENT, changed);
  system.addEventListener("change", changed);
  if (document.body) lab.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return () => {
    window.removeEventListener("storage", changed);
    window.removeEventListener(SETTINGS_EVENT, changed);
    system.removeEventListener("change", changed);
    lab.disconnect();
  };
}
