import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Alerts of target rules on the command line, and how they are sent.
final class AlertRuleVerbTests: XCTestCase {
  func testWhatIsToldStandsInTheDocumentOfAnUpdate() async throws {
    let run = try await watching()
    try run.write("id,name,price\na,Blue ink,6.50\nb,Blue pen,19.50\n", to: "shop.csv")
    let updated = try await run.done(["observe", "update", "--json", "--now", "2026-12-02T09:00:00Z"]).list("watches")
    let alerts = try XCTUnwrap(updated.first?["told"] as? [[String: String]])
    XCTAssertEqual(
      alerts,
      [["id": "b", "name": "Blue pen", "target": "below 20", "from": "24.00", "to": "19.50", "currency": "EUR"]]
    )
    let again = try await run.done(["observe", "update", "--json", "--now", "2026-12-03T09:00:00Z"]).list("watches")
    XCTAssertEqual((again.first?["told"] as? [Any])?.count, 0)
  }

  func testToldPrintsNothingElse() async throws {
    let run = try await watching()
    let nothing = await run.done(["observe", "update", "--told"])
    XCTAssertEqual(nothing.printed, "")
    try run.write("id,name,price\na,Blue ink,7.50\nb,Blue pen,19.50\n", to: "shop.csv")
    let alerts = await run.done(["observe", "update", "--told", "--now", "2026-12-02T09:00:00Z"])
    XCTAssertEqual(alerts.printed, "Dec 2, 2026 at 9:00 AM  shop: Blue pen: below 20: €24.00 → €19.50, −19%\n")
    try run.write("id,name,price\na,Blue ink,7.50\nb,Blue pen,24\n", to: "shop.csv")
    await run.done(["observe", "update", "--now", "2026-12-03T09:00:00Z"])
    try run.write("id,name,price\na,Blue ink,7.50\nb,Blue pen,18\n", to: "shop.csv")
    let every = ["observe", "every", "1h", "--times", "1", "--told", "--json", "--now", "2026-12-04T09:00:00Z"]
    let line = await run.done(every).printed
    XCTAssertEqual(
      line,
      #"{"schema":"arcade.telling/1","id":"b","name":"Blue pen","target":"below 20","from":"24.00","to":"18.00","#
        + #""currency":"EUR","watch":"shop","at":"2026-12-04T09:00:00Z","url":null}"# + "\n"
    )
  }

  func testHowFarItIsIsNotPrintedInAPipe() async throws {
    let (run, stand) = try await watchingPages()
    defer { withExtendedLifetime(stand) {} }
    for words in [["observe", "update", "--told"], ["observe", "update", "--told", "--json"]] {
      let piped = await run.done(words)
      XCTAssertEqual(piped.printed + piped.complained, "")
    }
  }

  func testAtATerminalHowFarItIsStandsOnStandardError() async throws {
    let (run, stand) = try await watchingPages()
    defer { withExtendedLifetime(stand) {} }
    let (output, errors) = (RecordingSink(), RecordingSink())
    var process = run.process(output: output, errors: errors)
    process.areErrorsTerminal = true
    let exit = await Tool(process: process).run(["observe", "update", "--told"])
    XCTAssertEqual(exit, .done)
    XCTAssertEqual(output.text, "")
    XCTAssertEqual(errors.text, "st: 1 of 2\n")
  }

  func testAProgramGetsEachOnce() async throws {
    let run = try await watching()
    let program = try run.write("#!/bin/sh\ncat >> \"$1\"\necho heard\n", to: "hear")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    let heard = run.folder.path("heard")
    try run.write("id,name,price\na,Blue ink,6.50\nb,Blue pen,19.50\n", to: "shop.csv")

    let later = ["observe", "update", "--now", "2026-12-02T09:00:00Z"]
    let failed = await run.done(later + ["--told", "--run", "false", "--json"])
    XCTAssertTrue(failed.complained.contains("the program failed"), failed.complained)
    XCTAssertTrue(failed.printed.hasSuffix("%\n"), "what follows --run is the program's: \(failed.printed)")
    let missing = await run.done(later + ["--told", "--run", "no-such-program"])
    XCTAssertTrue(missing.complained.contains("there is no such program"), missing.complained)
    let done = await run.done(later + ["--told", "--run", program, heard, "--json"])
    XCTAssertEqual(done.printed, "", "it was told before")
    XCTAssertEqual(done.complained, "")
    await run.done(later + ["--run", program, heard])
    let object = #"{"id":"b","name":"Blue pen","target":"below 20","from":"24.00","to":"19.50","currency":"EUR","#
    let text = try String(contentsOfFile: heard, encoding: .utf8)
    XCTAssertTrue(text.hasPrefix(object), text)
    XCTAssertEqual(text.split(separator: "\n").count, 1)
  }

  func testItIsPostedWithItsTokenAndThroughNoRedirect() async throws {
    let run = try await watching()
    let server = try LoopbackServer()
    server.answer("/", with: .body(status: 307, headers: ["Location": server.url("/other").absoluteString], []))
    let later = ["observe", "update", "--now", "2026-12-02T09:00:00Z"]
    let environment = [
      "ARCADE_OBSERVE_POST": server.url("/").absoluteString, "ARCADE_OBSERVE_POST_TOKEN": "planted",
    ]
    try run.write("id,name,price\na,Blue ink,6.50\nb,Blue pen,19.50\n", to: "shop.csv")
    let redirected = await run.done(later, environment: environment)
    XCTAssertTrue(redirected.complained.isEmpty)
    XCTAssertTrue(redirected.printed.contains("a redirect that cannot be followed"), redirected.printed)
    XCTAssertFalse(redirected.printed.contains("planted"))

    server.answer("/", with: .body(status: 204, []))
    await run.done(later + ["--told"], environment: environment)
    await run.done(later + ["--told"], environment: environment)
    XCTAssertEqual(server.requests.map(\.path), ["/", "/"])
    XCTAssertEqual(server.requests.map(\.method), ["POST", "POST"])
    XCTAssertEqual(server.requests.last?.headers["Authorization"], "Bearer planted")
    XCTAssertTrue(server.requests.last?.body.hasPrefix(#"{"id":"b","name":"Blue pen","#) == true)
  }

  func testWhatMakesNoSenseSaysSo() async throws {
    let run = try await watching()
    let cases: [([String], ExitCode)] = [
      (["shop", "below", "abc"], .usage), (["shop", "drop", "0%"], .usage), (["shop", "low", "0d"], .usage),
      (["shop", "new", "pen", "--id", "a"], .usage), (["shop", "back", "--margin", "x"], .usage),
      (["shop", "back", "--rest", "-1"], .usage), (["shop", "back", "--id", "none"], .noInput),
      (["none", "back"], .noInput), (["shop"], .usage), (["shop", "off"], .done), (["shop", "off"], .done),
    ]
    for (words, exit) in cases {
      let outcome = await run(["observe", "target"] + words)
      XCTAssertEqual(outcome.exit, exit, "\(words): \(outcome.complained)")
    }
  }

  func testTargetsAreListedAndTried() async throws {
    let run = try await watching()
    try run.write("id,name,price\na,Blue ink,6.50\nb,Blue pen,19.50\n", to: "shop.csv")
    await run.done(["observe", "update", "--now", "2026-12-02T09:00:00Z"])
    await run.done(["observe", "target", "shop", "drop", "10%", "--id", "b", "--margin", "5", "--rest", "1"])
    let listed = await run.done(["observe", "targets", "shop", "--json"]).printed
    XCTAssertEqual(
      listed,
      #"{"schema":"arcade.targets/1","watches":[{"name":"shop","targets":[{"id":"b","target":"below 20","#
        + #""margin":"2.00","rest":12,"since":"2026-11-20T09:00:00Z"},{"id":"b","target":"drop 10%","margin":"5.00","#
        + #""rest":1,"since":"2026-11-20T09:00:00Z"}]}]}"# + "\n"
    )
    let tried = try await run.done(["observe", "targets", "try", "shop", "--json"]).list("told")
    XCTAssertEqual(tried.map { $0["target"] as? String }, ["below 20", "drop 10%"])
    let shown = await run.done(["observe", "targets", "try", "shop"]).printed
    XCTAssertTrue(shown.contains("€24.00 → €19.50, −19%"), shown)
  }

  /// Returns a watch of two pages of one shop, which are fetched one after the other.
  private func watchingPages() async throws -> (BareRun, ShopStand) {
    let (run, stand) = (try BareRun(), try ShopStand())
    let product = #"{"@type":"Product","name":"Tea","offers":{"price":"5.00","priceCurrency":"EUR"}}"#
    let page = #"<script type="application/ld+json">\#(product)</script>"#
    for path in ["/a", "/b"] { stand.server.answer(path, with: .body(Array(page.utf8))) }
    let pages = ["/a", "/b"].map { stand.server.url($0).absoluteString }.joined(separator: "\n")
    let list = try run.write(pages, to: "pages.txt")
    await run.done(["observe", "add", "pages:\(list)", "--name", "st"])
    return (run, stand)
  }

  func testWhatIsGivenUpIsSaid() async throws {
    let run = try await watching()
    try run.write("id,name,price\na,Blue ink,6.50\nb,Blue pen,19.50\n", to: "shop.csv")
    func update(_ day: Int, _ more: [String] = []) async -> BareRun.Outcome {
      await run.done(["observe", "update"] + more + ["--now", "2026-12-\(day)T09:00:00Z", "--run", "false"])
    }
    let first = await update(10, ["--told"])
    XCTAssertTrue(first.complained.contains("the next update and those of three days try again"), first.complained)
    let last = await update(20, ["--told"])
    let sentence = "shop: Blue pen: below 20: €24.00 → €19.50, −19%: given up after three days.\n"
    XCTAssertEqual(last.printed, "")
    XCTAssertTrue(last.complained.hasSuffix(sentence), last.complained)
    let after = await update(21, ["--told"])
    XCTAssertEqual(after.complained, "")
  }

  /// Returns a watch of ink at 6.50 and of a pen at 24, with a target below 20 for the pen.
  private func watching() async throws -> BareRun {
    let run = try BareRun()
    let feed = try run.write("id,name,price\na,Blue ink,6.50\nb,Blue pen,24.00\n", to: "shop.csv")
    let search = ["observe", "search", "--source", "file:\(feed)", "--name", "shop"]
    await run.done(search + ["blue"])
    await run.done(["observe", "target", "shop", "below", "20", "--id", "b"])
    return run
  }
}
