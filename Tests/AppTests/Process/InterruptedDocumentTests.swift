import ArcadeTesting
import Foundation
import XCTest

/// The built program, ended by a signal while a script reads its documents.
final class InterruptedDocumentTests: XCTestCase {
  func testAnInterruptedWatchLeavesLinesOfJSONAndWhatIsStored() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["observe", "search", "tea", "--now", "2026-12-01T09:00:00Z"])
    let program = try arcade.start(["observe", "every", "1h", "tea", "--now", "2026-12-02T09:00:00Z", "--json"])
    try program.read(until: "}\n")

    try program.end(by: SIGINT)
    for line in program.printed.split(separator: "\n") {
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(line.utf8)), String(line))
    }
    try expectFarewell(program)
    XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_updates"), "2")
  }

  func testAnInterruptedSearchOrUpdatePrintsNothingAndLeavesTheWatchToOthersAtOnce() async throws {
    let page = LoopbackAnswer.json(IchibaAnswer.page(of: 1...3, count: 3))
    let server = try LoopbackServer([IchibaAnswer.itemPaths.older: [page, .hang]])
    let environment = [
      "ARCADE_OBSERVE_RAKUTEN_BASE": server.address.absoluteString,
      "ARCADE_OBSERVE_RAKUTEN_APPLICATION_ID": IchibaStand.keys.application,
    ]
    let arcade = try ArcadeProcess()
    try arcade.run(["observe", "search", "tea", "--source", "rakuten"], environment: environment)
    let verbs = [["search", "lamp", "--source", "rakuten"], ["update", "tea"]]
    for (number, (verb, leases)) in zip(verbs, ["0", "1"]).enumerated() {
      let program = try arcade.start(["observe"] + verb + ["--json"], environment: environment)
      await server.waitForRequests(number + 2, to: IchibaAnswer.itemPaths.older)
      XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_leases"), leases, "\(verb)")

      try program.end(by: SIGTERM)
      XCTAssertEqual(program.printed, "", "\(verb)")
      XCTAssertEqual(try arcade.sql("SELECT count(*) FROM watch_leases"), "0", "\(verb)")
      try expectFarewell(program)
    }
  }

  func testPricesThatAreStillBeingTypedArePrintedNowhere() async throws {
    let server = try LoopbackServer(["/products": [.json(#"{"products":[{"code":"MUG","name":"Mug","price":7.5}]}"#)]])
    let catalog = server.url("/products").absoluteString
    let program = try ArcadeProcess().start(["shop", "price", "-", "--catalog", catalog, "--json", "--lang", "es"])
    await server.waitForRequests(to: "/products")
    program.type("MUG\n")

    try program.end(by: SIGINT)
    XCTAssertEqual(program.printed, "")
    try expectFarewell(program, in: "Interrumpido.")
  }

  /// On standard error stands one document, with the sentence in it.
  private func expectFarewell(
    _ program: RunningProgram,
    in words: String = "Interrupted.",
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let document = try JSONSerialization.jsonObject(with: Data(program.complained.utf8)) as? [String: [String: String]]
    XCTAssertEqual(document?["error"]?["code"], "interrupted", program.complained, file: file, line: line)
    XCTAssertEqual(document?["error"]?["message"]?.hasPrefix(words), true, program.complained, file: file, line: line)
  }
}
