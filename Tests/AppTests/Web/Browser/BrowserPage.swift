#if canImport(Glibc) || canImport(Musl)
  import Foundation
  import Synchronization

  /// A window of the browser.
  final class BrowserPage: Sendable {
    let browser: Browser
    let look: BrowserLook
    /// The profile with the cookies, shared by windows of the same person.
    let profile: String
    /// The time of the last key.
    private let lastKey = Mutex(0.0)
    private let target: String
    private let session: String

    /// Opens a window, with a new profile unless one is given.
    init(_ look: BrowserLook = .desk, profile: String? = nil) async throws {
      browser = try Browser.shared.get()
      self.look = look
      if let profile {
        self.profile = profile
      } else {
        self.profile = try await browser.send("Target.createBrowserContext")["browserContextId"].text
      }
      target = try await browser.send(
        "Target.createTarget",
        ["url": "about:blank", "browserContextId": .text(self.profile)]
      )["targetId"].text
      session = try await browser.send("Target.attachToTarget", ["targetId": .text(target), "flatten": true])[
        "sessionId"
      ].text
      for domain in ["Page", "Runtime", "Log", "Network", "Audits", "DOM"] {
        try await send("\(domain).enable")
      }
      try await show(as: look)
    }

    /// Returns the time of the next key in seconds. A scanner's key follows the last one, however long that took.
    func tick(by seconds: Double) -> Double {
      lastKey.withLock { last in
        last = seconds < 0.05 ? last + seconds : max(last + seconds, Date.now.timeIntervalSince1970)
        return last
      }
    }

    /// Opens another window of the same person.
    func another() async throws -> BrowserPage { try await BrowserPage(look, profile: profile) }

    private func show(as look: BrowserLook) async throws {
      try await resize(height: look.height)
      try await send("Emulation.setTouchEmulationEnabled", ["enabled": .flag(look.isTouch)])
      // A window in the background would get no keys.
      try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
      try await darken(look.isDark)
      let agent = try await browser.send("Browser.getVersion")["userAgent"]
      try await send("Emulation.setUserAgentOverride", ["userAgent": agent, "acceptLanguage": .text(look.language)])
      if !look.hasScript { try await send("Emulation.setScriptExecutionDisabled", ["value": true]) }
    }

    /// Switches to dark or light colours.
    func darken(_ isDark: Bool) async throws {
      try await send(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": .text(isDark ? "dark" : "light")]]]
      )
    }

    /// Changes the height of the window, or uses the size of another one.
    func resize(height: Int, as other: BrowserLook? = nil) async throws {
      let look = other ?? look
      try await send(
        "Emulation.setDeviceMetricsOverride",
        [
          "width": .number(Double(look.width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
          "mobile": .flag(look.isTouch),
        ]
      )
    }

    /// Sets the latency of the connection in milliseconds, or cuts it.
    func connect(isAway: Bool = false, latency: Int = 0) async throws {
      let (latency, all) = (BrowserValue.number(Double(latency)), BrowserValue.number(-1))
      try await send(
        "Network.emulateNetworkConditions",
        ["offline": .flag(isAway), "latency": latency, "downloadThroughput": all, "uploadThroughput": all]
      )
    }

    @discardableResult
    func send(_ method: String, _ parameters: BrowserValue = [:]) async throws -> BrowserValue {
      try await browser.send(method, parameters, on: session)
    }

    var events: [Browser.Event] { browser.events(on: session) }

    /// Opens an address, which may be a path of the same site, and waits until the page is complete.
    func go(_ address: String) async throws {
      let address = address.hasPrefix("/") ? try await evaluate("location.origin").text + address : address
      let count = events.count
      let answer = try await send("Page.navigate", ["url": .text(address)])
      if !answer["errorText"].isNull {
        throw Browser.Refused(command: "go \(address)", message: answer["errorText"].text)
      }
      try await loaded(from: count)
    }

    /// Reloads the page.
    func reload() async throws {
      let count = events.count
      try await send("Page.reload")
      try await loaded(from: count)
    }

    /// Goes back or, with a positive step, forward in the history of the window.
    func move(by step: Int) async throws {
      let history = try await send("Page.getNavigationHistory")
      let place = Int(history["currentIndex"].number) + step
      try await send("Page.navigateToHistoryEntry", ["entryId": history["entries"].list[place]["id"]])
    }

    /// The number of pages in the history of the window.
    var historyCount: Int {
      get async throws { try await send("Page.getNavigationHistory")["entries"].list.count }
    }

    func loaded(from count: Int) async throws {
      try await browser.event(on: session, from: count, "a page") { $0.method == "Page.loadEventFired" }
    }

    func close() async throws { try await browser.send("Target.closeTarget", ["targetId": .text(target)]) }

    /// Returns a picture of the whole page, as a window of that height would show it.
    func picture() async throws -> Data {
      let height = try await send("Page.getLayoutMetrics")["cssContentSize"]["height"].number
      try await resize(height: Int(max(Double(look.height), min(4_000, height))))
      let shot = try await send("Page.captureScreenshot", ["format": "jpeg", "quality": 70, "optimizeForSpeed": true])
      try await resize(height: look.height)
      return Data(base64Encoded: shot["data"].text) ?? Data()
    }
  }
#endif
