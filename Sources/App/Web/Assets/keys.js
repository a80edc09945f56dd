let digits = "", waiting = 0, lastKey = -1e4;

// Escape goes up: to what the screen belongs to.
function goUp() {
  const { up } = main.dataset;
  if (up && history.state?.from === up) history.back(); else if (up) send({ address: up });
}

function choose() {
  clearTimeout(waiting);
  const row = find("[data-n='" + digits + "']");
  digits = "";
  const target = row && find("th a,.row,.choice,.act[data-usual]", row);
  if (!target || isTooSoon()) return;
  burst = "";
  target.focus();
  target.click();
}

// The keys, with those that only this screen has.
function explain() {
  const help = byId("help");
  for (const old of all(".own", help)) old.remove();
  for (const one of all("[data-keys]")) {
    const line = add(find("dl", help), "div");
    line.className = "own";
    add(add(line, "dt"), "kbd", one.dataset.keys.replaceAll(" ", " / "));
    add(line, "dd", one.lastChild.textContent);
  }
  help.showModal();
}

on("keydown", (event) => {
  const { key, timeStamp } = event, target = pressedOn(event), pause = timeStamp - lastKey;
  if (!target) return;
  lastKey = timeStamp;
  clearTimeout(waiting);
  if (key === "Escape") {
    if (target.dataset.search && target.value) { target.value = ""; lookUp(); }
    else if (isField(target) && hasKeyboard()) target.blur(); else goUp();
    return;
  }
  if (isField(target)) return;
  const step = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[key];
  if (step && target.matches(".chart g")) {
    if (target[step]?.matches("g")) target[step].focus();
    return stop(event);
  }
  if (key === "?") { explain(); return stop(event); }
  if (key === "/") {
    const field = find("input:not([type=hidden]),select"), folded = field?.closest("details");
    if (folded) folded.open = true;
    field?.focus();
    return stop(event);
  }
  if (key === "Enter") {
    if (digits) { stop(event); return choose(); }
    // What a scanner types ends with Enter, too, and must confirm nothing.
    if (target.closest("a,button,summary") || pause < 1000 || "subject" in main.dataset) return;
    const first = find(".question") ? find(".question .first") : find("#bar .first");
    if (first) { stop(event); first.click(); }
    return;
  }
  const named = all("[data-keys]").find((one) => one.dataset.keys.split(" ").includes(key.toLowerCase()));
  if (named) {
    stop(event);
    // The first sign of a scan presses nothing.
    if (scanField()) waiting = setTimeout(() => named.click(), patience + 10); else if (!isTooSoon()) named.click();
    return;
  }
  if (key < "0" || key > "9" || key.length > 1) { digits = ""; return; }
  digits = scanField() && pause < quick ? "scan" : digits === "scan" ? key : digits + key;
  const begun = all("[data-n]").filter((row) => row.dataset.n.startsWith(digits));
  if (begun.length < 2 && !scanField()) choose(); else waiting = setTimeout(choose, begun.length < 2 ? 200 : 700);
});
