import ArcadeData
import ArcadeDomain
import Foundation

/// The time to compute states of learning, compared with reading the answers, and its functions compared with the
/// platform's.
enum ReviewBenchmarks {
  private static let answers = 100_000
  private static let values = (1...1_000_000).map { Double($0) / 100_000 }

  static func run() async throws -> [Benchmark] { try await replays() + functions() }

  private static func replays() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-reviews-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let database = Database(path: folder + "/arcade.sqlite", migrations: ArcadeSchema.migrations)
    try await database.write { connection in
      for number in 0..<answers {
        try connection.run(
          """
          INSERT INTO review_answers (game, card, answered_at, day, question, rating, duration_ms)
          VALUES ('names', ?, '2026-11-20T09:00:00.000Z', ?, 'faces', ?, 1250)
          """,
          "id:\(number % 1_000)",
          CalendarDay(daysSince1970: 20_000 + number / 1_000 * 7).isoText,
          1 + number % 7 % 4
        )
      }
    }
    let reviews = SQLReviewRepository(database: database)
    let kept = try await reviews.answers(of: .names)
    let reading = try await Benchmark("reading answers", count: answers, runs: 11) {
      try await reviews.answers(of: .names)
    }
    let replaying = await Benchmark("replaying answers", count: answers, runs: 11) {
      CardHistory.replaying(kept, by: .usual)
    }
    await database.close()
    return [reading, replaying.held(to: 0.2, reading, "reading them")]
  }

  private static func functions() async -> [Benchmark] {
    let platform = await (sum("e^x of the platform", Foundation.exp), sum("ln x of the platform", Foundation.log))
    let own = await (sum("e^x", Exponential.exp), sum("ln x", Exponential.ln))
    return [
      platform.0, own.0.held(to: 3, platform.0, "the platform"), platform.1,
      own.1.held(to: 3, platform.1, "the platform"),
    ]
  }

  private static func sum(_ name: String, _ function: (Double) -> Double) async -> Benchmark {
    await Benchmark(name, count: values.count, runs: 11) { values.reduce(0) { $0 + function($1) } }
  }
}
