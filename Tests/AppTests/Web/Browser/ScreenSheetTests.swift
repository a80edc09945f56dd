#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// A sheet with pictures of every screen: `make screens` writes it to `.build/screens/index.html`.
  final class ScreenSheetTests: BrowserTestCase {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../.build/screens"
    )

    /// Returns the looks of a state: all of them for the usual state, else one of each kind.
    private static func looks(of state: ScreenData) -> [BrowserLook] {
      let (languages, all) = (["en", "es", "ja"], [BrowserLook.phone, .tablet, .desk])
      return all.enumerated().flatMap { place, look in
        languages.enumerated().flatMap { language, code in
          [false, true].compactMap { isDark in
            guard state == .usual || (language == place && isDark == (place == 1)) else { return nil }
            var look = look
            (look.language, look.isDark) = (code, isDark)
            return look
          }
        }
      }
    }

    func testPicturesOfEveryScreen() async throws {
      guard let wanted = ProcessInfo.processInfo.environment["ARCADE_SCREENS"] else {
        throw XCTSkip("make screens makes them")
      }
      // The pictures of hostile feeds do not exist.
      forgiven = ["log: ", "issue: "]
      try? FileManager.default.removeItem(at: Self.folder)
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      var sheet = "<!doctype html><meta charset=utf-8><title>Screens</title><style>body{font:14px system-ui}"
      sheet += "section{display:flex;gap:8px;overflow-x:auto;align-items:start}figure{margin:0;flex:none}"
      sheet += "img{height:320px;border:1px solid #999}figcaption{font-size:11px}</style>"
      for state in ScreenData.allCases where wanted == "all" || wanted == "\(state)" {
        let data = try await SampleFolder(of: state)
        let arcade = try await serve(environment: data.environment, on: data.run.folder)
        var pictures: [String: [(look: String, file: String)]] = [:]
        var windows: [BrowserLook: BrowserPage] = [:]
        for look in Self.looks(of: state) {
          var light = look
          light.isDark = false
          let page = if let known = windows[light] { known } else { try await open(arcade, light) }
          windows[light] = page
          try await page.darken(look.isDark)
          try await visit(page, state) { path in
            let file = "\(state) \(path) \(look.name)".map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
            try await page.picture().write(to: Self.folder.appending(path: String(file) + ".jpg"))
            pictures[path, default: []].append((look.name, String(file) + ".jpg"))
          }
        }
        sheet += "<h1>\(state)</h1>"
        for (path, row) in pictures.sorted(by: { $0.key < $1.key }) {
          sheet += "<h2>\(path.replacing("&", with: "&amp;"))</h2><section>"
          for (look, file) in row {
            sheet += "<figure><a href=\"\(file)\"><img loading=lazy src=\"\(file)\" alt=\"\"></a>"
            sheet += "<figcaption>\(look)</figcaption></figure>"
          }
          sheet += "</section>"
        }
        XCTAssertEqual(Set(pictures.keys).isSuperset(of: state == .busy ? [] : SiteScreens.all), true, "\(state)")
      }
      try Data(sheet.utf8).write(to: Self.folder.appending(path: "index.html"))
    }

    /// Opens every screen, and reports each.
    private func visit(_ page: BrowserPage, _ state: ScreenData, _ isThere: (String) async throws -> Void) async throws
    {
      for path in state == .busy ? [] : SiteScreens.all {
        try await page.go(path)
        let blemishes = try await page.blemishes(isHostile: state == .hostile) + page.namelessControls()
        XCTAssertEqual(blemishes, [], "\(state) \(path) \(page.look.name)")
        // Images further down are loaded only on scrolling.
        try await page.until("[...document.images].every((one) => one.complete || one.loading === 'lazy')")
        try await isThere(path)
      }
      for (path, button) in SiteScreens.games + (state == .busy ? SiteScreens.presses : []) {
        try await page.go(path)
        guard try await page.count(of: button) > 0 else { continue }
        if state == .busy { try await page.connect(latency: 60_000) }
        try await page.evaluate("document.querySelector('\(button)').click()")
        try await page.until("document.querySelector('\(state == .busy ? ".busy" : ".play,.failure,.news")')")
        // A pending form is shown only if it takes long.
        if state == .busy {
          try await Task.sleep(for: .milliseconds(400))
        } else {
          try await page.until("[...document.images].every((one) => one.complete)")
        }
        try await isThere("\(path)/game")
        if state == .busy { try await page.connect() }
      }
    }
  }

  /// The common state of all screens of the sheet.
  private enum ScreenData: CaseIterable { case usual, empty, hostile, failed, busy }

  /// A data folder with the sources for a state.
  private struct SampleFolder {
    let run: BareRun
    var environment: [String: String] = [:]
    /// A server without the requested files.
    private var server: LoopbackServer?

    init(of state: ScreenData) async throws {
      switch state {
      case .usual, .busy: run = try await EveryVerb().run
      case .empty: run = try BareRun()
      case .failed:
        run = try BareRun()
        for key in ["SHOP_CATALOG", "SHOP_DISCOUNTS", "NAMES_PROFILES", "WORDS_DECK"] {
          environment["ARCADE_\(key)"] = run.folder.path("missing.json")
        }
        let server = try LoopbackServer()
        environment["ARCADE_PRICES_BASE"] = server.address.absoluteString
        self.server = server
      case .hostile:
        run = try BareRun()
        let texts = [
          String(repeating: "m", count: 200), String(repeating: "長い名前", count: 20), "<b>&amp;\"'", "שלום עולם",
          String(repeating: "many words ", count: 12), HostileSources.text,
        ]
        let files = try HostileSources(
          texts.joined(separator: " "),
          portraits: "http://127.0.0.1:9",
          in: run.folder
        ).folder
        environment = [
          "ARCADE_SHOP_CATALOG": files.path("catalog.json"), "ARCADE_SHOP_DISCOUNTS": files.path("discounts.json"),
          "ARCADE_SHOP_CARD": "practice", "ARCADE_NAMES_PROFILES": files.path("people.json"),
          "ARCADE_WORDS_DECK": files.path("words.json"), "ARCADE_SHOP_RECEIPT_LINE": texts[4],
        ]
        await run.done(["shop"], typing: ["BAD 2", "pay", "BAD 9999"], environment: environment)
        let listings = "file:\(files.path("listings.jsonl"))"
        await run.done(
          ["observe", "search", "evil", "--source", listings, "--name", texts.joined()],
          environment: environment
        )
        await run.done(["names", "--seed", "1"], typing: ["practice", "1", "2", "3", "4"], environment: environment)
        await run.done(["words", "--rounds", "1"], typing: ["play", "r"], environment: environment)
      }
    }
  }
#endif
