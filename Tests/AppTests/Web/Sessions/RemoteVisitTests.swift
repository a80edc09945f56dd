import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A visitor from another machine cannot name files of this one, by form, by address, or in another way.
final class RemoteVisitTests: XCTestCase {
  private let refusal = [
    "en": "Only at the machine that Arcade runs on can a file or an address be named",
    "es": "Solo se puede indicar un archivo o una dirección en el equipo en el que se ejecuta Arcade",
    "ja": "ファイルやアドレスを指定できるのは、Arcade が動いているコンピューターだけです",
  ]

  func testNoFileCanBeNamedAsASource() async throws {
    let here = try SiteVisit(["--as", "till-1"])
    var remote = SiteVisit(beside: here, isLocal: false)
    let path = try secretFile(in: here)
    for (language, sentence) in refusal {
      remote.language = language
      for source in ["file:\(path)", "file:\(path)#id=FIRST LINE,name=FIRST LINE", "file:relative.csv", "file:~/a"] {
        let search = await remote.get("/observe/search")
        for word in ["go", "source"] {
          let page = await remote.send(word, ["keyword": "MII", "source": source], from: search)
          XCTAssertTrue(page.text.contains(sentence), "\(word) \(source): \(page.text)")
          XCTAssertFalse(page.text.contains("MIIsecret"), page.text)
        }
        let escaped = try XCTUnwrap(source.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        for address in [
          "/observe/search/categories?source=\(escaped)", "/observe/search?source=\(escaped)&keyword=MII",
        ] {
          let page = await remote.get(address)
          XCTAssertFalse(page.text.contains("MIIsecret"), page.text)
          expect(await remote.send("go", ["keyword": "MII"], from: page).text, lacks: "MIIsecret")
        }
        expect(await remote.get("/observe/search/categories?source=\(escaped)").text, contains: sentence)
      }
      remote = SiteVisit(beside: here, visitor: language, isLocal: false)
    }
    expect(await remote.get("/observe/watches").html, lacks: "/observe/watches/1")
    expect(await remote.get("/observe/sources").text, lacks: "file:")
  }

  func testWhatWasAddedAtTheMachineCanBeUpdated() async throws {
    let here = try SiteVisit(["--as", "till-1"])
    let path = here.folder.path("feed.csv")
    try "id,name,price,currency\n1,Pen,2.00,EUR\n".write(toFile: path, atomically: true, encoding: .utf8)
    let found = await here.send(
      "go",
      ["keyword": "pen", "source": "file:\(path)"],
      from: await here.get("/observe/search")
    )
    XCTAssertEqual(found.address, "/observe/watches/1", found.text)
    try "id,name,price,currency\n1,Pen,3.00,EUR\n".write(toFile: path, atomically: true, encoding: .utf8)

    let remote = SiteVisit(beside: here, visitor: "two", isLocal: false)
    let updated = await remote.send("update", from: await remote.get("/observe/watches/1"))

    XCTAssertTrue(updated.text.contains("€3.00"), updated.text)
  }

  func testNoSettingIsThere() async throws {
    let here = try SiteVisit(["--as", "till-1"])
    let remote = SiteVisit(beside: here, isLocal: false)
    for address in ["/settings", "/settings/shop.catalog", "/settings/erase", "/settings/who", "/settings/browsers"] {
      expectEqual(await remote.get(address).status, 404, address)
      expectEqual(await remote.answer("POST", address, "token=token&action=set&f-value=x").status, 404, address)
    }
    expect(await remote.get("/").html, lacks: "/settings")
  }

  private func secretFile(in visit: SiteVisit) throws -> String {
    let path = visit.folder.path("key.pem")
    try "FIRST LINE\nMIIsecret\n".write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
