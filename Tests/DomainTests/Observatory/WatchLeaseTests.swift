import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

/// Only one update of a watch runs at a time.
final class WatchLeaseTests: XCTestCase {
  private typealias Sample = SampleListings

  func testASecondUpdateIsRefusedBeforeTheSourceIsAskedAndGoesThroughAfterwards() async throws {
    let (source, watches, time) = (GatedListings(), InMemoryWatches(), HandDrivenTime())
    let observatory = Observatory(watches: watches, sources: source, time: time)
    let id = try await watches.add(Sample.watch(), with: Sample.result([]), at: .november20).watch.id
    async let first = observatory.updateWatch(id)
    await source.waitForSearch()
    let second = await repositoryFailure { try await observatory.updateWatch(id) }
    source.open()

    XCTAssertEqual(second?.code, .watchBusy)
    try await expectEqual(first.update.number, 2)
    XCTAssertEqual(source.searches, 1)
    try await expectEqual(observatory.updateWatch(id).update.number, 3)
  }

  func testTheLeaseOfSomebodyWhoIsGoneEndsAfterAMinute() async throws {
    let (watches, time) = (InMemoryWatches(), HandDrivenTime())
    let source = ScriptedListings(Sample.result([]))
    let observatory = Observatory(watches: watches, sources: source, time: time)
    let id = try await watches.add(Sample.watch(), with: Sample.result([]), at: .november20).watch.id
    let gone = WatchLease(watch: id, holder: "gone", end: time.now().advanced(by: .seconds(60)))
    try await watches.hold(gone, at: time.now())

    time.advance(by: .seconds(59))
    let early = await repositoryFailure { try await observatory.updateWatch(id) }
    time.advance(by: .seconds(1))
    let late = try await observatory.updateWatch(id)

    XCTAssertEqual(early?.code, .watchBusy)
    XCTAssertEqual(late.update.number, 2)
  }

  func testALeaseIsRenewedAsLongAsTheSearchLasts() async throws {
    let (source, watches, time) = (GatedListings(), InMemoryWatches(), HandDrivenTime())
    let (pauses, paused) = AsyncStream.makeStream(of: Void.self)
    let observatory = Observatory(watches: watches, sources: source, time: time) { duration in
      guard time.elapsed() < .seconds(200) else {
        paused.yield()
        // The search now lasts until the update ends, which cancels this.
        for await _ in AsyncStream(Never.self, { _ in }) {}
        throw CancellationError()
      }
      time.advance(by: duration)
    }
    let id = try await watches.add(Sample.watch(), with: Sample.result([]), at: .november20).watch.id
    async let first = observatory.updateWatch(id)
    await source.waitForSearch()
    for await _ in pauses { break }
    let second = await repositoryFailure { try await observatory.updateWatch(id) }
    source.open()

    XCTAssertEqual(second?.code, .watchBusy)
    try await expectEqual(first.update.number, 2)
  }

  func testAnUpdateThatFailsOrIsCancelledLetsGo() async throws {
    let (source, watches) = (ScriptedListings(Sample.result([])), InMemoryWatches())
    let observatory = Observatory(watches: watches, sources: source, time: HandDrivenTime())
    let id = try await watches.add(Sample.watch(), with: Sample.result([]), at: .november20).watch.id
    source.fail(with: RepositoryError(.timedOut, subject: "shop.example"))
    let failure = await repositoryFailure { try await observatory.updateWatch(id) }
    source.answer(Sample.result([]))
    let next = try await observatory.updateWatch(id)

    XCTAssertEqual(failure?.code, .timedOut)
    XCTAssertEqual(next.update.number, 2)
  }

  func testWhoWasAsleepDoesNotStoreOverSomebodyElsesUpdate() async throws {
    let (source, watches, time) = (GatedListings(), InMemoryWatches(), HandDrivenTime())
    let sleepy = Observatory(watches: watches, sources: source, time: time)
    let awake = Observatory(watches: watches, sources: ScriptedListings(Sample.result([])), time: time)
    let id = try await watches.add(Sample.watch(), with: Sample.result([]), at: .november20).watch.id
    async let first = repositoryFailure { try await sleepy.updateWatch(id) }
    await source.waitForSearch()
    time.advance(by: .seconds(120))
    let second = try await awake.updateWatch(id)
    source.open()

    XCTAssertEqual(second.update.number, 2)
    let failure = await first
    XCTAssertEqual(failure?.code, .watchBusy)
    try await expectEqual(watches.updates(of: id).map(\.number), [2, 1])
  }

  func testWhoWasAsleepIsNotTheOneWhoUpdatesAgainByRenewing() async throws {
    let (source, watches, time) = (GatedListings(), InMemoryWatches(), HandDrivenTime())
    let (renewals, renewing) = AsyncStream.makeStream(of: Void.self)
    let (waits, waiting) = AsyncStream.makeStream(of: Void.self)
    let sleepy = Observatory(watches: watches, sources: source, time: time) { _ in
      waiting.yield()
      for await _ in renewals { return }
      throw CancellationError()
    }
    let awake = Observatory(watches: watches, sources: ScriptedListings(Sample.result([])), time: time)
    let id = try await watches.add(Sample.watch(), with: Sample.result([]), at: .november20).watch.id
    async let first = repositoryFailure { try await sleepy.updateWatch(id) }
    await source.waitForSearch()
    var wait = waits.makeAsyncIterator()
    _ = await wait.next()
    time.advance(by: .seconds(120))
    _ = try await awake.updateWatch(id)
    // It renews the lease, and waits for the next time.
    renewing.yield()
    _ = await wait.next()
    source.open()

    let failure = await first
    XCTAssertEqual(failure?.code, .watchBusy)
  }
}

/// A source whose searches wait until it is opened.
private final class GatedListings: ListingSource, ListingSources {
  let profiles = [ListingSourceProfile(name: "demo", currency: .jpy)]
  private let count = Mutex(0)
  private let (begins, begun) = AsyncStream.makeStream(of: Void.self)
  private let (gate, opening) = AsyncStream.makeStream(of: Void.self)

  var searches: Int { count.withLock { $0 } }

  func waitForSearch() async { for await _ in begins { break } }

  func open() { opening.finish() }

  func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    count.withLock { $0 += 1 }
    begun.yield()
    for await _ in gate {}
    return SampleListings.result([])
  }

  func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] { [] }

  func fullName(of name: String) throws(RepositoryError) -> String { name }

  func source(named name: String) throws(RepositoryError) -> any ListingSource { self }
}
