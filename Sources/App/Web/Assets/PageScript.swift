/// The script of all pages. Everything works without it; with it, pages change in place, keys choose, and timed screens
/// follow by themselves.
enum PageScript {
  /// What is sent.
  static let bytes = Array(text.utf8)

  /// The script without what only its reader needs; a test holds its size against its limit.
  static let text = source.withoutIndentation(between: "\n")

  private static let source = #"""
    "use strict";
    (() => {
      const root = document.documentElement, byId = (id) => document.getElementById(id);
      const live = byId("live"), help = byId("help"), lost = byId("lost");
      const hasKeyboard = () => matchMedia("(hover:hover) and (pointer:fine)").matches;
      const here = () => location.pathname + location.search;
      let main = byId("main"), source = null, busy = false, moves = 0;
      let drawn = performance.now(), lastKey = -1e4, digits = "", waiting = 0, queue = Promise.resolve();

      // Time: what is left or has passed, every second.
      function tick() {
        const clock = main.querySelector("[data-left],[data-passed]");
        if (!clock) return;
        const gone = performance.now() - drawn, isLeft = "left" in clock.dataset;
        const left = clock.dataset.left - gone;
        const seconds = isLeft ? Math.ceil(Math.max(0, left) / 1000) : Math.floor((+clock.dataset.passed + gone) / 1000);
        const text = Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
        if (clock.textContent !== text) clock.textContent = text;
        if (isLeft && left < -2000 && !busy) { drawn = performance.now(); load(here(), {}, "keep"); }
      }

      // What happens by itself on a timed screen comes as an event.
      function listen() {
        const at = "live" in main.dataset ? here() : "";
        if ((source ? source.at : "") === at) return;
        if (source) source.close();
        source = null;
        if (!at) return;
        source = new EventSource("/events?at=" + encodeURIComponent(at));
        source.at = at;
        source.addEventListener("message", (event) => {
          if (event.data.startsWith("/")) { if (!busy) load(event.data, {}, "keep"); return; }
          const part = document.createElement("template");
          part.innerHTML = event.data;
          const next = part.content.querySelector("main");
          if (next && !busy) show(next, next.dataset.address, "keep");
        });
      }

      // The same control on the next page, if it has one.
      function twin(control, next) {
        if (control.id) return next.querySelector("#" + CSS.escape(control.id));
        return control.name && next.querySelector(
          `[name="${CSS.escape(control.name)}"][value="${CSS.escape(control.value)}"]`);
      }

      function show(next, address, history_) {
        const stays = address === here(), focused = main.contains(document.activeElement) && document.activeElement;
        let focus = stays && focused && twin(focused, next);
        if (stays) {
          for (const old of main.querySelectorAll("input[id],details[id]")) {
            const same = twin(old, next);
            if (same && old.open) same.open = true;
            if (same && old.type === "text" && old.value !== old.defaultValue && next.dataset.subject === main.dataset.subject)
              same.value = old.value;
          }
        }
        main.replaceWith(next);
        main = next;
        drawn = performance.now();
        if (history_ !== "keep" && !stays) { history.pushState(null, "", address); moves++; }
        else if (!stays) history.replaceState(null, "", address);
        document.title = main.dataset.title;
        for (const link of document.querySelectorAll("header a")) {
          const isHere = link.pathname === "/" ? here() === "/" : (location.pathname + "/").startsWith(link.pathname + "/");
          if (isHere) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
        }
        if (!stays) scrollTo(0, 0);
        if (!focus && (!stays || focused)) focus = firstField() || main.querySelector("h1");
        if (focus) focus.focus({ preventScroll: stays });
        live.textContent = "";
        const news = main.querySelector("[role=status]");
        if (news) live.textContent = news.textContent;
        listen();
        tick();
      }

      // Nothing takes the focus by itself where a keyboard would cover half of the screen.
      const firstField = () => hasKeyboard() ? main.querySelector(".usual input:not([type=hidden])") : null;

      async function load(address, options, history_) {
        busy = true;
        root.classList.add("busy");
        try {
          const response = await fetch(address, options);
          const text = await response.text();
          const page = new DOMParser().parseFromString(text, "text/html"), next = page.querySelector("main#main");
          if (!next) { location.assign(address); return; }
          lost.hidden = true;
          if (page.documentElement.lang !== root.lang) { location.assign(response.url); return; }
          const url = new URL(response.url);
          show(document.adoptNode(next), url.pathname + url.search, history_);
        } catch (error) {
          lost.hidden = false;
        } finally {
          busy = false;
          root.classList.remove("busy");
        }
      }

      addEventListener("submit", (event) => {
        const form = event.target;
        if (form.getAttribute("method") !== "post") return;
        event.preventDefault();
        const options = { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)) };
        const send = () => load(form.getAttribute("action"), options);
        if (!form.matches(".usual")) { if (!busy) queue = queue.then(send); busy = true; return; }
        // A scanner does not wait: what it sends meanwhile comes after.
        for (const field of form.querySelectorAll("input[data-scan]")) { field.value = ""; field.defaultValue = ""; }
        queue = queue.then(send);
      });

      addEventListener("click", (event) => {
        const link = event.target.closest("a[href^='/']");
        if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        if (link.target || link.hasAttribute("download")) return;
        event.preventDefault();
        if (!busy) load(link.getAttribute("href"), {});
      });

      addEventListener("popstate", () => { load(location.href, {}, "keep"); });
      addEventListener("pageshow", (event) => { if (event.persisted) load(location.href, {}, "keep"); });

      function back() {
        if (moves > 0 || document.referrer.startsWith(location.origin)) { moves--; history.back(); return; }
        const system = "/" + location.pathname.split("/")[1];
        if (here() !== "/") load(system === here() ? "/" : system, {});
      }

      function choose() {
        clearTimeout(waiting);
        const row = main.querySelector(`[data-n="${digits}"]`);
        digits = "";
        const target = row && row.querySelector("th a,.row,.choice,.act[data-usual]");
        if (target) { target.focus(); target.click(); }
      }

      const isField = (target) => target.matches("input:not([type=checkbox]),select,textarea");

      addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || help.open) return;
        const target = event.target instanceof Element ? event.target : root, key = event.key;
        const pause = performance.now() - lastKey;
        lastKey = performance.now();
        if (key === "Escape") { if (isField(target)) target.blur(); else back(); return; }
        if (isField(target)) return;
        const step = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[key];
        if (step && target.matches(".chart g")) {
          const next = target[step];
          if (next && next.matches("g")) next.focus();
          event.preventDefault();
          return;
        }
        if (key === "?") { help.showModal(); event.preventDefault(); return; }
        if (key === "/") {
          const field = main.querySelector("input:not([type=hidden]):not([type=submit]),select");
          if (field) { const folded = field.closest("details"); if (folded) folded.open = true; field.focus(); event.preventDefault(); }
          return;
        }
        if (key === "Enter") {
          if (digits) { event.preventDefault(); choose(); return; }
          // What a scanner types ends with Enter, too, and must confirm nothing.
          if (target.closest("a,button,summary") || pause < 1000 || "subject" in main.dataset) return;
          const first = main.querySelector(".question .first") || main.querySelector("#bar .first");
          if (first) { event.preventDefault(); first.click(); }
          return;
        }
        const named = [...main.querySelectorAll("[data-keys]")].find((one) => one.dataset.keys.split(" ").includes(key.toLowerCase()));
        if (named) { named.click(); event.preventDefault(); return; }
        if (key < "0" || key > "9" || key.length > 1) return;
        clearTimeout(waiting);
        digits += key;
        const begun = [...main.querySelectorAll("[data-n]")].filter((row) => row.dataset.n.startsWith(digits));
        if (begun.length < 2) choose(); else waiting = setTimeout(choose, 700);
      });

      root.classList.add("js");
      const keys = byId("keys");
      keys.hidden = !hasKeyboard();
      keys.addEventListener("click", () => help.showModal());
      const field = firstField();
      if (field && !location.hash) field.focus({ preventScroll: true });
      setInterval(tick, 250);
      listen();
    })();
    """#
}
