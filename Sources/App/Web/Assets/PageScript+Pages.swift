extension PageScript {
  /// Swapping pages, following what happens, and sending forms.
  static let pages = #"""
    "use strict";
    (() => {
      const root = document.documentElement, byId = (id) => document.getElementById(id);
      const hasKeyboard = () => matchMedia("(hover:hover) and (pointer:fine)").matches;
      const now = () => performance.now(), usual = ".usual input:not([type=hidden])";
      const here = () => location.pathname + location.search;
      let main = byId("main"), source = null, late = "", busy = false, moves = 0;
      let drawn = now(), lastKey = -1e4, digits = "", waiting = 0, queue = Promise.resolve();

      const find = (what) => main.querySelector(what), all = (what) => [...main.querySelectorAll(what)];

      // Time: what is left or has passed, every second.
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

      // What happens by itself on a timed screen comes as an event.
      function listen() {
        byId("keys").hidden = !hasKeyboard();
        const at = "live" in main.dataset && !document.hidden ? here() : "";
        if ((source?.at ?? "") === at) return;
        source?.close();
        source = null;
        late = "";
        if (!at) return;
        source = new EventSource("/events?at=" + encodeURIComponent(at));
        source.at = at;
        source.onmessage = ({ data }) => { late = data; catchUp(); };
      }

      const drawing = (part) => +part.querySelector("[name=page]")?.value;

      // What happened while a page was on its way is shown after it, unless that page was drawn later.
      function catchUp() {
        const data = late;
        if (busy || !data) return;
        late = "";
        if (data[0] === "/") return load(data, {}, "keep");
        const box = document.createElement("template");
        box.innerHTML = data;
        const next = box.content.firstChild;
        if (!(drawing(next) < drawing(main))) show(next, next.dataset.address, "keep");
      }

      // The same control on the next page, if it has one.
      function twin(control, next) {
        if (control.id) return next.querySelector("#" + CSS.escape(control.id));
        return control.name && next.querySelector(
          `[name="${CSS.escape(control.name)}"][value="${CSS.escape(control.value)}"]`);
      }

      function show(next, address, how) {
        const stays = address === here(), focused = main.contains(document.activeElement) && document.activeElement;
        let focus = stays && focused && twin(focused, next);
        // A scanner does not wait for the next page.
        const scanned = focused && focused.matches(".usual input") && next.querySelector(usual);
        if (scanned) { focus = scanned; if (focused.value) scanned.value = focused.value; }
        if (stays) {
          for (const old of all("input[id],details[id]")) {
            const same = twin(old, next);
            if (same && old.open) same.open = true;
            if (same && old.type === "text" && old.value !== old.defaultValue && next.dataset.subject === main.dataset.subject)
              same.value = old.value;
          }
        }
        main.replaceWith(next);
        main = next;
        drawn = now();
        if (how !== "keep" && !stays) { history.pushState(null, "", address); moves++; }
        else if (!stays) history.replaceState(null, "", address);
        document.title = main.dataset.title;
        for (const link of document.querySelectorAll("header a")) {
          const isHere = link.pathname === "/" ? here() === "/" : (location.pathname + "/").startsWith(link.pathname + "/");
          link.ariaCurrent = isHere ? "page" : null;
        }
        if (!stays) scrollTo(0, 0);
        if (!focus && (!stays || focused)) focus = firstField() || find("h1");
        if (focus) focus.focus({ preventScroll: stays });
        byId("live").textContent = find("[role=status]")?.textContent ?? "";
        listen();
        tick();
      }

      // Nothing takes the focus by itself where a keyboard would cover half of the screen.
      const firstField = () => hasKeyboard() ? find(usual) : null;

      async function load(address, options = {}, how) {
        busy = true;
        root.classList.add("busy");
        try {
          const response = await fetch(address, options);
          const page = new DOMParser().parseFromString(await response.text(), "text/html"), next = page.querySelector("#main");
          if (!next) return location.assign(address);
          byId("lost").hidden = true;
          const { lang } = page.documentElement;
          if (lang !== root.lang) {
            // Then what stands around the page is in another language, too.
            root.lang = lang;
            for (const part of [".skip", "body>header", "footer", "#help", "#lost"])
              document.querySelector(part).replaceWith(page.querySelector(part));
          }
          const url = new URL(response.url);
          show(document.adoptNode(next), url.pathname + url.search, how);
        } catch {
          byId("lost").hidden = false;
        } finally {
          busy = false;
          root.classList.remove("busy");
          catchUp();
        }
      }

      const again = () => load(here(), {}, "keep");

      addEventListener("submit", (event) => {
        const form = event.target;
        if (form.method !== "post") return;
        event.preventDefault();
        const options = { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)) };
        const send = () => load(form.getAttribute("action"), options);
        if (!form.matches(".usual")) { if (!busy) queue = queue.then(send); busy = true; return; }
        // A scanner does not wait: what it sends meanwhile comes after.
        for (const field of form.querySelectorAll("input[data-scan]")) { field.value = ""; field.defaultValue = ""; }
        queue = queue.then(send);
      });

      addEventListener("click", (event) => {
        if (event.target.closest("#keys")) explain();
        const link = event.target.closest("a[href^='/']");
        if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
          || link.target || link.hasAttribute("download")) return;
        event.preventDefault();
        if (!busy) load(link.getAttribute("href"));
      });

      // A window that nobody looks at holds no connection; of those a browser has few.
      addEventListener("visibilitychange", listen);
      addEventListener("popstate", again);
      addEventListener("pageshow", (event) => { if (event.persisted) again(); });
    """#
}
