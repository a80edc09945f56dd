#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// Names of four hundred letters and a deeply nested data folder, on a phone, a tablet and a desktop.
  final class LongTextBrowserTests: BrowserTestCase {
    func testNothingIsWiderThanTheWindow() async throws {
      let (folder, long) = (try TemporaryFolder(), String(repeating: "m", count: 400))
      func file(_ name: String, _ lines: String...) throws -> String {
        try folder.write(Data(lines.joined(separator: "\n").utf8), to: name)
        return folder.path(name)
      }
      let deep = folder.path((0..<3).map { _ in String(repeating: "d", count: 110) }.joined(separator: "/"))
      let arcade = try await serve(
        environment: [
          "ARCADE_DATA_DIR": deep,
          "ARCADE_SHOP_CATALOG": try file("list.csv", "code,name,price", "A,\(long),3.00", "B,Tea,1.00"),
          "ARCADE_NAMES_PROFILES": try file("people.csv", "id,name", "1,\(long)", "2,Ann", "3,Bob", "4,Cid", "5,Dee"),
        ],
        on: folder
      )
      let page = try await open(arcade, .phone, at: "/shop")
      try await page.click("button.act")
      try await page.until("document.querySelector('.news')")
      expectEqual(try await page.blemishes(isHostile: true).filter { $0.hasPrefix("the title") }, [], "long news")
      try await expectNothingWider(page, "long news")
      for path in SiteScreens.all where !path.hasPrefix("/observe/watches") && !path.contains("/1") {
        try await page.go(path)
        try await expectNothingWider(page, path)
      }
      for (path, button) in SiteScreens.games where path != "/names" {
        try await page.go(path)
        try await page.click(button)
        try await page.until("document.querySelector('main')?.dataset.subject")
        try await expectNothingWider(page, "\(path)/game")
      }
    }

    /// Shows one page at each width, and finally at a phone's again.
    private func expectNothingWider(_ page: BrowserPage, _ name: String) async throws {
      for look in [BrowserLook.desk, .tablet, .phone] {
        try await page.resize(height: look.height, as: look)
        expectEqual(try await page.overflow, 0, "\(name) \(look.name)")
      }
    }
  }
#endif
