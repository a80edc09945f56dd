import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

/// Every alert is delivered once, whatever fails in between.
final class PriceAlertTests: XCTestCase {
  private typealias Sample = SampleListings

  func testEachIsPassedOnOnceAndIsTriedAgain() async throws {
    let (observatory, time, program) = try await makeObservatory()
    program.fail(with: RepositoryError(.timedOut, subject: "program"))
    let id = try await watch(observatory)

    let first = try await observatory.updateWatch(id)
    XCTAssertEqual(first.alerts.map(\.listing), ["a", "b"])
    XCTAssertEqual(first.undelivered.map(\.code), [.timedOut])
    XCTAssertEqual(program.sent, ["a"], "who does not answer is not asked for each")

    program.fail(with: nil)
    time.advance(by: .seconds(3_600))
    let second = try await observatory.updateWatch(id)
    XCTAssertEqual(second.alerts, [], "it is told once")
    XCTAssertEqual(second.undelivered, [])
    XCTAssertEqual(program.sent, ["a", "a", "b"])
    _ = try await observatory.updateWatch(id)
    XCTAssertEqual(program.sent, ["a", "a", "b"], "what is done is done")
  }

  func testWhatFailsIsTriedForThreeDaysAndAtLeastWithTheNextUpdate() async throws {
    let day: Int64 = 86_400
    let rows: [(waits: [Int64], tries: Int)] = [
      ([day], 2), ([day, day, day - 1], 4), ([3 * day], 2), ([7 * day], 2), ([7 * day, 7 * day], 2),
      ([2 * day, 2 * day], 3), ([2 * day, 2 * day, 1], 3),
    ]
    for (waits, tries) in rows {
      let (observatory, time, program) = try await makeObservatory(Sample.listing("a"))
      program.fail(with: RepositoryError(.programFailed, subject: "program"))
      let id = try await watch(observatory)
      _ = try await observatory.updateWatch(id)
      for wait in waits {
        time.advance(by: .seconds(wait))
        _ = try await observatory.updateWatch(id)
      }
      XCTAssertEqual(program.sent.count, tries, "\(waits)")
    }
  }

  func testAnUpdateWithoutTheProgramIsNoTry() async throws {
    let (observatory, time, program) = try await makeObservatory(Sample.listing("a"))
    program.fail(with: RepositoryError(.timedOut, subject: "program"))
    let id = try await watch(observatory)
    _ = try await observatory.updateWatch(id)
    var other = observatory
    other.senders = []
    time.advance(by: .seconds(4 * 86_400))
    _ = try await other.updateWatch(id)
    time.advance(by: .seconds(3 * 86_400))
    program.fail(with: nil)
    _ = try await observatory.updateWatch(id)
    XCTAssertEqual(program.sent, ["a", "a"])
  }

  func testOneThatIsRefusedKeepsNoOtherBack() async throws {
    let (observatory, _, program) = try await makeObservatory()
    program.fail(with: RepositoryError(.programFailed, subject: "program"))
    let updated = try await observatory.updateWatch(try await watch(observatory))
    XCTAssertEqual(program.sent, ["a", "b"])
    XCTAssertEqual(updated.undelivered.count, 2)
  }

  func testWhoLostTheLeaseSendsNoMore() async throws {
    let watches = InMemoryWatches()
    let (observatory, time, program) = try await makeObservatory(in: watches)
    let id = try await watch(observatory)
    program.onSend {
      time.advance(by: WatchLease.term)
      let other = WatchLease(watch: id, holder: "other", end: time.now().advanced(by: WatchLease.term))
      try? await watches.hold(other, at: time.now())
    }
    let updated = try await observatory.updateWatch(id)
    XCTAssertEqual(updated.undelivered.map(\.code), [.watchBusy])
    XCTAssertEqual(program.sent, ["a"])
    try await expectEqual(
      watches.waiting(for: .program, of: id, since: Moment(milliseconds: 0)).map(\.listing),
      ["b"]
    )
  }

  func testTwoMachinesSendEachOnce() async throws {
    let (observatory, _, program) = try await makeObservatory()
    let id = try await watch(observatory)
    async let one = try? observatory.updateWatch(id)
    async let other = try? observatory.updateWatch(id)
    _ = await (one, other)
    _ = try await observatory.updateWatch(id)
    XCTAssertEqual(program.sent, ["a", "b"])
  }

  private func makeObservatory(
    _ listings: Listing...,
    in watches: InMemoryWatches = InMemoryWatches()
  ) async throws -> (Observatory, HandDrivenTime, RecordingSender) {
    let (time, sender) = (HandDrivenTime(), RecordingSender())
    let listings = listings.isEmpty ? [Sample.listing("a"), Sample.listing("b")] : listings
    let source = ScriptedListings(Sample.result(listings))
    let observatory = Observatory(
      watches: watches,
      sources: source,
      time: time,
      senders: [sender],
      pause: { _ in try await Task.sleep(for: .seconds(3_600)) }
    )
    return (observatory, time, sender)
  }

  private func watch(_ observatory: Observatory) async throws -> Watch.ID {
    let id = try await observatory.searchWatch(for: WatchQuery(keyword: "tea"), at: "demo").watch.id
    let request = AlertRequest(try AlertCondition("below 2000"))
    _ = try await observatory.setAlertRule(request, in: id)
    return id
  }
}

/// A sender that records its alerts.
private final class RecordingSender: AlertSender {
  private struct State {
    var sent: [Listing.ID] = []
    var failure: RepositoryError?
    var work: @Sendable () async -> Void = {}
  }

  private let state = Mutex(State())

  var channel: AlertChannel { .program }
  var sent: [Listing.ID] { state.withLock { $0.sent } }

  func fail(with error: RepositoryError?) { state.withLock { $0.failure = error } }

  func onSend(_ work: @escaping @Sendable () async -> Void) { state.withLock { $0.work = work } }

  func send(_ alert: PriceAlert, of watch: Watch) async throws(RepositoryError) {
    let now = state.withLock { state in
      state.sent.append(alert.listing)
      return state
    }
    await now.work()
    if let failure = now.failure { throw failure }
  }
}
