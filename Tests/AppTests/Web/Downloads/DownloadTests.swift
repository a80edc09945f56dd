import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// What can be taken away as a file is what the command prints, under a name that fits it.
final class DownloadTests: XCTestCase {
  func testEveryFileHoldsTheBytesThatItsCommandPrints() async throws {
    let verbs = try await EveryVerb()
    let site = try ServedFiles(beside: verbs.run)
    let files: [(page: String, address: String, words: [String], name: String, type: String)] = [
      ("/shop/orders", "/downloads/shop/orders", ["shop", "orders", "--csv"], "orders.csv", "text/csv; charset=utf-8"),
      (
        "/shop/orders/1", "/downloads/shop/orders/1", ["shop", "order", "1", "--csv"], "receipt-1.csv",
        "text/csv; charset=utf-8"
      ),
      (
        "/shop/day", "/downloads/shop/export?format=csv", ["shop", "export"], "books.csv", "text/csv; charset=utf-8"
      ),
      (
        "/shop/closings", "/downloads/shop/export?format=json", ["shop", "export", "--format", "json"], "books.json",
        "application/json"
      ),
      (
        "/observe/watches/1", "/downloads/observe/watches/1?format=csv", ["observe", "export", "tea"], "tea.csv",
        "text/csv; charset=utf-8"
      ),
      (
        "/observe/watches/1?sort=price", "/downloads/observe/watches/1?format=json",
        ["observe", "export", "tea", "--format", "json"], "tea.json", "application/json"
      ),
    ]
    for file in files {
      let printed = await verbs.run(file.words)
      XCTAssertEqual(printed.exit, .done, printed.complained)
      let page = await site.get(file.page)
      XCTAssertTrue(page.text.contains(#"<a download href="\#(file.address)">"#), "\(file.page): \(page.text)")
      let answer = await site.get(file.address)
      XCTAssertEqual(answer.status, 200, file.address)
      XCTAssertEqual(answer.text, printed.printed, file.address)
      XCTAssertFalse(answer.text.isEmpty)
      XCTAssertEqual(answer.values(of: "Content-Type"), [file.type])
      XCTAssertEqual(answer.values(of: "Content-Disposition"), [#"attachment; filename="\#(file.name)""#])
    }
  }

  func testEveryDeckCanBeTakenAwayFromTheListAndTheChosenOneFromItsPage() async throws {
    let verbs = try await EveryVerb()
    let site = try ServedFiles(beside: verbs.run)
    let printed = await verbs.run(["words", "export", "Verbs"])
    let list = await site.get("/words/decks")
    let links = list.text.matches(of: /<a download href="([^"]*)">([^<]*)</).map { (String($0.1), String($0.2)) }
    let address = try XCTUnwrap(links.first { $0.1 == "Download “Verbs” (text)" }?.0)
    XCTAssertGreaterThan(links.count, 1)
    for (link, label) in links {
      let answer = await site.get(link)
      XCTAssertEqual(answer.status, 200, label)
      XCTAssertTrue(answer.text.hasPrefix("#separator:tab\n"), label)
    }
    let answer = await site.get(address)
    XCTAssertEqual(answer.text, printed.printed)
    XCTAssertEqual(answer.values(of: "Content-Disposition"), [#"attachment; filename="Verbs.txt""#])
    let chosen = await site.get("/words?" + address.drop { $0 != "?" }.dropFirst())
    XCTAssertTrue(chosen.text.contains(#"<a download href="\#(address)">"#), chosen.text)
  }

  func testABackupIsThereForThisMachineAloneAndLeavesNothingBehind() async throws {
    let verbs = try await EveryVerb()
    let site = try ServedFiles(beside: verbs.run)
    _ = await site.get("/shop/orders")
    let before = try FileManager.default.contentsOfDirectory(atPath: verbs.run.folder.path("data")).sorted()
    let page = await site.get("/settings")
    XCTAssertTrue(page.text.contains(#"<a download href="/downloads/backup">Download a backup of everything</a>"#))
    let answer = await site.response("GET", "/downloads/backup")
    XCTAssertEqual(answer.status, 200)
    guard case .bytes(let bytes) = answer.body else { return XCTFail("no bytes") }
    let after = try FileManager.default.contentsOfDirectory(atPath: verbs.run.folder.path("data")).sorted()
    XCTAssertEqual(after, before)
    let name = try XCTUnwrap(answer.headers.first { $0.name == "Content-Disposition" }?.value)
    XCTAssertNotNil(name.wholeMatch(of: /attachment; filename="arcade-\d{4}-\d\d-\d\d\.sqlite"/), name)
    try verbs.run.folder.write(Data(bytes), to: "downloaded.sqlite")
    let other = try BareRun()
    let restored = await other(["restore", verbs.run.folder.path("downloaded.sqlite"), "--yes"])
    XCTAssertEqual(restored.exit, .done, restored.complained)
    let orders = await verbs.run(["shop", "orders", "--json"])
    let again = await other(["shop", "orders", "--json"])
    XCTAssertEqual(again.printed, orders.printed)

    let stranger = try ServedFiles(beside: verbs.run, isLocal: false)
    let refused = await stranger.get("/downloads/backup")
    XCTAssertEqual(refused.status, 404)
    XCTAssertEqual(refused.values(of: "Content-Disposition"), [])
    let settings = await stranger.get("/settings")
    XCTAssertFalse(settings.text.contains("/downloads/"))
    let orders2 = await stranger.get("/downloads/shop/orders")
    XCTAssertEqual(orders2.status, 200)
  }

  func testWhereNothingIsThereIsNoFileAndNoLink() async throws {
    let site = try ServedFiles(beside: try BareRun())
    let addresses = [
      "/downloads", "/downloads/", "/downloads/shop", "/downloads/shop/orders/9", "/downloads/shop/orders/x",
      "/downloads/shop/orders/1/2", "/downloads/shop/export?format=xml", "/downloads/observe/watches/1?format=csv",
      "/downloads/observe/watches/1",
      "/downloads/observe/watches/1?format=exe", "/downloads/words/decks", "/downloads/words/decks?deck=none",
      "/downloads/words/decks?deck=--help", "/downloads/words/decks?deck=..%2F..%2Fetc%2Fpasswd",
      "/downloads/backup/x", "/downloads/backup.sqlite",
    ]
    for address in addresses {
      let answer = await site.get(address)
      XCTAssertEqual(answer.status, 404, address)
      XCTAssertEqual(answer.values(of: "Content-Disposition"), [], address)
    }
    for page in ["/shop/orders/9", "/observe/watches/9", "/shop", "/", "/names", "/words"] {
      let answer = await site.get(page)
      XCTAssertFalse(answer.text.contains("/downloads/"), page)
    }
    let posted = await site.response("POST", "/downloads/backup")
    XCTAssertEqual(posted.status, 404)
  }

  func testAnEmptyListIsATableOfHeadingsAlone() async throws {
    let answer = await (try ServedFiles(beside: try BareRun())).get("/downloads/shop/orders")
    XCTAssertEqual(answer.text, "id,paidAt,reference,on,subtotal,discount,total,currency,cash,card,change\r\n")
  }

  func testAFileSpeaksTheLanguageOfItsPage() async throws {
    let verbs = try await EveryVerb()
    let printed = await verbs.run(["words", "decks", "--lang", "ja", "--json"])
    let list = await (try ServedFiles(beside: verbs.run, language: "ja")).get("/words/decks")
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
    for (name, disposition) in dispositions {
      XCTAssertEqual(DownloadedFile(name).disposition, disposition, name)
    }
    let long = DownloadedFile(String(repeating: "a", count: 3_000) + ".csv").disposition
    XCTAssertEqual(long, "attachment; filename=\"\(String(repeating: "a", count: 80)).csv\"")
  }
}

/// A browser before the site of a test's folder, behind the gate.
struct ServedFiles {
  private let site: ArcadeSite
  private let visit: RequestContext
  private let language: String

  init(beside run: BareRun, isLocal: Bool = true, language: String = "en") throws {
    let context = try CommandContext(serving: run)
    site = ArcadeSite(ArcadeSystem.all, context: context, run: Tool.commandRun(beside: context))
    visit = RequestContext(visitor: "one", formToken: "token", isLocal: isLocal)
    self.language = language
  }

  func get(_ address: String) async -> ServedDocuments.Answer {
    ServedDocuments.Answer(await response("GET", address))
  }

  func response(_ method: String, _ address: String) async -> WebResponse {
    let head = ["Accept-Language: \(language)"]
    return await site.respond(to: ServedDocuments.request(method, address, head), in: visit)
  }
}
