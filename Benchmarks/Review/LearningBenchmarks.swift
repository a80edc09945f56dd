import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Foundation

/// The time to the first screen of a game with many answers and with none. Also the time to search words in small and
/// large decks of which half is known.
enum LearningBenchmarks {
  private static let (answers, cards) = (100_000, 4_000)

  static func run() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-learning-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let database = Database(path: folder + "/arcade.sqlite", migrations: ArcadeSchema.migrations)
    guard let ann = Owner("Ann"), let id = try await CombinedDecks(kept: InMemoryDeckRepository()).decks().first?.id
    else {
      return []
    }
    let deck = try await CombinedDecks(kept: InMemoryDeckRepository()).deck(id).value
    try await fill(database, of: ann, with: deck)
    let (none, many) = (home(database, .nobody), home(database, ann))
    let measured = try await Benchmark.byTurns(
      [
        .init("first screen without an answer", prepare: {}) { await none.show() },
        .init("first screen with \(answers) answers", prepare: {}) { await many.show() },
      ],
      runs: 101
    )
    let (few, lots) = (try await words(1_000, in: database), try await words(10_000, in: database))
    let searches = try await Benchmark.byTurns(
      [(few, 1_000), (lots, 10_000)].flatMap { page, pairs in
        ["", "word1"].map { text in
          .init("`words \(text)` over \(pairs) pairs", prepare: {}) { await page(text).show() }
        }
      },
      runs: 31
    )
    await database.close()
    return [measured[0], measured[1].held(to: 1.5, measured[0], "without an answer"), searches[0], searches[1]]
      + [2, 3].map { searches[$0].held(to: 12, searches[$0 - 2], "1,000 pairs") }
  }

  /// Stores a deck of pairs, of which every other one was learnt, and returns a search in it.
  private static func words(
    _ count: Int,
    in database: Database
  ) async throws -> (_ text: String) -> PageModule<WordListPresenter> {
    let owner = Owner("Bob \(count)") ?? .nobody
    let rows = (0..<count).map { "word\($0)\tpalabra\($0)\t\($0 % 2 == 0 ? "3@2026-11-20" : "")\n" }.joined()
    let text = "#columns:English\tSpanish\tprogress\n" + rows
    let deck = try await SQLDeckRepository(database: database, owner: owner)
      .keep(DeckReader(subject: "words.txt").read(Data(text.utf8)), as: "Deck \(count)", replacing: false)
    let screens = screens(database, owner)
    return { PageModule(WordListPresenter(screens, matching: $0, DeckSelection(WordLesson(deck.id)))) }
  }

  private static func home(_ database: Database, _ owner: Owner) -> PageModule<WordHomePresenter> {
    PageModule(WordHomePresenter(screens(database, owner)))
  }

  private static func screens(_ database: Database, _ owner: Owner) -> WordScreens {
    let time = SystemTime(zone: "UTC")
    let quiz = WordQuiz(
      decks: CombinedDecks(kept: SQLDeckRepository(database: database)),
      games: SQLWordGameRepository(database: database, owner: owner),
      learning: Learning(SQLReviewRepository(database: database, owner: owner), folding: MatchKeys(), time: time),
      time: time
    )
    return WordScreens(quiz: quiz, phrases: WordPhrases(.english, formats: Formats(locale: "en_US")))
  }

  /// Stores the answers of years, of which one in fifty is due today.
  private static func fill(_ database: Database, of owner: Owner, with deck: Deck) async throws {
    let known = WordDirection.allCases.flatMap { direction in
      deck.pairs.map { $0.reviewCard(deck.languages, direction).key }
    }
    try await database.write { connection in
      try connection.run("INSERT INTO owners (owner, name) VALUES (?, ?)", owner, owner.name)
      for number in 0..<answers {
        let card = number % cards
        let key = card < known.count ? known[card] : "eng\tspa\tword\(card)\tpalabra\(card)"
        try connection.run(
          """
          INSERT INTO review_answers (owner, game, card, answered_at, day, question, rating, duration_ms)
          VALUES (?, 'words', ?, '2026-11-20T09:00:00.000Z', '2026-11-20', 'typed', 3, 1250)
          """,
          owner,
          key
        )
        guard number < cards else { continue }
        try connection.run(
          """
          INSERT INTO review_cards VALUES
            (?, 'words', ?, 'review', NULL, 40, 5, '2024-01-01', '2026-11-20', ?, 'typed', 3, 25)
          """,
          owner,
          key,
          card % 50 == 0 ? "2026-11-20" : "2999-01-01"
        )
      }
    }
  }
}
