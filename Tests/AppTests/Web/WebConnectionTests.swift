import Foundation
import Synchronization
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Connections that are slow, half closed, many, or abandoned.
final class WebConnectionTests: XCTestCase {
  private let request = "GET /a HTTP/1.1\r\nHost: here\r\n\r\n"

  func testASlowSenderIsAnswered() throws {
    let served = try ServedEntrance()
    let (slow, quick) = (try served.connect(), try served.connect())

    for byte in request.utf8 {
      slow.send([byte])
      // The server has seen the byte by the time it responds to a later request.
      XCTAssertEqual(try quick.ask(request).status, 200)
    }

    XCTAssertEqual(try slow.answer().body, "GET /a")
  }

  func testWhoStopsInTheMiddleIsLeftAfterAWhile() throws {
    let served = try ServedEntrance(limits: WebLimits(idleSeconds: 1))
    for start in ["", "GET / HT", "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 3\r\n\r\na"] {
      let connection = try served.connect()
      connection.send(start)
      XCTAssertFalse(try connection.readToEnd().hasPrefix("HTTP/1.1 2"), start)
      XCTAssertTrue(connection.isClosed)
    }
    XCTAssertEqual(served.server.exchangeCount, 0)
  }

  func testHalfClosedConnectionsEndAndLeaveNothingBehind() throws {
    let served = try ServedEntrance()
    for start in [request, "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 3\r\n\r\na", "GET / HT", ""] {
      let connection = try served.connect()
      connection.send(start)
      connection.endSending()
      // A whole request is answered unless the library notices first that the connection is half closed.
      let answer = try connection.readToEnd()
      XCTAssertTrue(answer.isEmpty || answer.hasSuffix("\r\n\r\nGET /a"), answer)
    }
    while served.server.exchangeCount > 0 { XCTAssertEqual(try served.ask(request).status, 200) }
  }

  func testWhoLeavesWhileTheAnswerIsMadeLeavesNothingBehind() throws {
    let (asked, goOn) = (Happening(), AsyncStream.makeStream(of: Void.self))
    let served = try ServedEntrance(
      ScriptedEntrance { request in
        if request.path == "/slow" {
          asked.happen()
          for await _ in goOn.stream { break }
        }
        return .text("done")
      }
    )
    let connection = try served.connect()
    connection.send("GET /slow HTTP/1.1\r\nHost: here\r\n\r\n")
    asked.wait(for: "request")
    connection.close()

    goOn.continuation.finish()

    while served.server.exchangeCount > 0 { XCTAssertEqual(try served.ask(request).status, 200) }
  }

  func testTwoHundredConnectionsAreAllServed() throws {
    let served = try ServedEntrance()
    let connections = try (0..<200).map { _ in try served.connect() }
    for connection in connections { connection.send("GET /a HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n") }

    for connection in connections { XCTAssertTrue(try connection.readToEnd().hasSuffix("\r\n\r\nGET /a")) }
  }

  func testThoseAboveTheLimitWaitUntilSomebodyLeaves() throws {
    let served = try ServedEntrance(limits: WebLimits(connections: 2))
    let first = try (0..<2).map { _ in try served.connect() }
    // They are in the middle of a request, so that neither is ended.
    for connection in first {
      connection.send("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
      _ = try connection.read(until: "100 Continue\r\n\r\n")
    }
    let third = try served.connect()
    third.send(request)

    first[0].close()

    XCTAssertEqual(try third.answer().status, 200)
    first[1].send("abc")
    XCTAssertEqual(try first[1].answer().status, 200)
  }

  /// Fifty browsers keep three hundred idle connections.
  func testIdleConnectionsGiveWayAtOnce() throws {
    // No beat ends them.
    let beats = AsyncStream.makeStream(of: Void.self)
    let served = try ServedEntrance(limits: WebLimits(connections: 2), pause: { _ in for await _ in beats.stream {} })
    defer { served.server.stop() }
    let first = try (0..<2).map { _ in try served.connect() }
    for connection in first { XCTAssertEqual(try connection.ask(request).status, 200) }

    let others = try (0..<10).map { _ in try served.connect() }
    for connection in others { XCTAssertEqual(try connection.ask(request).status, 200) }

    XCTAssertEqual(try first[0].readToEnd(), "")
  }

  func testAHeadOrABodyThatDoesNotEndIsLeftHoweverOftenItGoesOn() throws {
    let endless = [
      ("GET / HTTP/1.1\r\nHost: here\r\nX-", WebLimits().headBeats),
      ("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n", WebLimits().idleBeats),
    ]
    for (beginning, count) in endless {
      let beats = AsyncStream.makeStream(of: Void.self)
      let served = try ServedEntrance(pause: { _ in
        var iterator = beats.stream.makeAsyncIterator()
        if await iterator.next() == nil { throw CancellationError() }
      })
      let (slow, quick) = (try served.connect(), try served.connect())
      slow.send(beginning)
      XCTAssertEqual(try quick.ask(request).status, 200)

      for _ in 0..<count {
        beats.continuation.yield()
        slow.send("X")
      }

      XCTAssertEqual(try slow.readToEnd(), "", beginning)
      XCTAssertEqual(try served.ask(request).status, 200)
    }
  }

  func testAStopLetsNobodyWait() throws {
    let (asked, goOn) = (Happening(), AsyncStream.makeStream(of: Void.self))
    let entrance = ScriptedEntrance { _ in
      asked.happen()
      for await _ in goOn.stream { break }
      return .text("done")
    }
    let served = try ServedEntrance(entrance)
    let connection = try served.connect()
    connection.send(request)
    asked.wait(for: "request")

    served.server.stop()

    XCTAssertFalse(try connection.readToEnd().hasPrefix("HTTP/1.1 2"))
    XCTAssertEqual(served.server.exchangeCount, 0)
    // A response that comes too late has no reader.
    goOn.continuation.finish()
    XCTAssertThrowsError(try served.connect())
  }

  func testWhoMakesRoomGetsTheAnswerToWhatWasSentAlready() throws {
    let (connections, ends) = (Connections(limits: WebLimits(connections: 1)), try socketPair())
    connections.open(1, descriptor: ends[0])
    connections.tick()
    XCTAssertEqual(write(ends[1], "GET", 3), 3)

    connections.open(2, descriptor: -1)

    var bytes = [UInt8](repeating: 0, count: 8)
    XCTAssertEqual(read(ends[0], &bytes, 8), 3)
    XCTAssertEqual(read(ends[0], &bytes, 8), 0)
    XCTAssertEqual(send(ends[0], "OK", 2, Int32(MSG_NOSIGNAL)), 2)
  }

  func testOnlyWhoHasWaitedMakesRoom() throws {
    let (connections, ends) = (Connections(limits: WebLimits(connections: 1)), try socketPair())
    connections.open(1, descriptor: ends[0])
    XCTAssertEqual(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0)
    var byte: UInt8 = 0

    connections.open(2, descriptor: -1)
    XCTAssertEqual(read(ends[0], &byte, 1), -1, "it had no time to ask")

    connections.tick()
    connections.open(3, descriptor: -1)
    XCTAssertEqual(read(ends[0], &byte, 1), 0)
  }

  /// Strangers from one address get few connections, so that nobody else waits.
  func testStrangersLeaveRoomForABrowserThatIsKnown() throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()
    let head = "POST / HTTP/1.1\r\nHost: \(gate.host)\r\nContent-Length: 9000\r\n\r\na"
    let strangers = try ["", "GET / HTTP/1.1\r\nHost: he", head].map { start in
      try (0..<250).map { _ in
        let stranger = try gate.served.connect()
        stranger.send(start)
        return stranger
      }
    }

    XCTAssertEqual(try gate.ask("GET /a", cookie).status, 200)

    XCTAssertEqual(try strangers[0][0].readToEnd(), "")
  }

  func testAStrangerSendsNoLongBody() throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()
    let body = String(repeating: "a", count: (16 << 10) + 1)
    XCTAssertEqual(try gate.ask("POST /a", gate.origin, body: body).status, 413)
    XCTAssertNotEqual(try gate.ask("POST /a", cookie, gate.origin, body: body).status, 413)
  }

  private func socketPair() throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends), 0)
    addTeardownBlock { [ends] in for end in ends { close(end) } }
    return ends
  }
}
