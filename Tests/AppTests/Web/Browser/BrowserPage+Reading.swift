#if canImport(Glibc) || canImport(Musl)
  extension BrowserPage {
    /// Returns the value of a JavaScript expression on the page, even if its own script is off.
    @discardableResult
    func evaluate(_ expression: String, isPromise: Bool = false) async throws -> BrowserValue {
      let answer = try await send(
        "Runtime.evaluate",
        ["expression": .text(expression), "returnByValue": true, "awaitPromise": .flag(isPromise)]
      )
      guard answer["exceptionDetails"].isNull else {
        throw Browser.Refused(command: expression, message: answer["result"]["description"].text)
      }
      return answer["result"]["value"]
    }

    /// Waits until an expression is true, over any number of pages.
    func until(_ expression: String) async throws {
      // A page that reloads by itself is never silent.
      for _ in 1...100 {
        let count = events.count
        do {
          if look.hasScript {
            try await evaluate(Self.watch(expression), isPromise: true)
            return
          }
          // Some effects, such as the focus of a button, come after the load event.
          for _ in 1...500 where try await evaluate("!!(\(expression))").isTrue { return }
        } catch let refusal as Browser.Refused where refusal.isOfALeftPage {
          if look.hasScript { continue }
        }
        try await loaded(from: count)
      }
      throw Browser.Silent(waitedFor: expression)
    }

    /// Waits until the page is at an address, and complete.
    func until(at path: String) async throws {
      try await until(
        """
        location.pathname + location.search === "\(path)" && document.readyState === "complete"
          && !document.documentElement.classList.contains("busy")
        """
      )
    }

    /// Waits until a text is visible on the page.
    func until(says text: String) async throws {
      try await until("document.body && document.body.innerText.includes(\(Self.literal(text)))")
    }

    /// Returns the visible text of the page, or of a part of it.
    func text(of selector: String = "body") async throws -> String {
      let parts = "[...document.querySelectorAll(\(Self.literal(selector)))]"
      return try await evaluate("\(parts).map((one) => one.innerText).join('\\n')").text
    }

    func count(of selector: String) async throws -> Int {
      Int(try await evaluate("document.querySelectorAll(\(Self.literal(selector))).length").number)
    }

    /// Returns the targets of its links within the site.
    func links() async throws -> [String] {
      try await evaluate(
        "[...document.querySelectorAll(\"a[href^='/']:not([download])\")].map((one) => one.pathname + one.search)"
      )
      .list.map(\.text)
    }

    var path: String { get async throws { try await evaluate("location.pathname + location.search").text } }

    /// Returns a text as a literal in a script.
    static func literal(_ text: String) -> String {
      (try? BrowserValue.text(text).bytes).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// The faults in the window so far: errors of scripts, failed requests, and violations of the page's policy.
    var faults: [String] {
      events.compactMap { event in
        let details = event.details
        // A test that goes offline causes this, too.
        if "\(details)".contains("ERR_INTERNET_DISCONNECTED") { return nil }
        switch event.method {
        case "Runtime.exceptionThrown":
          return "exception: \(details["exceptionDetails"]["exception"]["description"].text)"
        case "Runtime.consoleAPICalled":
          return ["error", "warning", "assert"].contains(details["type"].text) ? "console: \(details["args"])" : nil
        case "Log.entryAdded":
          let text = details["entry"]["text"].text
          // A button pressed before it gets the focus is only faster.
          if text.hasPrefix("Autofocus processing was blocked") { return nil }
          return "log: \(text) \(details["entry"]["url"].text)"
        case "Audits.issueAdded":
          // A key that leads back is no gesture to the browser, which then skips the page on the way back.
          let isSkipped = "\(details["issue"])".contains("NavigationEntryMarkedSkippable")
          return isSkipped ? nil : "issue: \(details["issue"])"
        case "Network.loadingFailed":
          return details["canceled"].isTrue ? nil : "request: \(details["errorText"].text) \(details["type"].text)"
        default: return nil
        }
      }
    }

    /// Returns the controls without a name in the accessibility tree, with their roles.
    func namelessControls() async throws -> [String] {
      let roles: Set = [
        "button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "spinbutton", "listbox", "option",
        "menuitem", "img", "image", "DisclosureTriangle", "table", "navigation", "dialog", "group",
      ]
      // These roles need no name.
      let free: Set = ["table", "navigation", "group", "option"]
      let nodes = try await send("Accessibility.getFullAXTree")["nodes"].list
      return nodes.filter { node in
        let role = node["role"]["value"].text
        return !node["ignored"].isTrue && roles.contains(role) && !free.contains(role)
          && node["name"]["value"].text.allSatisfy(\.isWhitespace)
      }
      .map { "\($0["role"]["value"].text) \($0["description"]["value"].text)" }
    }

    /// The width of the page beyond the window, in pixels.
    var overflow: Int {
      get async throws {
        // A phone makes its window as wide as what does not fit into it.
        let root = "document.documentElement"
        return Int(try await evaluate("Math.max(0, \(root).scrollWidth - \(root).clientWidth)").number)
      }
    }

    private static func watch(_ expression: String) -> String {
      """
      new Promise((done) => {
        const holds = () => { try { return \(expression); } catch { return false; } };
        const check = () => { if (holds()) { observer.disconnect(); done(true); } };
        const observer = new MutationObserver(check);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        for (const event of ["focusin", "focusout", "input", "load", "popstate"]) addEventListener(event, check, true);
        check();
      })
      """
    }
  }

  extension Browser.Refused {
    /// Whether the page was replaced during the call.
    fileprivate var isOfALeftPage: Bool {
      ["context", "navigated", "Promise was collected"].contains { message.contains($0) }
    }
  }
#endif
