#if canImport(Glibc) || canImport(Musl)
  extension BrowserPage {
    /// Returns design flaws, in words. With hostile texts of any length, broken words are allowed.
    func blemishes(isHostile: Bool = false) async throws -> [String] {
      var found = try await evaluate("[\(Self.rules)].flatMap((rule) => rule())").list.map(\.text)
      if isHostile { found.removeAll { $0.hasPrefix("cut ") } }
      return found
    }

    /// Returns the controls without a visible focus.
    func unseenFocus() async throws -> [String] { try await evaluate(Self.unseenFocus).list.map(\.text) }

    private static var rules: String {
      [frame, bars, targets, words, values, contrast].map { "() => \($0)" }.joined(separator: ",")
    }

    /// Nothing is wider than the window, and there is one heading, near the top of a phone.
    private static let frame = """
      {
        // A phone makes its window as wide as what does not fit into it.
        const found = [], heads = document.querySelectorAll("h1"), root = document.documentElement;
        const wide = root.scrollWidth - root.clientWidth;
        if (wide > 0) found.push("wider than the window by " + wide);
        if (heads.length !== 1) found.push(heads.length + " headings");
        for (const box of document.querySelectorAll(".usual"))
          if (parseFloat(getComputedStyle(box).paddingLeft) < 8) found.push("at the edge: " + box.innerText.slice(0, 40));
        const top = heads[0]?.getBoundingClientRect().top + scrollY;
        if (root.clientWidth < 500 && top > 120) found.push("the title is at " + Math.round(top));
        return found;
      }
      """

    /// Fixed elements take at most a third of the window, and cover nothing at the end of the page.
    private static let bars = """
      {
        const before = scrollY, found = [];
        scrollTo(0, 1e6);
        for (const bar of document.querySelectorAll("#bar,#aside")) {
          if (getComputedStyle(bar).position !== "sticky") continue;
          const at = bar.getBoundingClientRect();
          if (bar.id === "bar" || at.width > innerWidth * .8)
            if (at.height > innerHeight / 3) found.push("a bar of " + Math.round(at.height));
          for (const one of document.querySelectorAll("main *, footer *")) {
            if (bar.contains(one) || one.contains(bar) || !one.checkVisibility() || !one.innerText?.trim() || one.closest(".unseen")) continue;
            const to = one.getBoundingClientRect();
            const x = Math.min(to.right, at.right) - Math.max(to.left, at.left);
            const y = Math.min(to.bottom, at.bottom) - Math.max(to.top, at.top);
            if (x > 1 && y > 1) found.push("covered: " + one.innerText.slice(0, 40));
          }
        }
        scrollTo(0, before);
        return found;
      }
      """

    /// Touch targets are 44 pixels high and wide.
    ///
    /// A link for a whole row is as large as the row, and a link that names its row is as wide as the name.
    private static let targets = """
      !navigator.maxTouchPoints ? []
        : [...document.querySelectorAll("a[href],button,summary,select,input:not([type=hidden])")].flatMap((one) => {
          if (!one.checkVisibility() || one.closest(".unseen,.skip,dialog")) return [];
          const whole = getComputedStyle(one, "::after").position === "absolute" ? one.offsetParent : one.closest("label") ?? one;
          const { width, height } = whole.getBoundingClientRect();
          return (width < 43.5 && !one.closest("th")) || height < 43.5
            ? ["small: " + Math.round(width) + " × " + Math.round(height) + " " + (one.innerText || one.id || one.name).slice(0, 40)] : [];
        })
      """

    /// No word or number is broken in two, except addresses and paths.
    private static let words = """
      [...document.querySelectorAll("button,kbd,small,.choice span,td,th,dt,dd,h1,label,a")].filter((one) => one.checkVisibility())
        .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => {
          for (const word of node.data.matchAll(/[A-Za-z0-9$€.,]+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1 && !/[./]\\w/.test(one.innerText))
              return "cut in two: " + word[0];
          }
          return "";
        })).filter((word) => word)
      """

    /// No short value of a table takes two lines if there is room for columns.
    private static let values = """
      [...document.querySelectorAll("td[data-label]")].filter((one) => {
        if (innerWidth < 768 || !one.checkVisibility() || one.childElementCount > 0 || one.innerText.length > 16) return false;
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
      }).map((one) => "cut into lines: " + one.innerText)
      """

    private static let unseenFocus = """
      [...document.querySelectorAll("a[href],button:not([disabled]),input:not([type=hidden]),select,summary")]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          document.activeElement.blur();
          const look = () => { const style = getComputedStyle(one); return style.outline + style.boxShadow + style.borderColor; };
          const before = look();
          one.focus({ focusVisible: true, preventScroll: true });
          return document.activeElement === one && look() === before;
        })
        .map((one) => one.outerHTML.slice(0, 90))
      """

    /// The contrast of texts conforms to AA.
    private static let contrast = """
      {
        const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
        const light = ([r, g, b]) => [r, g, b].map((one) => one / 255)
          .map((one) => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
          .reduce((sum, one, place) => sum + one * [0.2126, 0.7152, 0.0722][place], 0);
        const ground = (one) => {
          for (let at = one; at; at = at.parentElement) {
            const colour = getComputedStyle(at).backgroundColor;
            if (colour.startsWith("rgb(")) return parts(colour);
          }
          return [255, 255, 255];
        };
        return [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && !one.closest("[disabled]")
          && !one.closest("svg") && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
          .filter((one) => {
            const style = getComputedStyle(one), big = parseFloat(style.fontSize) >= 24;
            const [a, b] = [light(parts(style.color)), light(ground(one))];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < (big ? 3 : 4.5);
          })
          .map((one) => "faint: " + one.className + " " + one.innerText.slice(0, 40) + " " + getComputedStyle(one).color);
      }
      """
  }
#endif
