#if canImport(Glibc) || canImport(Musl)
  extension BrowserPage {
    /// What went wrong in the window since it was opened: errors of scripts, requests that failed, and what the policy of
    /// the page forbids.
    ///
    /// A page that was asked for in vain on purpose is no fault.
    func faults(expecting status: Int? = nil) -> [String] {
      events.compactMap { event in
        let details = event.details
        switch event.method {
        case "Runtime.exceptionThrown":
          return "exception: \(details["exceptionDetails"]["exception"]["description"].text)"
        case "Runtime.consoleAPICalled":
          return ["error", "warning", "assert"].contains(details["type"].text) ? "console: \(details["args"])" : nil
        case "Log.entryAdded":
          let text = details["entry"]["text"].text
          if let status, text.contains(" \(status) ") { return nil }
          // Whoever presses the button before the browser has given it the focus is only faster.
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

    /// The controls of the page, as those know them who do not see it, with the roles of what has no name.
    func namelessControls() async throws -> [String] {
      let roles: Set = [
        "button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "spinbutton", "listbox", "option",
        "menuitem", "img", "image", "DisclosureTriangle", "table", "navigation", "dialog", "group",
      ]
      // Those that need no name stand for themselves.
      let free: Set = ["table", "navigation", "group", "option"]
      let nodes = try await send("Accessibility.getFullAXTree")["nodes"].list
      return nodes.filter { node in
        let role = node["role"]["value"].text
        return !node["ignored"].isTrue && roles.contains(role) && !free.contains(role)
          && node["name"]["value"].text.allSatisfy(\.isWhitespace)
      }
      .map { "\($0["role"]["value"].text) \($0["description"]["value"].text)" }
    }

    /// How far the page reaches beyond the window, in pixels.
    var overflow: Int {
      get async throws {
        Int(try await evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)").number)
      }
    }
  }
#endif
