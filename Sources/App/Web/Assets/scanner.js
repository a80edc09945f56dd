// A scanner types faster than hands do, and ends with Enter: what it types goes to the field for products wherever the focus is.
const scanInput = "input[data-scan]", quick = 50;
let burst = "", last = -1e4, patience = quick, before = null, keyAt = 0, sells = false;

const scanField = () => find(scanInput);
const isField = (target) => target.matches("input:not([type=checkbox]),select");

// What a scanner types into on a screen that fingers press: it asks for no keyboard before it is touched.
let aside = null;
function catcher(field) {
  if (field.type === "hidden") {
    field = aside ??= Object.assign(add(page.body, "input"), { className: "unseen", ariaLabel: main.dataset.title });
  }
  field.inputMode = "none";
  return field;
}
on("pointerdown", ({ target }) => {
  if (target.matches?.(scanInput) && target.inputMode === "none") { target.blur(); target.inputMode = "text"; }
}, true);

function take(text, time, field, isComposed) {
  if (time - last >= patience || time < last) {
    burst = "";
    before = field && { at: field, value: field.value };
  }
  burst = isComposed ? text : burst + text;
  last = time;
  // A whole code at once was not typed by hand; after three fast keys a scanner may pause, as some do on the radio.
  patience = text.length > 2 && !isComposed ? 500 : burst.length > 2 ? 160 : quick;
}

// Whether a scanner typed up to now; then what it typed is taken out of where it went, and sent.
function takeScan(time) {
  const own = scanField(), typed = page.activeElement, code = burst;
  burst = "";
  if (code.length < 3 || time - last >= patience || !(own || sells && find(".question"))) return false;
  // All that is in the field for products is meant, such as 3* before a scan, unless its page came in the midst of it.
  const text = typed === own || typed === aside ? typed.value : "";
  sendScan(code.endsWith(text) ? code : text);
  if (before) (twin(before.at, main) ?? before.at).value = before.value;
  for (const one of [own, aside]) if (one) one.value = one.defaultValue = "";
  return true;
}

// What a key is pressed on; nothing where it is not meant for the page.
function pressedOn({ target, ctrlKey, metaKey, altKey, isComposing }) {
  if (!(ctrlKey || metaKey || altKey || isComposing || byId("help").open)) return target instanceof Element ? target : root;
}
function drop(event) {
  stop(event);
  event.stopImmediatePropagation();
}

on("beforeinput", (event) => {
  const { target, data, inputType, timeStamp } = event, time = keyAt || timeStamp;
  keyAt = 0;
  if (data && inputType.startsWith("insert") && inputType !== "insertFromPaste" && target.matches("input"))
    take(data, time, target, inputType === "insertCompositionText");
}, true);

on("keydown", (event) => {
  const { key, timeStamp } = event, target = pressedOn(event);
  if (!target) return;
  if (key === "Enter" && takeScan(timeStamp)) {
    clearTimeout(waiting);
    digits = "";
    return drop(event);
  }
  const isTyped = isField(target), isNameless = key === "Unidentified" || key === "Process", isSign = key.length === 1;
  keyAt = (isNameless || isTyped && isSign) && timeStamp;
  if (isTyped) return;
  if (isSign) take(key, timeStamp, null);
  // What only comes as a text needs a field to come to.
  else if (isNameless && scanField()) catcher(scanField()).focus({ preventScroll: true });
}, true);

// Where a scanner's Enter sends a form without a key.
on("submit", (event) => {
  if (!event.submitter?.matches(":active") && takeScan(event.timeStamp)) drop(event);
}, true);
