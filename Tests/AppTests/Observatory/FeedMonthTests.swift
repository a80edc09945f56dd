import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A Spanish sheet of twenty prices, watched for a month from the console and from the page.
final class FeedMonthTests: XCTestCase {
  private let encodings: [(name: String, encoding: String.Encoding)] = [
    ("UTF-8", .utf8), ("UTF-16", .utf16), ("Windows-1252", .windowsCP1252),
  ]

  func testTheConsoleSeesEveryPriceOfTheMonth() async throws {
    for (name, encoding) in encodings {
      let run = try BareRun()
      let path = run.folder.path("mis precios.csv")
      try write(day: 0, encoding, to: path)
      let added = await run.done(["observe", "add", path, "--name", "mis", "--now", moment(0)]).printed
      expect(added, contains: "mis: Found 20 listings.")
      expect(
        added.replacing("\n", with: " "),
        contains: "Read as: \(name), fields parted by a semicolon, decimal comma"
      )
      for day in 1...30 {
        try write(day: day, encoding, to: path)
        let updated = await run.done(["observe", "update", "mis", "--json", "--now", moment(day)]).printed
        let changed = (1...20).filter { cents(of: $0, on: day) != cents(of: $0, on: day - 1) }.count
        expect(updated, contains: "\"gaps\":[]")
        expectEqual(updated.split(separator: "\"attribute\":\"price\"").count - 1, changed, "day \(day)")
      }
      for product in [3, 20] {
        let history = await run.done(["observe", "history", "mis", "R\(product)", "price", "--json"]).printed
        expectEqual(history.split(separator: "\"value\":").count - 1, values(of: product).count)
        expect(history, contains: "\"value\":\"\(decimal(cents(of: product, on: 30)))\"")
      }
    }
  }

  func testThePageSeesEveryPriceOfTheMonth() async throws {
    for (_, encoding) in encodings {
      let visit = try SiteVisit()
      let path = visit.folder.path("mis.csv")
      try write(day: 0, encoding, to: path)
      var page = await visit.send("add", ["what": path], from: await visit.get("/observe"))
      page.expect(at: "/observe/watches/1", "Found 20 listings.")
      for day in 1...30 {
        visit.time.advance(by: .seconds(86_400))
        try write(day: day, encoding, to: path)
        page = await visit.send("update", from: page)
        let changed = (1...20).filter { cents(of: $0, on: day) != cents(of: $0, on: day - 1) }.count
        page.expect(changed == 0 ? "No changes since" : "Updated: \(changed) changed")
      }
      let history = await visit.get("/observe/watches/1/history?id=R3&of=price")
      history.expect("€\(decimal(cents(of: 3, on: 30)))")
      for cents in values(of: 3) { history.expect("€\(decimal(cents))") }
    }
  }

  func testASheetThatIsCutToItsHeadingsTakesNothingAwayUntilSomebodyAcceptsIt() async throws {
    let visit = try SiteVisit()
    let path = visit.folder.path("mis.csv")
    try write(day: 0, .utf8, to: path)
    let added = await visit.send("add", ["what": path], from: await visit.get("/observe"))
    XCTAssertNil(added.form(of: "accept"))
    try "Ref;Producto;Precio;Disponible\n".write(toFile: path, atomically: true, encoding: .utf8)
    let doubted = await visit.send("update", from: added)
    doubted.expect("20 of 20 listings are missing at once")
    XCTAssertNotNil(doubted.form(of: "accept"))
    let accepted = await visit.send("accept", from: doubted)
    accepted.expect("20 listings went out of sight")
    XCTAssertNil(accepted.form(of: "accept"))
  }

  func testFromAnotherMachineNothingIsReadOrOpened() async throws {
    let here = try SiteVisit(["--as", "till-1"])
    let remote = SiteVisit(beside: here, isLocal: false)
    let path = here.folder.path("shop.csv")
    try write(day: 0, .utf8, to: path)
    let server = try LoopbackServer(["/shop.csv": [.body(Array("id,price\na,1 €\n".utf8))]])
    for what in [path, "file:\(path)", "feed:\(path)", server.url("/shop.csv").absoluteString] {
      for (address, word) in [("/observe", "add"), ("/observe/add", "go"), ("/observe/add", "what")] {
        let page = await remote.send(word, ["what": what], from: await remote.get(address))
        expect(page.text, lacks: "Found")
        if word != "what" { expect(page.text, contains: "Only at the machine that Arcade runs on") }
      }
    }
    XCTAssertEqual(server.requests.count, 0)
    expect(await remote.get("/observe/sources").text, lacks: "feed")
  }

  func testWhatIsWrongIsSaidAndTakesNoName() async throws {
    let run = try BareRun()
    func add(_ text: String, _ options: String..., name: String = "shop.csv") async throws -> BareRun.Outcome {
      let path = try run.write(text, to: name)
      return await run(["observe", "add", path, "--name", "mine", "--no-input"] + options)
    }
    let rows: [(text: String, exit: Int32, part: String)] = [
      ("Anzahl;Preis\n1;2\n", 65, "--columns id=Anzahl"), ("id;price\na;1,50 €\nb;2.50 €\n", 65, "shop.csv:2"),
      ("id,name,price\na,A,1\n", 64, "--currency"), ("id,price,currency\na,\"1,200\",USD\n", 64, "--decimal"),
      ("<html></html>", 65, "shop.csv"), ("id,price\n", 65, "mine"), ("id,price\n,1 €\n", 65, "shop.csv:2"),
    ]
    for (text, exit, part) in rows {
      let outcome = try await add(text)
      expectEqual(outcome.exit.rawValue, exit, text)
      expect(outcome.complained.replacing("\n", with: " "), contains: part)
    }
    let large = try run.write("id,price\n", to: "large.csv")
    try FileHandle(forWritingTo: URL(fileURLWithPath: large)).truncate(atOffset: 64_000_001)
    let server = try LoopbackServer(["/large.csv": [.large(megabytes: 65, saysItsLength: true)]])
    for place in [large, server.url("/large.csv").absoluteString] {
      expectEqual((await run(["observe", "add", place, "--name", "mine"])).exit.rawValue, 65, place)
    }
    let missing = await run(["observe", "add", run.folder.path("none.csv"), "--name", "mine"])
    expectEqual(missing.exit.rawValue, 66)
    expectEqual((await run(["observe", "add", "demo"])).exit.rawValue, 64)
    expectEqual(
      await run.done(["observe", "list", "--json"]).printed,
      "{\"schema\":\"arcade.watches/1\",\"watches\":[]}\n"
    )
    let bare = try await add("id\na\nb\n")
    expectEqual(bare.exit.rawValue, 0)
    expect(bare.printed.replacing("\n", with: " "), contains: "Nothing in it is a price")
    expectEqual(try await add("id\na\n").exit.rawValue, 73)
    let many = (1...6).map { "r\($0);consultar\n" }.joined()
    let path = try run.write("id;precio\na;1,50 €\n" + many, to: "many.csv")
    let shown = await run.done(["observe", "add", path]).printed
    expect(shown, contains: "many.csv:5:")
    expect(shown, lacks: "many.csv:6:")
    expect(shown, contains: "There are 3 more problems.")
    let address = "http://me:planted@127.0.0.1:1/shop.csv?token=planted"
    let unreached = await run(["observe", "add", address, "--offline", "--json"])
    expectEqual(unreached.exit.rawValue, 69)
    expect(unreached.printed + unreached.complained, lacks: "planted")
  }

  private func cents(of product: Int, on day: Int) -> Int { 5_000 * product + 99 + ((day / product) % 5) * 100 }

  private func values(of product: Int) -> [Int] {
    (0...30).map { cents(of: product, on: $0) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func decimal(_ cents: Int) -> String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }

  /// Writes the sheet like a spreadsheet in Spain: with a comma for the decimals and a point for thousands.
  private func write(day: Int, _ encoding: String.Encoding, to path: String) throws {
    let rows = (1...20).map { product in
      let (whole, cooldown) = (cents(of: product, on: day) / 100, cents(of: product, on: day) % 100)
      let thousands = whole >= 1_000 ? "\(whole / 1_000).\(String(1_000 + whole % 1_000).dropFirst())" : "\(whole)"
      return "R\(product);Artículo nº \(product);\(thousands),\(cooldown < 10 ? "0" : "")\(cooldown) €;sí\r\n"
    }
    let text = "Ref;Producto;Precio;Disponible\r\n" + rows.joined()
    try XCTUnwrap(text.data(using: encoding)).write(to: URL(fileURLWithPath: path))
  }

  private func moment(_ day: Int) -> String {
    let (month, cooldown) = day < 30 ? ("11", day + 1) : ("12", day - 29)
    return "2026-\(month)-\(cooldown < 10 ? "0" : "")\(cooldown)T09:00:00Z"
  }
}
