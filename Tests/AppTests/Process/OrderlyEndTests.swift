import ArcadeTesting
import Foundation
import XCTest

/// What stands in the data folder when Arcade has ended in order.
final class OrderlyEndTests: XCTestCase {
  func testOneFileIsEverythingAfterACommandASessionAndASignal() throws {
    let arcade = try ArcadeProcess()
    try arcade.folder.write(Data("to run\tcorrer\nto sing\tcantar\n".utf8), to: "verbs.txt")
    for arguments in [["words", "import", arcade.folder.path("verbs.txt")], ["shop", "orders"]] {
      _ = try arcade.print(arguments)
      XCTAssertEqual(try files(of: arcade), ["arcade.sqlite"], "\(arguments)")
    }
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")
    XCTAssertEqual(try files(of: arcade), ["arcade.sqlite"])
    XCTAssertEqual(try ordersInACopy(of: arcade), "1")

    for arguments in [["shop"], ["web", "--port", "0"]] {
      let program = try arcade.session(arguments, until: arguments == ["shop"] ? "\n> " : "http")
      program.send(SIGTERM)

      XCTAssertEqual(try program.ending(), .signal(SIGTERM))
      XCTAssertEqual(try files(of: arcade).filter { $0.hasPrefix("arcade.sqlite") }, ["arcade.sqlite"], "\(arguments)")
    }
  }

  func testTheFileHoldsEverythingAlsoWhereAnotherCopyIsOpen() throws {
    let arcade = try ArcadeProcess()
    let other = try arcade.session(["shop", "--as", "till-2"], until: "\n> ")
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")

    XCTAssertEqual(try ordersInACopy(of: arcade), "1")
    other.type("quit\n")
    XCTAssertEqual(try other.ending(), .exit(0))
    XCTAssertEqual(try files(of: arcade), ["arcade.sqlite"])
  }

  /// What is there, but for the numbers that are kept for the day on which the rest is lost.
  private func files(of arcade: ArcadeProcess) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: arcade.folder.path("data"))
      .filter { !$0.hasSuffix("-numbers") }.sorted()
  }

  private func ordersInACopy(of arcade: ArcadeProcess) throws -> String {
    let copy = arcade.folder.path("copy.sqlite")
    try FileManager.default.copyItem(atPath: arcade.folder.path("data/arcade.sqlite"), toPath: copy)
    return try SQLiteShell(copy).run("SELECT count(*) FROM orders")
  }
}
