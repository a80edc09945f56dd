let digits = "", waiting = 0, lastKey = -1e4;

// Escape goes up: to what the screen belongs to.
function goUp() {
  const { up } = main.dataset;
  if (up && history.state?.from === up) history.back(); else if (up) send({ address: up });
}

function choose() {
  clearTimeout(waiting);
  const row = find(`[data-n="${digits}"]`);
  digits = "";
  const target = row && row.querySelector("th a,.row,.choice,.act[data-usual]");
  if (target && !isTooSoon()) { target.focus(); target.click(); }
}

// The keys, with those that only this screen has.
function explain() {
  const help = byId("help");
  for (const old of help.querySelectorAll(".own")) old.remove();
  for (const one of all("[data-keys]")) {
    const line = add(help.querySelector("dl"), "div");
    line.className = "own";
    add(add(line, "dt"), "kbd", one.dataset.keys.replaceAll(" ", " / "));
    add(line, "dd", one.lastChild.textContent);
  }
  help.showModal();
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || byId("help").open) return;
  const target = event.target instanceof Element ? event.target : root, key = event.key;
  const pause = event.timeStamp - lastKey;
  lastKey = event.timeStamp;
  clearTimeout(waiting);
  if (key === "Escape") { if (isField(target) && hasKeyboard()) target.blur(); else goUp(); return; }
  if (isField(target)) return;
  const step = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[key];
  if (step && target.matches(".chart g")) {
    if (target[step]?.matches("g")) target[step].focus();
    return event.preventDefault();
  }
  if (key === "?") { explain(); return event.preventDefault(); }
  if (key === "/") {
    const field = find("input:not([type=hidden]),select"), folded = field?.closest("details");
    if (folded) folded.open = true;
    field?.focus();
    return event.preventDefault();
  }
  if (key === "Enter") {
    if (digits) { event.preventDefault(); choose(); return; }
    // What a scanner types ends with Enter, too, and must confirm nothing.
    if (target.closest("a,button,summary") || pause < 1000 || "subject" in main.dataset) return;
    const first = find(".question") ? find(".question .first") : find("#bar .first");
    if (first) { event.preventDefault(); first.click(); }
    return;
  }
  const named = all("[data-keys]").find((one) => one.dataset.keys.split(" ").includes(key.toLowerCase()));
  if (named) {
    event.preventDefault();
    // The first sign of a scan presses nothing.
    if (scanField()) waiting = setTimeout(() => named.click(), 60); else if (!isTooSoon()) named.click();
    return;
  }
  if (key < "0" || key > "9" || key.length > 1) { digits = ""; return; }
  digits = scanField() && pause < quick ? "scan" : digits === "scan" ? key : digits + key;
  const begun = all("[data-n]").filter((row) => row.dataset.n.startsWith(digits));
  if (begun.length < 2 && !scanField()) choose(); else waiting = setTimeout(choose, begun.length < 2 ? 200 : 700);
});
