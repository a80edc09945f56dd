/// The script of all pages. Everything works without it; with it, pages change in place, keys choose, and timed screens
/// follow by themselves.
enum PageScript {
  /// What is sent.
  static let bytes = Array(text.utf8)

  /// The script without what only its reader needs; a test holds its size against its limit.
  static let text = [";", "{", "}", ","].reduce((pages + "\n" + keys).withoutIndentation(between: "\n")) { text, end in
    // Behind these a line need not end.
    text.replacing(end + "\n", with: end)
  }

  /// Keys, the list of them, and the beginning.
  static let keys = #"""
      function back() {
        if (moves > 0 || document.referrer.startsWith(location.origin)) { moves--; history.back(); return; }
        const system = "/" + location.pathname.split("/")[1];
        if (here() !== "/") load(system === here() ? "/" : system);
      }

      function choose() {
        clearTimeout(waiting);
        const row = find(`[data-n="${digits}"]`);
        digits = "";
        const target = row && row.querySelector("th a,.row,.choice,.act[data-usual]");
        if (target) { target.focus(); target.click(); }
      }

      function add(parent, name, text) {
        const child = document.createElement(name);
        if (text) child.textContent = text;
        parent.append(child);
        return child;
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

      const isField = (target) => target.matches("input:not([type=checkbox]),select");

      addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || byId("help").open) return;
        const target = event.target instanceof Element ? event.target : root, key = event.key;
        const pause = now() - lastKey;
        lastKey = now();
        if (key === "Escape") { if (isField(target)) target.blur(); else back(); return; }
        if (isField(target)) return;
        const step = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[key];
        if (step && target.matches(".chart g")) {
          const next = target[step];
          if (next && next.matches("g")) next.focus();
          event.preventDefault();
          return;
        }
        if (key === "?") { explain(); event.preventDefault(); return; }
        if (key === "/") {
          const field = find("input:not([type=hidden]),select");
          if (field) { const folded = field.closest("details"); if (folded) folded.open = true; field.focus(); event.preventDefault(); }
          return;
        }
        if (key === "Enter") {
          if (digits) { event.preventDefault(); choose(); return; }
          // What a scanner types ends with Enter, too, and must confirm nothing.
          if (target.closest("a,button,summary") || pause < 1000 || "subject" in main.dataset) return;
          const first = find(".question .first,#bar .first");
          if (first) { event.preventDefault(); first.click(); }
          return;
        }
        const named = all("[data-keys]").find((one) => one.dataset.keys.split(" ").includes(key.toLowerCase()));
        if (named) { named.click(); event.preventDefault(); return; }
        if (key < "0" || key > "9" || key.length > 1) return;
        clearTimeout(waiting);
        digits += key;
        const begun = all("[data-n]").filter((row) => row.dataset.n.startsWith(digits));
        if (begun.length < 2) choose(); else waiting = setTimeout(choose, 700);
      });

      root.classList.add("js");
      const field = firstField();
      if (field && !location.hash) field.focus({ preventScroll: true });
      setInterval(tick, 250);
      listen();
    })();
    """#
}
