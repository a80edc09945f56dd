import Foundation
import XCTest

@testable import ArcadeApp

/// Who makes room for others, and what becomes of what they have asked already.
final class ConnectionsTests: XCTestCase {
  func testWhoMakesRoomGetsTheAnswerToWhatWasSentAlready() throws {
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends), 0)
    defer { for end in ends { close(end) } }
    let connections = Connections(limits: WebLimits(connections: 1))
    connections.open(1, descriptor: ends[0])
    connections.beat()
    XCTAssertEqual(write(ends[1], "GET", 3), 3)

    connections.open(2, descriptor: -1)

    var bytes = [UInt8](repeating: 0, count: 8)
    XCTAssertEqual(read(ends[0], &bytes, 8), 3)
    XCTAssertEqual(read(ends[0], &bytes, 8), 0)
    XCTAssertEqual(send(ends[0], "OK", 2, Int32(MSG_NOSIGNAL)), 2)
  }

  func testOnlyWhoHasWaitedMakesRoom() throws {
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends), 0)
    defer { for end in ends { close(end) } }
    let connections = Connections(limits: WebLimits(connections: 1))
    connections.open(1, descriptor: ends[0])
    XCTAssertEqual(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0)
    var byte: UInt8 = 0

    connections.open(2, descriptor: -1)
    XCTAssertEqual(read(ends[0], &byte, 1), -1, "it had no time to ask")

    connections.beat()
    connections.open(3, descriptor: -1)
    XCTAssertEqual(read(ends[0], &byte, 1), 0)
  }
}
