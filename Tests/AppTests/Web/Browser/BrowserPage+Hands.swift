#if canImport(Glibc) || canImport(Musl)
  // The actions of a person: pressing keys, and pointing with a mouse or a finger.
  extension BrowserPage {
    /// A key without a character.
    enum Key: String, Sendable {
      case enter = "Enter"
      case escape = "Escape"
      case tab = "Tab"

      fileprivate var number: Int {
        switch self {
        case .enter: 13
        case .escape: 27
        case .tab: 9
        }
      }
    }

    /// An error for an element that is not on the page.
    struct NotThere: Error { let what: String, page: String }

    /// Types a text, character by character, as fast as hands do, and waits for the result.
    func type(_ text: String, says said: String? = nil, to path: String? = nil) async throws {
      for sign in text { try await strike(sign, after: 0.12) }
      try await until(says: said, at: path)
    }

    /// Types a text and Enter.
    func enter(_ text: String, says said: String? = nil) async throws {
      try await type(text)
      try await press(.enter, says: said)
    }

    /// Types a text as fast as scanners do, with Enter after it.
    func scan(_ text: String, says said: String? = nil) async throws {
      for (place, sign) in text.enumerated() { try await strike(sign, after: place == 0 ? 1 : 0.005) }
      try await press(.enter, after: 0.005, says: said)
    }

    /// Inserts a text without keys, as from an on-screen keyboard; Enter is a key without a name.
    func insert(_ text: String) async throws {
      try await press("Unidentified", ["key": "Unidentified", "windowsVirtualKeyCode": 229], after: 1)
      try await send("Input.insertText", ["text": .text(text)])
      try await press(.enter, after: 0.005)
    }

    func strike(_ sign: Character, after seconds: Double) async throws {
      try await press(String(sign), ["key": .text(String(sign)), "text": .text(String(sign))], after: seconds)
    }

    func press(
      _ key: Key,
      after seconds: Double = 0.12,
      says said: String? = nil,
      to path: String? = nil
    ) async throws {
      var details: [String: BrowserValue] = [
        "key": .text(key.rawValue), "code": .text(key.rawValue), "windowsVirtualKeyCode": .number(Double(key.number)),
      ]
      if key == .enter { details["text"] = "\r" }
      try await press(key.rawValue, .object(details), after: seconds)
      try await until(says: said, at: path)
    }

    private func until(says text: String?, at path: String?) async throws {
      if let path { try await until(at: path) }
      if let text { try await until(says: text) }
    }

    /// The page gets the time of each key, so that a slow machine does not change its meaning.
    private func press(_ what: String, _ details: BrowserValue, after seconds: Double) async throws {
      guard case .object(var members) = details else { return }
      try await rested()
      members["timestamp"] = .number(tick(by: seconds))
      members["type"] = members["text"] == nil ? "rawKeyDown" : "keyDown"
      try await send("Input.dispatchKeyEvent", .object(members))
      members["type"] = "keyUp"
      members["text"] = nil
      try await send("Input.dispatchKeyEvent", .object(members))
    }

    /// Waits as people do before they answer a new question.
    private func rested() async throws {
      if look.hasScript { try await until("!document.documentElement.classList.contains('fresh')") }
    }

    /// Presses the first element of a selector, and waits for the result.
    func click(_ selector: String, times: Int = 1, says said: String? = nil, to path: String? = nil) async throws {
      try await rested()
      do {
        try await point(at: try await node(of: selector), times: times)
      } catch  where error is NotThere || "\(error)".contains("detached") {
        // A page that came in the meantime has the element, too.
        try await point(at: try await node(of: selector), times: times)
      }
      try await until(says: said, at: path)
    }

    private func node(of selector: String) async throws -> BrowserValue {
      let expression = "document.querySelector(\(Self.literal(selector)))"
      let answer = try await send("Runtime.evaluate", ["expression": .text(expression)])
      guard !answer["result"]["objectId"].isNull else { throw NotThere(what: selector, page: try await text()) }
      return ["objectId": answer["result"]["objectId"]]
    }

    /// Returns the middle of the first element of a selector.
    func middle(of selector: String) async throws -> (x: Double, y: Double) {
      let place = try await evaluate(
        """
        (() => {
          const one = document.querySelector(\(Self.literal(selector)));
          one.scrollIntoView({ block: "nearest" });
          const at = one.getBoundingClientRect();
          return [at.left + at.width / 2, at.top + at.height / 2];
        })()
        """
      ).list.map(\.number)
      return (place[0], place[1])
    }

    /// Presses a position in the window.
    func press(_ x: Double, _ y: Double) async throws {
      if look.isTouch { try await tap(x, y) } else { try await press(x, y, 1) }
    }

    private func point(at node: BrowserValue, times: Int) async throws {
      try await send("DOM.scrollIntoViewIfNeeded", node)
      let corners = try await send("DOM.getContentQuads", node)["quads"].list.first?.list.map(\.number) ?? []
      guard corners.count == 8 else { throw NotThere(what: "\(node) to be seen", page: try await text()) }
      let (x, y) = ((corners[0] + corners[4]) / 2, (corners[1] + corners[5]) / 2)
      for time in 1...times {
        if look.isTouch { try await tap(x, y) } else { try await press(x, y, time) }
      }
    }

    private func tap(_ x: Double, _ y: Double) async throws {
      let point: BrowserValue = ["x": .number(x), "y": .number(y)]
      try await send("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [point]])
      try await send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
    }

    private func press(_ x: Double, _ y: Double, _ count: Int) async throws {
      for type in ["mousePressed", "mouseReleased"] {
        try await send(
          "Input.dispatchMouseEvent",
          [
            "type": .text(type), "x": .number(x), "y": .number(y), "button": "left",
            "clickCount": .number(Double(count)),
          ]
        )
      }
    }
  }
#endif
