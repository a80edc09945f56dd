// What is left or has passed, every second; and what happens by itself on a screen, which comes as an event.
let source = null, late = "";

function tick() {
  const clock = find("[data-left],[data-passed]");
  if (!clock) return;
  const gone = now() - drawn, isLeft = "left" in clock.dataset;
  const left = clock.dataset.left - gone;
  const seconds = isLeft ? Math.ceil(Math.max(0, left) / 1000) : Math.floor((+clock.dataset.passed + gone) / 1000);
  const text = Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
  if (clock.textContent !== text) clock.textContent = text;
  if (isLeft && left < -2000 && !busy) { drawn = now(); again(); }
}

function listen() {
  byId("keys").hidden = !hasKeyboard();
  const at = "live" in main.dataset && !page.hidden ? here() : "";
  if ((source?.at ?? "") === at) return;
  source?.close();
  source = null;
  late = "";
  if (!at) return;
  source = new EventSource("/events?at=" + encodeURIComponent(at) + "&page=" + drawing(main));
  source.at = at;
  source.onmessage = ({ data }) => { late = data; catchUp(); };
}

const drawing = (part) => parseInt(find("[name=page]", part)?.value);

// What happened while a page was on its way is shown after it, unless that page was drawn later.
function catchUp() {
  const data = late;
  if (busy) return;
  late = "";
  if (data[0] === "/") return again(data);
  if (data) {
    const box = page.createElement("template");
    box.innerHTML = data;
    const part = box.content.firstChild;
    if (!(drawing(part) < drawing(main))) show(part, part.dataset.address, "keep");
  }
  next();
}
