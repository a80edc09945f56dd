import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The screens beneath the new one, and so the targets of `back`.
final class ScreenStackTests: XCTestCase {
  func testEveryScreenLiesWhereBackShouldFindIt() throws {
    let cases: [(stack: [String], to: String, after: [String])] = [
      (["/", "/a"], "/a/x", ["/", "/a", "/a/x"]),
      // Going back leads to the first screen of a system; another open screen is moved.
      (["/", "/a", "/a/x", "/a/y"], "/a", ["/", "/a"]),
      (["/", "/a", "/a/x", "/a/y"], "/a/x", ["/", "/a", "/a/y", "/a/x"]),
      // Another state of a screen replaces it, also from a screen below its path.
      (["/", "/a", "/a/x"], "/a/x?page=2", ["/", "/a", "/a/x?page=2"]),
      (["/", "/a", "/a/x?page=2"], "/a/x?page=3", ["/", "/a", "/a/x?page=3"]),
      (["/", "/a", "/a/x", "/a/x/list"], "/a/x?name=b", ["/", "/a", "/a/x?name=b"]),
      (["/", "/a", "/a/x?name=b", "/a/x/list?name=b"], "/a/x?name=b", ["/", "/a", "/a/x?name=b"]),
      (["/", "/a", "/a/x/1", "/a/x/1/2"], "/a/x/1", ["/", "/a", "/a/x/1"]),
      (["/", "/a", "/a/x", "/a/y"], "/a/x?page=2", ["/", "/a", "/a/y", "/a/x?page=2"]),
      // If each state is a separate screen, it is another visit.
      (["/", "/a", "/a/x"], "/a?name=b", ["/", "/a", "/a/x", "/a?name=b"]),
      (["/", "/a", "/a?name=b"], "/a?name=c", ["/", "/a", "/a?name=b", "/a?name=c"]),
    ]
    for (before, address, after) in cases {
      var stack: [any ConsoleModule] = before.map { StandIn($0) }
      let kept = stack.first { $0.address == address }

      try stack.bringUp(address, place: StandIn.place(of: address)) { StandIn(address) }

      XCTAssertEqual(stack.map(\.address), after, address)
      if let kept { XCTAssertTrue(stack.last === kept, "\(address) is open already") }
    }
  }

  func testTheFirstScreenOfASystemIsFoundAsItWasLeft() throws {
    let left = StandIn("/a?deck=b", place: "/a")
    var stack: [any ConsoleModule] = [StandIn("/"), left, StandIn("/a/x")]

    try stack.bringUp("/a", place: "/a") { StandIn("/a") }
    XCTAssertEqual(stack.map(\.address), ["/", "/a?deck=b"])
    XCTAssertTrue(stack.last === left)

    try stack.bringUp("/a?deck=c", place: "/a") { StandIn("/a?deck=c", place: "/a") }
    XCTAssertEqual(stack.map(\.address), ["/", "/a?deck=c"])
  }

  func testAScreenThatCannotBeMadeChangesNothing() {
    for address in ["/b", "/a/x?page=2"] {
      var stack: [any ConsoleModule] = [StandIn("/a"), StandIn("/a/x")]

      XCTAssertThrowsError(try stack.bringUp(address, place: StandIn.place(of: address)) { throw CancellationError() })

      XCTAssertEqual(stack.map(\.address), ["/a", "/a/x"])
    }
  }
}

/// A screen with nothing but an address.
private final class StandIn: ConsoleModule {
  let address: String
  let place: String
  let offers: [Offer] = []
  let numbers: [Int: String] = [:]
  let (isAsking, isRound, followsStore, wakesWhenCovered, isGoneBackTo) = (false, false, false, false, true)
  let takesNoForGranted = false
  let wakeAfter: Duration? = nil

  init(_ address: String, place: String? = nil) {
    self.address = address
    self.place = place ?? Self.place(of: address)
  }

  /// Returns the path below a system, without the state of the screen.
  static func place(of address: String) -> String {
    guard let parts = Address(address)?.parts, parts.count > 1 else { return address }
    return Address(parts).text
  }

  func show(_ news: [Notice]) async {}
  func showAgain(_ news: [Notice]) async {}
  func refresh() async -> Bool { false }

  func accept(_ line: TypedLine) async -> ConsoleReply { .done }

  func answered(_ line: TypedLine) async -> ConsoleReply? { nil }

  func enter() async {}

  func answer(_ isYes: Bool) async {}

  func wake() async -> Bool { false }
}
