import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Foundation

/// The time to watch a whole feed, compared with the time to compare two of its versions.
enum WholeFeedBenchmarks {
  private static let count = 50_000

  /// The error for unexpected output.
  private struct Wrong: Error {}

  static func run() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = ["old.jsonl", "new.jsonl"].map { folder.appending(path: $0).path }
    for (path, isNewer) in zip(paths, [false, true]) { try write(to: path, isNewer: isNewer) }
    let watches = SQLWatchRepository(
      database: Database(path: folder.appending(path: "arcade.sqlite").path, migrations: ArcadeSchema.migrations)
    )
    func arcade(_ words: String...) throws -> String {
      try BuiltProgram.output(of: ["--data-dir", folder.path, "--lang", "en", "observe"] + words)
    }
    let name = "`arcade observe diff --summary` of two feeds of 50,000 JSON lines"
    let summary = try await Benchmark(name, count: count, runs: 11) {
      guard try arcade("diff", "--summary", paths[0], paths[1]).contains("500\n") else { throw Wrong() }
    }
    var number = 0
    let adding = try await Benchmark("`arcade observe add` of one of them", count: count, runs: 5) {
      number += 1
      guard try arcade("add", paths[0], "--name", "feed \(number)").contains("50,000") else { throw Wrong() }
    }
    let kept = folder.appending(path: "kept.jsonl").path
    try FileManager.default.moveItem(atPath: paths[0], toPath: kept)
    var isNewer = false
    let updating = try await Benchmark("`arcade observe update` of it, 1 % changed", count: count, runs: 5) {
      isNewer.toggle()
      try? FileManager.default.removeItem(atPath: paths[0])
      try FileManager.default.linkItem(atPath: isNewer ? paths[1] : kept, toPath: paths[0])
      guard try arcade("update", "feed 1").contains("500 changed") else { throw Wrong() }
    }
    return [
      summary, adding.held(to: 12, summary, "comparing"), updating.held(to: 8, summary, "comparing"),
    ] + (try await moved(in: watches)) + (try await drawn(watches))
  }

  /// Measures a page of the listings, with 50,000 of them and with 500, as drawn by the console and the web page.
  private static func drawn(_ watches: SQLWatchRepository) async throws -> [Benchmark] {
    let phrases = WatchPhrases(.english, formats: Formats(locale: "en_US", timeZone: "UTC"))
    let observatory = Observatory(watches: watches, sources: ListingSourceDirectory([]), time: SystemTime())
    let screens = WatchScreens(observatory: observatory, phrases: phrases)
    var turns: [Benchmark.Turn] = []
    for count in [500, 50_000] {
      guard let name = Watch.Name("drawn \(count)") else { return [] }
      func result(_ price: Int64) -> SearchResult { WatchBenchmarks.result(price, listings: count) }
      let new = NewWatch(name: name, source: "demo", query: .everything)
      let watch = try await watches.add(new, with: result(1), at: Moment(milliseconds: 0)).watch.id
      for turn in 2...3 as ClosedRange<Int64> {
        _ = try await watches.update(watch, with: result(turn), at: Moment(milliseconds: turn * 86_400_000))
      }
      for (what, arrangement) in [
        ("", ListingArrangement()), (", by price", ListingArrangement(by: .price)),
        (", words", ListingArrangement(words: "thing 42")),
      ] {
        turns.append(
          Benchmark.Turn("drawing a page of a watch of \(count) listings\(what)", prepare: {}) {
            await PageModule(ListingListPresenter(screens, of: watch, arrangement)).show()
          }
        )
      }
    }
    let made = try await Benchmark.byTurns(turns, runs: 21)
    let (small, large) = (made.prefix(3), made.suffix(3))
    return small
      + zip(large, small).enumerated().map { place, pair in
        place == 0 ? pair.0.held(to: 3, pair.1, "500") : pair.0.compared(to: pair.1, "500")
      }
  }

  /// Measures an update that moves each of 10,000 listings and changes nothing else.
  private static func moved(in watches: SQLWatchRepository) async throws -> [Benchmark] {
    guard let name = Watch.Name("moved") else { return [] }
    func result(from first: Int) -> SearchResult {
      let listings = WatchBenchmarks.result(1, listings: 10_000).snapshot.listings
      return SearchResult(
        ListingSnapshot(
          listings.map { listing in
            var moved = listing
            moved.rank = (listing.rank + first) % 10_000 + 1
            return moved
          }
        )
      )
    }
    let watch = try await watches.add(
      NewWatch(name: name, source: "demo", query: .everything),
      with: result(from: 0),
      at: Moment(milliseconds: 0)
    ).watch
    let reading = try await Benchmark("reading 10,000 listings", count: 10_000, runs: 11) {
      try await watches.listings(of: watch.id)
    }
    var turn = 0
    let results = [result(from: 1), result(from: 2)]
    let moving = try await Benchmark("an update that moves all of them", count: 10_000, runs: 11) {
      turn += 1
      return try await watches.update(watch.id, with: results[turn % 2], at: Moment(milliseconds: Int64(turn)))
    }
    return [reading, moving.held(to: 2, reading, "reading")]
  }

  private static func write(to path: String, isNewer: Bool) throws {
    let lines = (0..<count).map { number in
      let cents = number % 90_000 + (isNewer && number.isMultiple(of: 100) ? 101 : 100)
      let price = "\(cents / 100).\(cents % 100 + 100)".replacing(".1", with: ".", maxReplacements: 1)
      return """
        {"id":"item-\(number)","name":"Thing for sale \(number)","price":\(price),"currency":"EUR","availability":true}
        """
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
