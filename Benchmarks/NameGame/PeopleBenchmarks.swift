import ArcadeData
import ArcadeDomain
import Foundation

/// The time to read a list of people and to mask names in their descriptions.
enum PeopleBenchmarks {
  static func run() async throws -> [Benchmark] {
    let count = try await people(StarterFeedSource.people).count
    var results = [
      try await Benchmark("reading the people of Arcade", count: count, runs: 31) {
        try await people(StarterFeedSource.people)
      }
    ]
    for (script, first, last) in [("Latin", "Siobhán", "Müller-Keane"), ("Japanese", "太郎", "山田")] {
      let count = 200
      let source = TextSource(text: table(count, first, last))
      results.append(
        try await Benchmark("reading people with names in \(script)", count: count, runs: 11) {
          try await people(source)
        }
      )
    }
    return results
  }

  private static func people(_ source: any FeedSource) async throws -> [Person] {
    try await SyncingPeople(source: source, store: InMemoryFeedStore(), time: SystemTime()).people().value.people
  }

  private static func table(_ count: Int, _ first: String, _ last: String) -> String {
    let rows = (0..<count).map { number in
      "\(first)\(number),\(last),Senior Software Engineer,Platform Team,\(number).png,"
        + "\(first)\(number) with short red hair and round glasses; see \(last)-\(number).jpg for the green jumper"
    }
    return "first,last,title,team,picture,description\n" + rows.joined(separator: "\n")
  }
}

/// A text from a server.
private struct TextSource: FeedSource {
  let text: String
  let subject = "people.csv"
  let cacheKey: String? = nil
  let needsConnection = false

  func load() async throws(RepositoryError) -> Data { Data(text.utf8) }
}
