import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// Whoever asks for a category that is not there is told so.
final class UnknownCategoryTests: XCTestCase {
  func testACategoryThatIsNotThereIsNamed() async throws {
    let run = try BareRun()
    let feed = try run.folder.write(Data("id,name,category\na,Tea,tea\n".utf8), to: "shop.csv")
    let commands = [
      ["prices", "categories", "99"], ["prices", "products", "99"], ["prices", "categories", "nope"],
      ["observe", "categories", "nope"], ["observe", "categories", "nope", "--source", "file:\(feed)"],
    ]
    for command in commands {
      let outcome = await run(command)
      XCTAssertEqual(outcome.exit, .noInput, "\(command)")
      XCTAssertEqual(outcome.printed, "", "\(command)")
      XCTAssertTrue(outcome.complained.hasPrefix("There is no category \(command[2])."), outcome.complained)

      let document = await run(command + ["--json"])
      XCTAssertEqual(document.exit, .noInput, "\(command)")
      XCTAssertEqual(document.printed, "", "\(command)")
      let error = try JSONSerialization.jsonObject(with: Data(document.complained.utf8)) as? [String: [String: Any]]
      let message = error?["error"]?["message"] as? String
      XCTAssertEqual(message?.hasPrefix("There is no category \(command[2])."), true, document.complained)
    }
  }

  func testACategoryWithoutOthersBelowItIsThere() async throws {
    let run = try BareRun()
    let feed = try run.folder.write(Data("id,name,category\na,Tea,tea\n".utf8), to: "shop.csv")
    let listed = await run(["observe", "categories", "pantry", "--json"])
    let below = listed.printed.split(separator: "\"id\":\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
    for command in [
      ["observe", "categories", below ?? ""], ["observe", "categories", "tea", "--source", "file:\(feed)"],
    ] {
      let outcome = await run(command)
      XCTAssertEqual(outcome.exit, .done, "\(command): \(outcome.complained)")
    }
  }
}
