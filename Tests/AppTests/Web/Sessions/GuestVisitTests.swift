import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// With `--guests`, visitors from other machines cannot change shared data.
final class GuestVisitTests: XCTestCase {
  private let options = ["--guests", "--as", "Ana"]

  func testDecksStayAsTheyAre() async throws {
    let run = try BareRun()
    await run.done(["words", "import", try run.write("boat\tbarco\nsea\tmar\n", to: "sea.txt"), "--name", "Sea"])
    let (guest, host) = try visits(of: run)
    let deck = try await run.done(["words", "decks", "--json"]).list("decks").compactMap { $0["deck"] as? String }.last
    let page = await guest.get("/words/decks").expect("Sea")
    for word in ["rename", "delete"] { XCTAssertNil(page.form(of: word), word) }
    await expectRefusal(of: "rename", ["n": deck ?? "", "name": "Mine"], at: "/words/decks", to: guest)
    await expectRefusal(of: "delete", ["n": deck ?? ""], at: "/words/decks", to: guest)
    await guest.get("/words/decks").expect("Sea")
    // A guest can change their own data.
    expectEqual(await guest.send("play", from: await guest.get("/words")).status, 200)

    await host.send("rename", ["n": deck ?? "", "name": "Mine"], from: await host.get("/words/decks"))
    await host.get("/words/decks").expect("Mine")
  }

  func testWatchesStayAsTheyAre() async throws {
    let run = try BareRun()
    await run.done(["observe", "search", "tea"])
    let (guest, host) = try visits(of: run)
    let changes = [
      ("/observe", "search", ["words": "coffee"]), ("/observe", "add", ["what": "shop.csv"]),
      ("/observe", "rename", ["n": "1", "name": "mine"]), ("/observe", "delete", ["n": "1"]),
      ("/observe/search", "go", ["keyword": "coffee"]),
      ("/observe/add", "go", ["what": "shop.csv"]), ("/observe/watches/1/delete", "yes", [:]),
      ("/observe/watches/1/targets", "target", ["rule": "below 20"]), ("/observe/watches/1", "mark all read", [:]),
    ]
    for (address, word, texts) in changes {
      let page = await guest.get(address)
      XCTAssertNil(page.form(of: word), "\(word) at \(address)")
      await expectRefusal(of: word, texts, at: address, to: guest)
    }
    let watches = try await run.done(["observe", "list", "--json"]).list("watches")
    XCTAssertEqual(watches.compactMap { $0["name"] as? String }, ["tea"])
    expectEqual(await guest.send("update", from: await guest.get("/observe/watches/1")).status, 200)

    await host.send("rename", ["n": "1", "name": "mine"], from: await host.get("/observe"))
    await host.get("/observe").expect("mine")
  }

  func testThePriceListStaysAsItIsAndTheTillSells() async throws {
    let (guest, host) = try visits(of: try BareRun())
    let product = ["code": "TEA", "price": "5", "name": "Tea"]
    let list = await guest.get("/shop/pricelist")
    XCTAssertNil(list.form(of: "add-product"))
    for (word, texts) in [
      ("add-product", product), ("price", ["code": "MUG", "amount": "1"]), ("remove-product", ["code": "MUG"]),
      ("tax", ["code": "MUG", "rate": "7%"]), ("tags", ["code": "MUG", "tags": "new"]),
    ] {
      await expectRefusal(of: word, texts, at: "/shop/pricelist", to: guest)
      await expectRefusal(of: word, texts, at: "/shop", to: guest)
    }
    await guest.send("add", ["code": "MUG"], from: await guest.get("/shop"))
    await guest.get("/shop/cart").expect("€7.50")

    await host.send("add-product", product, from: await host.get("/shop/pricelist"))
    await host.get("/shop/pricelist").expect("Tea")
  }

  func testTheBooksAndWhatOthersBoughtAreNotForGuests() async throws {
    let run = try BareRun()
    await run.done(["shop", "--as", "Ben"], typing: ["TSHIRT", "pay cash 20"])
    let (guest, host) = try visits(of: run)
    await guest.send("add", ["code": "MUG"], from: await guest.get("/shop"))
    let receipt = await guest.send("pay", ["with": "cash", "amount": "10"], from: await guest.get("/shop/cart"))
    // Guests can see their own receipts, but cannot refund their purchases.
    XCTAssertEqual(receipt.address, "/shop/orders/2")
    XCTAssertEqual(receipt.status, 200)
    await guest.get("/shop/orders/2").expect("€7.50")
    for (word, texts) in [
      ("refund", ["id": "1"]), ("refund", ["id": "2"]), ("orders", [:]), ("order", ["id": "1"]), ("day", [:]),
      ("closings", [:]), ("closing", ["id": "1"]), ("float", ["amount": "5"]), ("in", ["amount": "5", "why": "x"]),
      ("out", ["amount": "5", "why": "x"]), ("close", ["counted": "5"]),
    ] as [(String, [String: String])] {
      XCTAssertNil(receipt.form(of: word), word)
      await expectRefusal(of: word, texts, at: "/shop/orders/2", to: guest)
      await expectRefusal(of: word, texts, at: "/shop", to: guest)
    }
    for address in [
      "/shop/orders", "/shop/orders?on=2026-11-20", "/shop/orders/1", "/shop/orders/1/refund", "/shop/orders/2/refund",
      "/shop/day", "/shop/day/2026-11-20", "/shop/drawer?do=close&amount=5", "/shop/closings", "/shop/closings/1",
      "/downloads/shop/orders", "/downloads/shop/orders/1", "/downloads/shop/export?format=csv",
      "/downloads/shop/export?format=json",
    ] {
      let page = await guest.get(address)
      XCTAssertEqual(page.status, 403, address)
      XCTAssertFalse(page.text.contains("€20.00"), address)
      expectEqual(await host.get(address).status == 403, false)
    }
    await host.get("/shop/orders").expect("€20.00")
    await host.get("/shop/orders/1").expect("€20.00")
  }

  func testReadingMarksNothingForAll() async throws {
    let run = try BareRun()
    await run.done(["observe", "search", "tea", "--count", "1"])
    let (guest, host) = try visits(of: run)
    let unread = "SELECT count(*) FROM listings WHERE is_unread"
    try run.sql("UPDATE listings SET is_unread = TRUE; UPDATE listing_counts SET is_unread = TRUE")
    let (id, item) = (Watch.ID(number: 1), try run.sql("SELECT item_id FROM listings"))
    let (list, listing) = (WatchRoute.listings(id).address, WatchRoute.listing(item, of: id).address)

    for visit in [guest, host] { expectEqual(await visit.get(listing).status, 200) }
    expectEqual(await guest.send("open", ["n": item], from: await guest.get(list)).status, 200)
    XCTAssertEqual(try run.sql(unread), "1")
    let opened = await host.send("open", ["n": item], from: await host.get(list))
    XCTAssertEqual(opened.address, listing)
    XCTAssertEqual(try run.sql(unread), "0")
  }

  func testTheSentenceIsSaidInEveryLanguage() async throws {
    var guest = try visits(of: try BareRun()).guest
    for (language, part) in [("en", "Guests cannot"), ("es", "Los invitados no pueden"), ("ja", "ゲストは")] {
      guest = SiteVisit(beside: guest, visitor: language)
      guest.language = language
      expect(await guest.send("search", ["words": "tea"], from: await guest.get("/observe")).text, contains: part)
    }
  }

  func testAProgramAtAnotherMachineIsToldWithItsStatus() async throws {
    let run = try BareRun()
    let context = try CommandContext(serving: run.process(), [])
    let changing = Command("words forget", { _ in "" }, service: .changing())
    let service = JSONService(beside: context, run: CommandRun(beside: context), CommandTable([changing]))
    let token = try SecretFile(folder: run.folder.path("data"), for: .token).bytes().hex
    let request = ServedDocuments.request("POST", "/api/words/forget", ["Authorization: Bearer \(token)"])
    let answer = ServedDocuments.Answer(await service.respond(to: request, ofGuest: true))
    XCTAssertEqual([answer.status, 403], [403, ExitCode.permission.status])
    XCTAssertEqual(answer.code, "refused")
    expect(answer.text, contains: "Guests cannot add, rename, change or delete")
    let commands = CommandTable.arcade.commands.filter { $0.service?.isForGuests == false }
    XCTAssertEqual(commands.map(\.name), ["shop orders", "shop order", "shop day"])
  }

  func testAProgramAtAnotherMachineIsToldNoPath() async throws {
    let run = try BareRun()
    let path = try run.write("id,name,price\na,Ink,1\n", to: "shop.csv")
    await run.done(["observe", "add", path, "--name", "ink", "--currency", "EUR"])
    let context = try CommandContext(serving: run.process(), [])
    let service = JSONService(beside: context, run: CommandRun(beside: context))
    let token = try SecretFile(folder: run.folder.path("data"), for: .token).bytes().hex
    for address in ["/api/observe/export?name=ink", "/api/observe/list?name=ink", "/api/observe/list"] {
      let request = ServedDocuments.request("GET", address, ["Authorization: Bearer \(token)"])
      let toGuest = ServedDocuments.Answer(await service.respond(to: request, ofGuest: true))
      XCTAssertEqual(toGuest.status, 200)
      expect(toGuest.text, contains: #""source":"feed:shop.csv""#)
      expect(toGuest.text, lacks: run.folder.url.path)
      let toHost = ServedDocuments.Answer(await service.respond(to: request))
      expect(toHost.text, contains: "\"source\":\"feed:\(path)\"")
    }
  }

  /// Neither the contents of files nor errors in them reveal their paths.
  func testNoPageAtAnotherMachineShowsAPath() async throws {
    for isThere in [true, false] {
      let run = try BareRun()
      let files = [
        "SHOP_CATALOG": "code,name,price\nTEA,Tea,1.00\n", "SHOP_DISCOUNTS": "[]", "WORDS_DECK": "boat\tbarco\n",
        "NAMES_PROFILES": "[]", "PRICES_CATALOG": "id,name,price\n1,Ink,1.00\n",
      ]
      var settings: [String: String] = [:]
      for (name, text) in files {
        let path = run.folder.path("\(name).csv")
        settings["ARCADE_\(name)"] = path
        if isThere { try run.write(text, to: "\(name).csv") }
      }
      await run.done([
        "observe", "add", try run.write("id,name,price\n1,Ink,1.00\n", to: "watched.csv"), "--currency", "EUR",
      ])
      await run.done(["observe", "search", "tea"])
      for options in [self.options, ["--as", "Ana"]] {
        let guest = try SiteVisit(options, of: run, settings: settings, isLocal: false)
        var pages = [await guest.send("update", from: await guest.get("/observe/watches/1"))]
        for address in SiteScreens.all { pages.append(await guest.get(address)) }
        for page in pages {
          XCTAssertFalse(page.text.contains(run.folder.url.path), "\(options) \(page.address)")
        }
      }
    }
  }

  /// Returns a visit from another machine, and one from this machine.
  private func visits(of run: BareRun) throws -> (guest: SiteVisit, host: SiteVisit) {
    let guest = try SiteVisit(options, of: run, isLocal: false)
    return (guest, SiteVisit(beside: guest, visitor: "two", isLocal: true))
  }

  /// Checks that an action is not performed, with a reason.
  private func expectRefusal(
    of word: String,
    _ texts: [String: String],
    at address: String,
    to guest: SiteVisit,
    line: UInt = #line
  ) async {
    let page = await guest.send(word, texts, from: SitePage(status: 200, address: address, ""))
    XCTAssertEqual(page.status, 403, "\(word) at \(address)", line: line)
    expect(page.text, contains: "Guests cannot add, rename, change or delete what is everybody’s", line: line)
  }
}
