// What is to be sent, in its order: one at a time is on its way, and what did not arrive is sent again.
let jobs = [], sending = null, retry = 0;

function send(job) {
  // Of links that wait the last one is meant, and a form that is pressed twice once.
  jobs = jobs.filter((one) => one === sending || job.make || job.body || one.make || one.body);
  if (job.body && jobs.some((one) => String(one.body) === String(job.body))) return;
  jobs.push(job);
  if (job.code) setTimeout(sayWaits, 300);
  next();
}

async function next() {
  if (busy || sending) return;
  clearTimeout(retry);
  // A scan waits until there is a field for it again; a button that is gone is not pressed.
  const job = sending = jobs.find((one) => !one.make || (one.body ??= one.make()) || !one.code);
  if (!job) return;
  const leave = () => { jobs = jobs.filter((one) => one !== job); sending = null; };
  if (job.make && !job.body) { leave(); return next(); }
  const refused = job.code && jobs.wasCode ? all(".news .bad") : [];
  const isDone = await load(job.address, job.body ? { method: "POST", body: job.body } : {});
  if (isDone || !job.body) leave();
  sending = null;
  jobs.wasCode = job.code && jobs.length;
  // What was refused is not covered by what was taken after it.
  if (isDone && refused.length) (find(".news") ?? find("h1")).prepend(...refused);
  sayWaits();
  if (!isDone && jobs.length) retry = setTimeout(next, 1500);
  catchUp();
}

const fields = (form, button) => new URLSearchParams(new FormData(form, button));

// A scan belongs to the page as it is when its turn comes.
function sendScan(code) {
  clearTimeout(finding);
  send({ code, make() {
    const field = scanField(), body = field && fields(field.form);
    this.address = field && attribute(field.form, "action");
    body?.delete(field.name);
    body?.append(field.name, code);
    return body;
  } });
}

// Says how many scans are not in the cart yet.
function sayWaits() {
  const waits = byId("waits"), count = jobs.filter((job) => job.code).length;
  waits.hidden = !count;
  waits.textContent = count ? waits.dataset[count > 1 ? "many" : "one"].replace("#", count) : "";
}

on("submit", (event) => {
  const form = event.target, field = scanField();
  if (form.method !== "post") return;
  stop(event);
  if (isTooSoon()) return;
  const button = event.submitter, body = fields(form, button), address = attribute(form, "action");
  if (button) button.ariaBusy = "true";
  if (field?.form === form) {
    sendScan(body.getAll(field.name).filter(Boolean).join(" "));
    for (const one of all(scanInput, form)) one.value = one.defaultValue = "";
  } else if (button?.matches(".act[name]")) {
    // One more of it is meant each time.
    const known = name(button), same = () => all(".act").find((one) => name(one) === known);
    send({ address, make: () => same() && fields(same().form, same()) });
  } else {
    if (form.matches(".scale")) form.reset();
    // What is on its way is not sent once more with what is typed next; what is refused comes back with the page.
    for (const one of form) if (one.type === "text") one.defaultValue = one.value = one.defaultValue && one.value;
    send({ address, body });
  }
});

on("click", (event) => {
  if (event.target.closest("#keys")) explain();
  if (event.target.closest("[data-print]")) print();
  const link = event.target.closest("a[href^='/']");
  if (!link || event.button || event.shiftKey || !pressedOn(event) || link.target || link.hasAttribute("download")) return;
  stop(event);
  link.ariaBusy = "true";
  send({ address: attribute(link, "href") });
});

// Nothing new comes under a finger that presses twice.
let pressed = { x: -1e4, y: 0, known: "" };
on("click", (event) => {
  const control = main.contains(event.target) && event.target.closest(controls);
  if (!control || !event.detail) return;
  const { clientX: x, clientY: y } = event, known = name(control), isNear = Math.hypot(x - pressed.x, y - pressed.y) < 24;
  if (isTooSoon() || (now() - drawn < 350 && isNear && known !== pressed.known)) {
    drop(event);
  } else pressed = { x, y, known };
}, true);
