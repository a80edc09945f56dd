import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// `arcade web --systems` serves only the given systems.
final class ServedSystemsTests: XCTestCase {
  func testOnlyTheSystemsThatAreNamedAreThere() async throws {
    let browser = try SiteVisit(["--systems", " Names, words"])
    let menu = await browser.get("/")
    for word in ["names", "words"] {
      XCTAssertTrue(menu.html.contains("href=\"/\(word)\""), word)
      expectEqual(await browser.get("/\(word)").status, 200, word)
    }
    for word in ["shop", "prices", "observe", "settings"] {
      XCTAssertFalse(menu.html.contains("/\(word)"), word)
      expectEqual(await browser.get("/\(word)").status, 404, word)
      expectEqual(await browser.answer("POST", "/\(word)", "token=token&action=add&f-code=MUG").status, 404, word)
    }
    for address in ["/downloads/shop/orders", "/downloads/backup", "/observe/feed.atom?key=x", "/shop/orders/1"] {
      expectEqual(await browser.answer("GET", address).status, 404, address)
    }
    XCTAssertEqual(PageMarkup(menu.html).all("nav").first?.text.contains("Shop"), false)
    let home = await browser.get("/words/decks")
    XCTAssertTrue(home.html.contains("/downloads/words/decks"), home.html)
  }

  func testItsDocumentsAreThoseOfTheSystemsThatAreNamed() async throws {
    let browser = try SiteVisit(["--systems", "words,names"])
    let folder = browser.folder.path("data")
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let token = try SecretFile(folder: folder, for: .token).bytes().hex
    func ask(_ address: String, by method: String = "GET") async -> ServedDocuments.Answer {
      let head = ["Authorization: Bearer \(token)"]
      return ServedDocuments.Answer(
        await browser.site.respond(to: ServedDocuments.request(method, address, head), in: browser.visit)
      )
    }
    let index = await ask("/api")
    XCTAssertEqual(index.status, 200)
    XCTAssertTrue(index.text.contains("/api/words/"), index.text)
    for word in ["shop", "prices", "observe"] { XCTAssertFalse(index.text.contains("/api/\(word)"), word) }
    expectEqual(await ask("/api/words/decks").status, 200)
    expectEqual(await ask("/api/shop/products").status, 404)
    expectEqual(await ask("/api/observe/update", by: "POST").status, 404)
  }

  func testASystemThatIsNotThereIsRefusedWithThoseThatAre() throws {
    for (text, stranger) in [("shop,none", "none"), ("words,", ""), ("words names", "words names")] {
      XCTAssertThrowsError(try SiteVisit(["--systems=\(text)"]), text) { error in
        let failure = error as? CommandFailure
        XCTAssertEqual(failure?.exit, .usage)
        expect(failure?.message ?? "", contains: "“\(stranger)”")
        expect(failure?.message ?? "", contains: "shop, prices, names, words, observe, settings")
      }
    }
  }
}
