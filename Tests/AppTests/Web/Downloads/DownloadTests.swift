import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A download has the same contents as the output of its command, and a suitable name.
final class DownloadTests: XCTestCase {
  func testEveryFileHoldsTheBytesThatItsCommandPrints() async throws {
    let verbs = try await EveryVerb()
    let site = try SiteVisit(of: verbs.run)
    let files: [(page: String, address: String, words: String, name: String)] = [
      ("/shop/orders", "/downloads/shop/orders", "shop orders --csv", "orders.csv"),
      ("/shop/orders/1", "/downloads/shop/orders/1", "shop order 1 --csv", "receipt-1.csv"),
      ("/shop/day", "/downloads/shop/export?format=csv", "shop export", "books.csv"),
      ("/shop/closings", "/downloads/shop/export?format=json", "shop export --format json", "books.json"),
      ("/observe/watches/1", "/downloads/observe/watches/1?format=csv", "observe export tea", "tea.csv"),
      (
        "/observe/watches/1?sort=price", "/downloads/observe/watches/1?format=json", "observe export tea --format json",
        "tea.json"
      ),
    ]
    for file in files {
      let printed = await verbs.run.done(file.words.split(separator: " ").map(String.init))
      let page = await site.file(file.page)
      XCTAssertTrue(page.text.contains(#"<a download href="\#(file.address)">"#), "\(file.page): \(page.text)")
      let answer = await site.file(file.address)
      XCTAssertEqual(answer.status, 200, file.address)
      XCTAssertEqual(answer.text, printed.printed, file.address)
      XCTAssertFalse(answer.text.isEmpty)
      let type = file.name.hasSuffix("csv") ? "text/csv; charset=utf-8" : "application/json"
      XCTAssertEqual(answer.values(of: "Content-Type"), [type])
      XCTAssertEqual(answer.values(of: "Content-Disposition"), [#"attachment; filename="\#(file.name)""#])
    }
  }

  func testEveryDeckCanBeTakenAwayFromTheListAndTheChosenOneFromItsPage() async throws {
    let verbs = try await EveryVerb()
    let site = try SiteVisit(of: verbs.run)
    let printed = await verbs.run(["words", "export", "Verbs"])
    let list = await site.file("/words/decks")
    let links = list.text.matches(of: /<a download href="([^"]*)">([^<]*)</).map { (String($0.1), String($0.2)) }
    let address = try XCTUnwrap(links.first { $0.1 == "Download “Verbs” (text)" }?.0)
    XCTAssertGreaterThan(links.count, 1)
    for (link, label) in links {
      let answer = await site.file(link)
      XCTAssertEqual(answer.status, 200, label)
      XCTAssertTrue(answer.text.hasPrefix("#separator:tab\n"), label)
    }
    let answer = await site.file(address)
    XCTAssertEqual(answer.text, printed.printed)
    XCTAssertEqual(answer.values(of: "Content-Disposition"), [#"attachment; filename="Verbs.txt""#])
    let chosen = await site.file("/words?" + address.drop { $0 != "?" }.dropFirst())
    XCTAssertTrue(chosen.text.contains(#"<a download href="\#(address)">"#), chosen.text)
  }

  func testABackupIsThereForThisMachineAloneAndLeavesNothingBehind() async throws {
    let verbs = try await EveryVerb()
    let site = try SiteVisit(of: verbs.run)
    _ = await site.file("/shop/orders")
    let before = try FileManager.default.contentsOfDirectory(atPath: verbs.run.folder.path("data")).sorted()
    let page = await site.file("/settings")
    XCTAssertTrue(page.text.contains(#"<a download href="/downloads/backup">Download a backup of everything</a>"#))
    let answer = await site.answer("GET", "/downloads/backup")
    XCTAssertEqual(answer.status, 200)
    guard case .file(let file) = answer.body else { return XCTFail("no file") }
    let bytes = file.whole
    let after = try FileManager.default.contentsOfDirectory(atPath: verbs.run.folder.path("data")).sorted()
    XCTAssertEqual(after, before)
    let name = try XCTUnwrap(answer.headers.first { $0.name == "Content-Disposition" }?.value)
    XCTAssertNotNil(name.wholeMatch(of: /attachment; filename="arcade-\d{4}-\d\d-\d\d\.sqlite"/), name)
    try verbs.run.folder.write(Data(bytes), to: "downloaded.sqlite")
    let other = try BareRun()
    await other.done(["restore", verbs.run.folder.path("downloaded.sqlite"), "--yes"])
    let orders = await verbs.run(["shop", "orders", "--json"])
    expectEqual(await other(["shop", "orders", "--json"]).printed, orders.printed)

    let stranger = try SiteVisit(["--as", "till-1"], of: verbs.run, isLocal: false)
    let refused = await stranger.file("/downloads/backup")
    XCTAssertEqual(refused.status, 404)
    XCTAssertEqual(refused.values(of: "Content-Disposition"), [])
    expect(await stranger.file("/settings").text, lacks: "/downloads/")
    expectEqual(await stranger.file("/downloads/shop/orders").status, 200)
  }

  /// 64 MB, of which at most half may be in memory at once.
  func testALargeFileIsNeverWholeInMemory() async throws {
    let run = try BareRun()
    await run.done(["words", "decks"])
    let site = try SiteVisit(of: run)
    try run.sql("CREATE TABLE ballast (bytes BLOB)")
    for _ in 1...64 { try run.sql("INSERT INTO ballast VALUES (randomblob(1 << 20))") }
    let backup = try await ProcessUse.mostMemory {
      expectEqual(await site.answer("GET", "/downloads/backup").status, 200)
    }
    let context = try CommandContext(serving: run.process())
    let long = CommandRun(beside: context) { process, _ in
      for _ in 1...1_024 { try? process.output.write([UInt8](repeating: 65, count: 1 << 16)) }
      return .done
    }
    let download = Download("Orders", Address("downloads"), as: "orders.csv", ["shop", "orders", "--csv"])
    let table = try await ProcessUse.mostMemory {
      let answer = try await download.response(of: context.composition, by: long)
      XCTAssertEqual(answer?.status, 200)
    }
    guard let backup, let table else { throw XCTSkip("the system does not say") }
    XCTAssertLessThan(backup, 32 << 20)
    XCTAssertLessThan(table, 32 << 20)
  }

  func testWhereNothingIsThereIsNoFileAndNoLinkAndAnEmptyListIsATableOfHeadingsAlone() async throws {
    let site = try SiteVisit()
    let addresses = [
      "/downloads", "/downloads/", "/downloads/shop", "/downloads/shop/orders/9", "/downloads/shop/orders/x",
      "/downloads/shop/orders/1/2", "/downloads/shop/export?format=xml", "/downloads/observe/watches/1?format=csv",
      "/downloads/observe/watches/1",
      "/downloads/observe/watches/1?format=exe", "/downloads/words/decks", "/downloads/words/decks?deck=none",
      "/downloads/words/decks?deck=--help", "/downloads/words/decks?deck=..%2F..%2Fetc%2Fpasswd",
      "/downloads/backup/x", "/downloads/backup.sqlite",
    ]
    for address in addresses {
      let answer = await site.file(address)
      XCTAssertEqual(answer.status, 404, address)
      XCTAssertEqual(answer.values(of: "Content-Disposition"), [], address)
    }
    for page in ["/shop/orders/9", "/observe/watches/9", "/shop", "/", "/names", "/words"] {
      let answer = await site.file(page)
      XCTAssertFalse(answer.text.contains("/downloads/"), page)
    }
    expectEqual(await site.answer("POST", "/downloads/backup").status, 404)
    let answer = await (try SiteVisit()).file("/downloads/shop/orders")
    XCTAssertEqual(answer.text, "id,paidAt,reference,on,subtotal,discount,total,currency,cash,card,change\r\n")
  }

  func testAFileSpeaksTheLanguageOfItsPage() async throws {
    let verbs = try await EveryVerb()
    let printed = await verbs.run(["words", "decks", "--lang", "ja", "--json"])
    var site = try SiteVisit(of: verbs.run)
    site.language = "ja"
    let list = await site.file("/words/decks")
    XCTAssertTrue(list.text.contains("「Verbs」をダウンロード（テキスト）"), printed.printed)
  }

  func testEveryNameIsSafeInAHeadAndInAFolder() {
    let dispositions = [
      "tea.csv": #"attachment; filename="tea.csv""#,
      "green tea.csv": #"attachment; filename="green tea.csv""#,
      "té.csv": #"attachment; filename="t_.csv"; filename*=UTF-8''t%C3%A9.csv"#,
      "お茶.json": #"attachment; filename="__.json"; filename*=UTF-8''%E3%81%8A%E8%8C%B6.json"#,
      "🍵.txt": #"attachment; filename="_.txt"; filename*=UTF-8''%F0%9F%8D%B5.txt"#,
      "a\"b.csv": #"attachment; filename="a_b.csv""#,
      "a\\b.csv": #"attachment; filename="a_b.csv""#,
      "../../etc/passwd.csv": #"attachment; filename="_.._.._etc_passwd.csv""#,
      ".hidden.csv": #"attachment; filename="_.hidden.csv""#,
      "--help.csv": #"attachment; filename="_--help.csv""#,
      "a\r\nSet-Cookie: x=y.csv": #"attachment; filename="a__Set-Cookie_ x=y.csv""#,
      "\u{202E}vsc.csv": #"attachment; filename="_vsc.csv""#,
      "a;b'c%41.csv": #"attachment; filename="a;b'c_41.csv""#,
      "C:nul.csv": #"attachment; filename="C_nul.csv""#,
      ".csv": #"attachment; filename="_.csv""#,
    ]
    for (name, disposition) in dispositions { XCTAssertEqual(DownloadedFile(name).disposition, disposition, name) }
    let long = DownloadedFile(String(repeating: "a", count: 3_000) + ".csv").disposition
    XCTAssertEqual(long, "attachment; filename=\"\(String(repeating: "a", count: 80)).csv\"")
  }
}
