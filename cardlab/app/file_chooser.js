/* A labelled file input that reads the file itself, so that one too large is never sent. */
export function render({ model }) {
  const root = document.createElement("label");
  root.className = "cl-chooser";
  const text = document.createElement("span");
  text.textContent = model.label;
  const input = document.createElement("input");
  input.type = "file";
  input.accept = model.accept;
  input.addEventListener("change", async () => {
    const file = input.files[0];
    if (!file) return;
    const small = file.size <= model.limit;
    model.send_msg({ name: file.name.slice(0, 200), size: file.size, data: small ? await base64(file) : null });
  });
  input.addEventListener("click", () => { input.value = ""; });
  root.append(text, input);
  return root;
}

function base64(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => resolve("");
    reader.readAsDataURL(file);
  });
}
