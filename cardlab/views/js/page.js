/* The page around the table. Put PAGE_SCRIPT inline in <head>, so that the theme is set before the first paint.
 *
 * Markup it expects (all of it optional; texts and links are the shell's):
 *   <meta name="cardlab" content="1">         tells the table that it is on a page of its own, not in a notebook
 *   <header class="cl-bar">
 *     <a class="cl-brand" href="./">card<span>lab</span></a>
 *     <span class="cl-where" data-cardlab-heading></span>      filled with the scene's heading
 *     <nav aria-label="...">
 *       <a class="cl-button is-plain" href="rules">Rules</a>
 *       <details class="cl-settings">
 *         <summary class="cl-button is-plain">Settings</summary>
 *         <div class="cl-sheet">
 *           <fieldset><legend>Theme</legend>
 *             <label><input type="radio" name="theme" value="system"> As the system</label>   also: light, dark
 *           </fieldset>
 *           <fieldset><legend>Suits</legend>
 *             <label><input type="radio" name="colours" value="two"> Two colours</label>     also: four
 *           </fieldset>
 *         </div>
 *       </details>
 *     </nav>
 *   </header>
 *   <main lang="en">the component</main>
 */

function dressPage() {
  const root = document.documentElement;
  root.dataset.theme = resolvedTheme();
  root.dataset.colours = chosenColours();
  for (const input of document.querySelectorAll(".cl-settings input[type=radio]"))
    input.checked = input.value === (input.name === "theme" ? chosenTheme() : chosenColours());
}

function closeSettings(event) {
  for (const menu of document.querySelectorAll(".cl-settings[open]")) {
    const leaves = event.type === "keydown" ? event.key === "Escape" : !menu.contains(event.target);
    if (!leaves) continue;
    menu.open = false;
    if (event.type === "keydown") menu.querySelector("summary")?.focus();
  }
}

function showHeading(event) {
  for (const node of document.querySelectorAll("[data-cardlab-heading]")) node.textContent = event.detail;
}

dressPage();
watchSettings(dressPage);
document.addEventListener("DOMContentLoaded", dressPage);
document.addEventListener("pointerdown", closeSettings);
document.addEventListener("keydown", closeSettings);
document.addEventListener("change", (event) => {
  if (event.target.closest?.(".cl-settings")) choose(event.target.name, event.target.value);
});
window.addEventListener("cardlab-heading", showHeading);
