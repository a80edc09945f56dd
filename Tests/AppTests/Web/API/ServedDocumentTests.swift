import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Every served document is the same as the output of its command.
final class ServedDocumentTests: XCTestCase {
  /// Each address with the words of the same command line.
  private static let reading: [(address: String, words: String)] = [
    ("/api/shop/products", "shop products"),
    ("/api/shop/discounts?on=2026-12-24", "shop discounts --on 2026-12-24"),
    ("/api/shop/price?code=MUG&code=MUG", "shop price MUG MUG"),
    ("/api/shop/price?code=MUG%3D2&on=2026-12-24&fail-if-stale=true", "shop price MUG=2 --on=2026-12-24"),
    ("/api/shop/price?code=MUG=2&fail-if-stale=false", "shop price MUG=2"),
    (
      "/api/shop/price?code=MUG&shipping=post%3D5&customer-group=staff",
      "shop price MUG --shipping post=5 --customer-group staff"
    ),
    ("/api/shop/price?code=MUG&discount-code=SPRING&discount-code=MAY", "shop price MUG --code SPRING --code MAY"),
    ("/api/shop/why?code=MUG&discount-code=SPRING", "shop why MUG --code SPRING"),
    ("/api/shop/orders?since=2026-12-01", "shop orders --since 2026-12-01"),
    ("/api/shop/why?code=MUG", "shop why MUG"),
    ("/api/shop/orders", "shop orders"),
    ("/api/shop/order?id=1", "shop order 1"),
    ("/api/shop/day?date=2026-12-01", "shop day 2026-12-01"),
    ("/api/prices/options?price=9.99&right=3&answered=4", "prices options --price=9.99 --right=3 --answered=4"),
    ("/api/prices/categories", "prices categories"),
    ("/api/prices/products?id=419247", "prices products 419247"),
    ("/api/prices/daily?date=2026-11-19", "prices daily 2026-11-19"),
    ("/api/prices/share", "prices share"),
    ("/api/prices/history", "prices history"),
    ("/api/prices/best", "prices best"),
    ("/api/names/people", "names people"),
    ("/api/names/history", "names history"),
    ("/api/names/best", "names best"),
    ("/api/names/progress", "names progress"),
    ("/api/names/due", "names due"),
    ("/api/words/due?deck=Verbs", "words due Verbs"),
    ("/api/words/words?text=red", "words words red"),
    ("/api/words/decks?lang=ja", "words decks --lang ja"),
    ("/api/words/export?deck=Verbs", "words export Verbs"),
    ("/api/words/history", "words history"),
    ("/api/words/best", "words best"),
    ("/api/words/progress?deck=Verbs", "words progress Verbs"),
    ("/api/observe/list", "observe list"),
    ("/api/observe/list?name=tea&group=new&unread=true", "observe list tea --group new --unread"),
    ("/api/observe/history?kind=price&id=tea-012&name=tea", "observe history tea tea-012 price"),
    ("/api/observe/history?name=tea&id=tea-012", "observe history tea tea-012"),
    ("/api/observe/sources", "observe sources"),
    ("/api/observe/targets", "observe targets"),
    ("/api/observe/targets/try?name=tea", "observe targets try tea"),
    ("/api/observe/categories?id=kitchen", "observe categories kitchen"),
    ("/api/observe/export?name=tea", "observe export tea"),
  ]

  func testEveryDocumentThatIsReadIsTheOneThatTheCommandPrints() async throws {
    let verbs = try await EveryVerb()
    let documents = try ServedDocuments(beside: verbs.run, options: ["--seed", "7"])
    for (address, words) in Self.reading {
      let printed = await verbs.run("\(words) --json --seed 7".split(separator: " ").map(String.init))
      let answer = try await documents("GET", address)
      XCTAssertEqual(printed.exit, .done, "\(address): \(printed.complained)")
      XCTAssertEqual(answer.status, 200, address)
      XCTAssertEqual(answer.text, printed.printed, address)
      XCTAssertEqual(answer.values(of: "Content-Type"), ["application/json"], address)
      XCTAssertEqual(answer.values(of: "Arcade-Warning"), [], address)
    }
    let swept = Set(Self.reading.map { String($0.address.prefix { $0 != "?" }) })
    let served = CommandTable.arcade.commands.filter { $0.service?.method == .get }.map(\.servicePath)
    XCTAssertEqual(swept, Set(served))
  }

  func testAnUpdateIsTheOneThingThatIsChangedAndAnswersAsItsCommand() async throws {
    let (one, other) = (try await EveryVerb(), try await EveryVerb())
    one.run.time.advance(by: .seconds(86_400))
    other.run.time.advance(by: .seconds(86_400))
    let documents = try ServedDocuments(beside: other.run)
    let changing = CommandTable.arcade.commands.filter { $0.service?.method == .post }.map(\.servicePath)
    XCTAssertEqual(changing, ["/api/observe/update"])
    let printed = await one.run(["observe", "update", "tea", "--json"])
    let answer = try await documents("POST", "/api/observe/update?name=tea")
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.text, printed.printed)
    XCTAssertTrue(answer.text.hasPrefix(#"{"schema":"arcade.update/1","watches":[{"name":"tea","#), answer.text)
    let listed = await one.run(["observe", "list", "tea", "--json"])
    expectEqual(try await documents("GET", "/api/observe/list?name=tea").text, listed.printed)
  }

  func testWhatToUpdateCanStandInAForm() async throws {
    let documents = try ServedDocuments(beside: try await EveryVerb().run)
    let head = ["Authorization: Bearer \(try documents.token)", "Content-Type: application/x-www-form-urlencoded"]
    expectEqual(try await documents.ask("POST", "/api/observe/update", head, body: "name=nothing").status, 404)
    // A body that is not read would otherwise update everything.
    let other = try await documents.ask("POST", "/api/observe/update", [head[0]], body: #"{"name":"tea"}"#)
    XCTAssertEqual(other.status, 415)
    XCTAssertEqual(other.code, "body")
  }

  func testWhatACommandWarnsOfStandsInTheHead() async throws {
    let run = try BareRun()
    _ = await run(["settings", "set", "language", "ja"])
    try run.write(#"{"language":"ja","shop.colour":"red"}"#, to: "data/config.json")
    let printed = await run(["shop", "products", "--json"])
    let answer = try await ServedDocuments(beside: run)("GET", "/api/shop/products")
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.text, printed.printed)
    let warnings = answer.values(of: "Arcade-Warning")
    XCTAssertEqual(warnings.count, 1)
    XCTAssertTrue(warnings[0].utf8.allSatisfy { (0x20...0x7E).contains($0) }, warnings[0])
    let said = try JSONSerialization.jsonObject(with: Data(warnings[0].utf8)) as? NSDictionary
    let complained = try JSONSerialization.jsonObject(with: Data(printed.complained.utf8)) as? NSDictionary
    XCTAssertNotNil(complained)
    XCTAssertEqual(said, complained)
  }

  func testTwoRequestsAtOnceAreAnsweredAsOneAfterTheOther() async throws {
    let documents = try ServedDocuments(beside: try await EveryVerb().run)
    let addresses = [
      "/api/shop/products", "/api/observe/list?name=tea", "/api/shop/price?code=MUG", "/api/words/decks",
    ]
    var expected: [String] = []
    for address in addresses { expected.append(try await documents("GET", address).text) }
    let head = ["Authorization: Bearer \(try documents.token)"]
    let answers = await withTaskGroup { [service = documents.service] group in
      for (index, address) in addresses.enumerated() {
        let request = ServedDocuments.request("GET", address, head)
        group.addTask { (index, ServedDocuments.Answer(await service.respond(to: request)).text) }
      }
      return await group.reduce(into: expected.map { _ in "" }) { $0[$1.0] = $1.1 }
    }
    XCTAssertEqual(answers, expected)
  }
}

/// The served documents beside the command lines of a test, without a server in between.
struct ServedDocuments {
  let run: BareRun
  let service: JSONService

  /// Serves the documents of `arcade web` with some options.
  init(beside run: BareRun, options: [String] = []) throws {
    self.run = run
    let context = try CommandContext(serving: run.process(), options)
    service = JSONService(beside: context, run: CommandRun(beside: context))
  }

  var token: String {
    get throws { try SecretFile(folder: run.folder.path("data"), for: .token).bytes().hex }
  }

  /// Requests an address with the token.
  func callAsFunction(_ method: String = "GET", _ address: String) async throws -> Answer {
    try await ask(method, address, ["Authorization: Bearer \(token)"])
  }

  /// Sends a request with the given headers only.
  func ask(_ method: String = "GET", _ address: String, _ head: [String], body: String = "") async throws -> Answer {
    Answer(await service.respond(to: Self.request(method, address, head, body: body)))
  }

  static func request(_ method: String, _ address: String, _ head: [String], body: String = "") -> WebRequest {
    let headers = head.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return WebRequest.Header(name: parts[0].lowercased(), value: String(parts[1].dropFirst()))
    }
    return WebRequest(method, address, headers: headers, body: body)
  }

  /// The response.
  struct Answer {
    let status: Int
    let headers: [WebRequest.Header]
    let text: String

    init(_ response: WebResponse) {
      (status, headers) = (response.status, response.headers)
      text = if case .bytes(let bytes) = response.body { String(decoding: bytes, as: UTF8.self) } else { "" }
    }

    func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

    /// The code of the failure; nil for a document.
    var code: String? {
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return (object?["error"] as? [String: Any])?["code"] as? String
    }
  }
}

extension CommandContext {
  /// Makes the context of `arcade web` in a test.
  init(serving process: ProcessEnvironment, _ options: [String] = []) throws {
    let invocation = try ArgumentParser(.arcade).parse(["web"] + options)
    let composition = try Composition(.arcade, options: GlobalOptions(invocation), process: process)
    self.init(invocation: invocation, composition: composition, process: process)
  }
}
