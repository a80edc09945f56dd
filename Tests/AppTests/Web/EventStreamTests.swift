import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Event streams, by which a server sends events to its pages.
final class EventStreamTests: XCTestCase {
  private let request = "GET /events HTTP/1.1\r\nHost: here\r\nAccept: text/event-stream\r\n\r\n"

  func testEventsArriveWhenTheyHappen() throws {
    let events = AsyncStream.makeStream(of: String.self)
    let served = try serve { events.stream }
    let connection = try served.connect()

    connection.send(request)

    let head = RawAnswer(head: try connection.read(until: "\r\n\r\n"))
    XCTAssertEqual(head.status, 200)
    XCTAssertEqual(head.values(of: "content-type"), ["text/event-stream"])
    try connection.read(until: ":\n\n")
    events.continuation.yield("one")
    XCTAssertTrue(try connection.read(until: "\n\n").hasSuffix("data: one\n\n"))
    events.continuation.yield("two\nlines\r\nand more\n")
    XCTAssertTrue(try connection.read(until: "\n\n").hasSuffix("data: two\ndata: lines\ndata: and more\ndata: \n\n"))
    events.continuation.finish()
    XCTAssertTrue(try connection.read(until: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
  }

  func testALongEventArrivesWhole() throws {
    let long = String(repeating: "abcdefgh", count: 50_000)
    let events = AsyncStream { continuation in
      continuation.yield(long)
      continuation.finish()
    }
    let served = try serve { events }
    let connection = try served.connect()

    // In HTTP/1.0 there is nothing between the parts.
    connection.send("GET /events HTTP/1.0\r\nHost: here\r\n\r\n")

    XCTAssertTrue(try connection.readToEnd().hasSuffix("\r\n\r\n:\n\ndata: \(long)\n\n"))
  }

  func testAClosedPageIsNoticedByTheHeartbeat() throws {
    let (beats, gone) = (AsyncStream.makeStream(of: Void.self), Happening())
    let served = try serve(pause: { _ in
      var iterator = beats.stream.makeAsyncIterator()
      if await iterator.next() == nil { throw CancellationError() }
    }) {
      let events = AsyncStream.makeStream(of: String.self)
      events.continuation.onTermination = { [kept = events.continuation] _ in
        _ = kept
        gone.happen()
      }
      return events.stream
    }
    let (staying, leaving) = (try follow(served), try follow(served))

    leaving.close()
    // The system answers the first byte for a closed reader with a reset, which fails the next one.
    while served.server.exchangeCount > 1 {
      beats.continuation.yield()
      try staying.read(until: ":\n\n")
    }

    gone.wait(for: "end of the stream")
    XCTAssertEqual(served.server.exchangeCount, 1)
  }

  func testOneStreamTooManyEndsTheOldest() throws {
    let served = try serve(limits: WebLimits(streams: 2)) { AsyncStream { _ in } }
    let connections = try (0..<3).map { _ in try follow(served) }

    XCTAssertTrue(try connections[0].read(until: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
    // The library reports the end of an exchange once its last byte was sent.
    while served.server.exchangeCount > 2 { sched_yield() }
    XCTAssertEqual(served.server.exchangeCount, 2)
  }

  func testTheHeadOfAStreamIsNoStream() throws {
    let gone = Happening()
    let served = try serve { AsyncStream { $0.onTermination = { _ in gone.happen() } } }
    let connection = try served.connect()

    connection.send("HEAD /events HTTP/1.1\r\nHost: here\r\n\r\n")

    XCTAssertEqual(try connection.answer(hasBody: false).status, 200)
    gone.wait(for: "end of the stream")
  }

  func testAReaderWhoDoesNotReadIsLeft() throws {
    let (events, gone) = (AsyncStream.makeStream(of: String.self), Happening())
    events.continuation.onTermination = { _ in gone.happen() }
    let served = try serve(limits: WebLimits(unreadEvents: 1 << 16)) { events.stream }
    let connection = try follow(served)

    events.continuation.yield(String(repeating: "a", count: 1 << 16))

    gone.wait(for: "end of the stream")
    XCTAssertTrue(try connection.read(until: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
  }

  func testAHundredStopsWithFiftyOpenStreams() throws {
    for _ in 0..<100 {
      let served = try serve { AsyncStream { _ in } }
      let connections = try (0..<50).map { _ in try served.connect() }
      for connection in connections { connection.send(request) }
      // Half of them are receiving events when the server stops.
      for connection in connections.prefix(25) { try connection.read(until: ":\n\n") }

      served.server.stop()

      XCTAssertEqual(served.server.exchangeCount, 0)
      for connection in connections { try connection.readToEnd() }
    }
  }

  /// Serves events as the response to any request.
  private func serve(
    limits: WebLimits = WebLimits(),
    pause: (@Sendable (Duration) async throws -> Void)? = nil,
    _ events: @escaping @Sendable () -> AsyncStream<String>
  ) throws -> ServedEntrance {
    let entrance = ScriptedEntrance { _ in WebResponse(events: events()) }
    guard let pause else { return try ServedEntrance(entrance, limits: limits) }
    return try ServedEntrance(entrance, limits: limits, pause: pause)
  }

  /// Requests the events, and reads up to the first ones.
  private func follow(_ served: ServedEntrance) throws -> RawConnection {
    let connection = try served.connect()
    connection.send(request)
    try connection.read(until: ":\n\n")
    return connection
  }
}
