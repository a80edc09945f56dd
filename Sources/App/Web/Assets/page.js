const page = document, root = page.documentElement, on = addEventListener, now = () => performance.now();
const byId = (id) => page.getElementById(id), stop = (event) => event.preventDefault();
const hasKeyboard = () => matchMedia("(hover:hover) and (pointer:fine)").matches;
const here = () => location.pathname + location.search;
let main = byId("main"), busy = false, drawn = now();

const find = (what, part = main) => part.querySelector(what), all = (what, part = main) => [...part.querySelectorAll(what)];
const controls = "a[href],button,summary,input,select";

// What a control is known by on the next page, too, which has no forms that are named elsewhere before it is shown.
const attribute = (control, key) => control.getAttribute(key);
const name = (control) => control.id || attribute(control, "href")
  || (attribute(control, "form") ?? (control.form ?? control.parentNode).id) + control.name + control.value;
const twin = (control, next) => all(controls, next).find((one) => name(one) === name(control));

// Only what goes by itself is another one where the question is the same, so that no press is lost on the way.
const moving = "[role=timer],.fall,[name=page],[name=token]";
function still(part) {
  const copy = part.cloneNode(true);
  for (const one of all(moving + ",.news", copy)) one.replaceWith("");
  for (const one of all("[aria-busy],[open]", copy)) { one.ariaBusy = null; one.removeAttribute("open"); }
  return copy.outerHTML;
}
function moves(next) {
  const parts = all(moving, next), old = all(moving);
  if (!main.dataset.subject || find(".news", next) || parts.length !== old.length || still(main) !== still(next)) return false;
  old.forEach((one, place) => one.replaceWith(parts[place]));
  return true;
}

// What was typed stays typed, and what was unfolded unfolded.
function carry(next) {
  for (const old of all("input[id],details[id]")) {
    const same = twin(old, next) ?? find("details#" + CSS.escape(old.id), next);
    if (!same) continue;
    if (old.open) same.open = true;
    if (old.type === "text" && old.value !== old.defaultValue && next.dataset.subject === main.dataset.subject) same.value = old.value;
  }
}

// What the browser keeps of the page for the way back.
const note = (more, address) => history.replaceState({ ...history.state, ...more }, "", address);

function show(next, address, how) {
  const stays = address === here() && how !== "back", active = page.activeElement;
  const focused = main.contains(active) && active, field = scanField();
  drawn = now();
  // What is scanned while something is asked is meant for what comes after it.
  if (!find(".question")) sells = !!field;
  if (how === "find" && refill(next)) return note({}, address);
  if (stays && moves(next)) return tick();
  let focus = stays && focused && twin(focused, next);
  if (stays) carry(next);
  if (next.dataset.subject !== main.dataset.subject) rest();
  const y = scrollY, top = focus && focused.getBoundingClientRect().top, gone = find(".news:not(.over)");
  gone?.classList.add("gone");
  main.replaceWith(next);
  main = next;
  if (how) note({}, address);
  else if (!stays) {
    const from = here();
    note({ y });
    history.pushState({ from }, "", address);
  }
  page.title = main.dataset.title;
  lookAt();
  if (!stays) scrollTo(0, how === "back" && history.state?.y || 0);
  // What was pressed stays under the finger: where the page cannot be moved down, news that are gone keep their room.
  else if (focus) {
    const moved = () => focus.getBoundingClientRect().top - top;
    if (moved() + scrollY < 0 && gone) find("h1").after(gone);
    scrollBy(0, moved());
  }
  const isTyping = focused && focused === field;
  settle(isTyping ? scanField() : focus, !stays || focused, isTyping);
  byId("live").textContent = find("[role=status],[role=alert]")?.textContent ?? "";
  listen();
  tick();
}

// The system and the place where one is are in sight.
function lookAt() {
  for (const link of all("nav [aria-current]", page)) {
    const list = link.closest("ul");
    list.scrollLeft = link.offsetLeft - list.offsetLeft - 32;
  }
}

// A round that has just begun was not what was pressed for.
let resting = 0;
function rest() {
  clearTimeout(resting);
  root.classList.add("fresh");
  resting = setTimeout(() => root.classList.remove("fresh"), 350);
}
const isTooSoon = () => "subject" in main.dataset && root.classList.contains("fresh");

// Gives the focus to what is asked for next; nothing takes it where a keyboard would then cover half of the screen.
function settle(focus, isNew, isTyping) {
  const field = scanField();
  if (field && !hasKeyboard() && !(focus && isField(focus) && focus !== field)) focus = catcher(field);
  else if (!focus && isNew) focus = firstField() || find("h1");
  focus = find("[autofocus]") || focus;
  if (!focus) return;
  focus.focus({ preventScroll: true });
  // What was not taken, or was looked for before, is typed over.
  if (focus.value && (focus === field && !isTyping || focus.value === focus.defaultValue)) focus.select();
}

const firstField = () => hasKeyboard() ? find(".usual input:not([type=hidden])") : null;

// One page at a time is on its way; returns whether it came.
async function load(address, options = {}, how) {
  busy = true;
  root.classList.add("busy");
  const answer = await fetch(address, options)
    .then(async (response) => ({ url: new URL(response.url), text: await response.text() })).catch(() => null);
  busy = false;
  root.classList.remove("busy");
  byId("lost").hidden = !!answer;
  if (!answer) return false;
  const other = new DOMParser().parseFromString(answer.text, "text/html"), next = find("#main", other);
  // What was typed goes along to the page that asks who it is.
  if (!next) { if (options.body) resend(address, options.body); else location.assign(address); return true; }
  const { lang } = other.documentElement;
  // Where it is in another language, so is what stands around it.
  for (const part of lang === root.lang ? ["body>header"] : ["body>header", ".skip", "footer", "#help", "#lost", "#waits"])
    find(part, page).replaceWith(find(part, other));
  root.lang = lang;
  show(page.adoptNode(next), answer.url.pathname + answer.url.search, how);
  return true;
}

// Asks again for what is shown, unless something else is on its way.
async function again(address = here(), how = "keep") {
  await load(address, {}, how);
  catchUp();
}

// Sends a form as a browser without a script does.
function resend(address, fields) {
  const form = Object.assign(add(page.body, "form"), { method: "post", action: address });
  for (const [key, value] of fields) Object.assign(add(form, "input"), { type: "hidden", name: key, value });
  form.submit();
}

function add(parent, kind, text) {
  const child = page.createElement(kind);
  if (text) child.textContent = text;
  parent.append(child);
  return child;
}
