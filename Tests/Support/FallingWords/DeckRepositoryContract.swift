import ArcadeData
public import ArcadeDomain

/// Tests that every `DeckRepository` has to pass.
public enum DeckRepositoryContract {
  /// Checks a repository without decks; throws the first broken promise.
  public static func check(_ repository: any DeckRepository) async throws {
    let before = try await repository.decks()
    try require(before.allSatisfy { $0.origin != .kept }, "nothing was kept")
    try await checkFixed(before, in: repository)

    let reading = SampleWords.reading()
    let kept = try await repository.keep(reading, as: "Zoo", replacing: false)
    try await requireDeck(kept.id, "Zoo", reading, in: repository)
    try require(kept.origin, equals: .kept, "what is kept can be changed")
    try await requireFailure(.exists, "a name is taken once") {
      try await repository.keep(reading, as: "zOO", replacing: false)
    }

    let other = SampleWords.reading(SampleWords.words("sun = sol", "teacher = profesor / profesora # School"))
    let second = try await repository.keep(other, as: "apples", replacing: false)
    try require(second.id != kept.id, "each deck has an id of its own")
    try await requireDeck(second.id, "apples", other, in: repository)
    try require(
      try await repository.decks().map(\.name),
      equals: before.map(\.name) + ["apples", "Zoo"],
      "kept decks come last, by name whatever its case"
    )

    try await checkReplacing(kept, by: other, in: repository)
    try await checkRenaming(kept.id, second.id, in: repository)
    try await checkDeleting(kept.id, second.id, before, in: repository)
  }

  private static func checkFixed(_ fixed: [DeckSummary], in repository: any DeckRepository) async throws {
    try require(Set(fixed.map(\.id)).count, equals: fixed.count, "ids are unique")
    for deck in fixed {
      let loaded = try await repository.deck(deck.id)
      try require(loaded.value.id, equals: deck.id, "a listed deck is found")
      let again = try await repository.refreshed(deck.id)
      try require(again.value, equals: loaded.value, "a refresh loads the same again")
      try await requireFailure(.refused, "the name of a deck that was not imported stays with it") {
        try await repository.keep(SampleWords.reading(), as: deck.name.uppercased(), replacing: false)
      }
      try await requireFailure(.refused, "a deck that was not imported is not replaced") {
        try await repository.keep(SampleWords.reading(), as: deck.name, replacing: true)
      }
      try await requireFailure(.refused, "nor renamed") { try await repository.rename(deck.id, to: "New") }
      try await requireFailure(.refused, "nor deleted") { try await repository.delete(deck.id) }
    }
  }

  private static func checkReplacing(
    _ kept: DeckSummary,
    by reading: DeckReading,
    in repository: any DeckRepository
  ) async throws {
    let replaced = try await repository.keep(reading, as: "ZOO", replacing: true)
    try require(replaced.id, equals: kept.id, "a deck that takes another's place takes its id")
    try await requireDeck(kept.id, "ZOO", reading, in: repository)
  }

  private static func checkRenaming(_ one: Deck.ID, _ other: Deck.ID, in repository: any DeckRepository) async throws {
    try await repository.rename(one, to: "Zoo")
    try require(try await repository.deck(one).value.name, equals: "Zoo", "its own name in another case")
    try await requireFailure(.exists, "another deck's name stays with it") {
      try await repository.rename(other, to: "ZOO")
    }
    try await repository.rename(other, to: "Birds")
    try require(try await repository.deck(other).value.name, equals: "Birds", "a new name holds")
    try await requireFailure(.notFound, "what is not there has no name") {
      try await repository.rename(Deck.ID(rawValue: "kept-999"), to: "Fish")
    }
  }

  private static func checkDeleting(
    _ one: Deck.ID,
    _ other: Deck.ID,
    _ fixed: [DeckSummary],
    in repository: any DeckRepository
  ) async throws {
    try await repository.delete(one)
    try await requireFailure(.notFound, "a deleted deck is gone") { try await repository.deck(one) }
    try await requireFailure(.notFound, "for a refresh too") { try await repository.refreshed(one) }
    try await requireFailure(.notFound, "and cannot be deleted again") { try await repository.delete(one) }
    let next = try await repository.keep(SampleWords.reading(), as: "Zoo", replacing: false)
    try require(next.id != one && next.id != other, "an id is never given twice")
    try await repository.delete(next.id)
    try await repository.delete(other)
    try require(try await repository.decks(), equals: fixed, "nothing else was changed")
  }

  private static func requireDeck(
    _ id: Deck.ID,
    _ name: String,
    _ reading: DeckReading,
    in repository: any DeckRepository
  ) async throws {
    let deck = try await repository.deck(id).value
    let expected = Deck(id: id, name: name, languages: reading.languages, pairs: reading.pairs)
    try require(deck, equals: expected, "a deck comes back as it was kept")
    let summary = try await repository.decks().first { $0.id == id }
    try require(summary, equals: DeckSummary(deck, origin: .kept), "and is listed")
  }

  private static func requireFailure<Value>(
    _ code: RepositoryError.Code,
    _ promise: String,
    _ work: () async throws -> Value
  ) async throws {
    try require(await repositoryFailure(of: work)?.code, equals: code, promise)
  }
}

extension DeckRepositoryContract {
  /// Checks that learning progress moves with pairs, with repositories that lack these decks and answers.
  public static func check(_ decks: any DeckRepository, moving reviews: any ReviewRepository) async throws {
    let quiz = WordQuiz(decks: decks, games: InMemoryWordGameRepository(), time: HandDrivenTime())
    let words = SampleWords.words("boat = barco", "house = casa", "sun = sol")
    func reading(_ pairs: [TranslatedWord], guids: [String]) -> DeckReading {
      SampleWords.reading(zip(pairs, guids).map { TranslatedWord($0.first, $0.second, guid: $1) })
    }
    func answers(_ pair: TranslatedWord, _ direction: WordDirection = .forward) async throws -> Int? {
      try await reviews.histories(of: .words)[pair.reviewCard(SampleWords.languages, direction)]?.answers
    }
    let kept = try await decks.keep(reading(words, guids: ["1", "2", "3"]), as: "Zoo", replacing: false)
    for (pair, count) in zip(words, 1...) {
      for day in 0..<count {
        let card = pair.reviewCard(SampleWords.languages, .forward)
        try await reviews.record(ReviewRepositoryContract.answer(card, .again, day: 3 * day), .whereDueOrNew)
      }
    }

    // The first two swap places, and the third changes its text.
    let changed = SampleWords.words("house = casa", "boat = barco", "sunny = soleado")
    _ = try await quiz.importDecks([reading(changed, guids: ["1", "2", "3"])], standIn: "zoo", replacing: true)
    try require(try await answers(changed[0]), equals: 1, "cards can change places")
    try require(try await answers(changed[1]), equals: 2, "cards can change places")
    try require(try await answers(changed[2]), equals: 3, "a changed note has its memory")
    try require(try await answers(words[2]), equals: nil, "and the old text none")

    let lesson = WordLesson(kept.id)
    _ = try await decks.keep(SampleWords.reading([changed[2]]), as: "Other", replacing: false)
    let edited = try await quiz.editPair(changed[2].id, of: lesson, to: "bright", "claro")
    try require(try await answers(edited), equals: 3, "an edited pair has its memory")
    try require(try await answers(changed[2]), equals: 3, "as has the old one where another deck asks it")
    let few = try await quiz.editPair(edited.id, of: lesson, to: "home", "hogar")
    try require(try await answers(few), equals: 3, "a memory goes on")
    _ = try await quiz.forgetPair(changed[1].id, of: kept.id)
    let met = try await quiz.editPair(changed[0].id, of: lesson, to: "boat", "barco")
    try require(try await answers(met), equals: 2, "of two memories the one with more answers stays")
    try require(try await answers(changed[0]), equals: nil, "and the other is gone with its text")
    try require(
      try await reviews.histories(of: .words),
      equals: CardHistory.replaying(try await reviews.answers(of: .words), by: .usual),
      "what is kept of each card is what its answers come to"
    )

    try await decks.delete(kept.id)
    _ = try await decks.keep(SampleWords.reading([few]), as: "Zoo", replacing: false)
    try require(try await answers(few), equals: 3, "a deck that comes back has its memory")
    try await checkRestoring(few, in: decks, reviews)
  }

  /// Checks restoring the answers in a file, for a pair with three answers.
  private static func checkRestoring(
    _ known: TranslatedWord,
    in decks: any DeckRepository,
    _ reviews: any ReviewRepository
  ) async throws {
    let new = SampleWords.words("tree = árbol")[0]
    let cards = [known, new].map { $0.reviewCard(SampleWords.languages, .backward) }
    let card = known.reviewCard(SampleWords.languages, .forward)
    func read(_ counts: [(ReviewCardID, Int)]) -> DeckReading {
      let memories = counts.map { card, count in
        (card, (0..<count).map { ReviewRepositoryContract.answer(card, .hard, day: 9 * $0, .typed) })
      }
      return DeckReading(
        name: "Read",
        languages: SampleWords.languages,
        pairs: [known, new],
        memories: Dictionary(uniqueKeysWithValues: memories)
      )
    }
    func counts() async throws -> [Int?] {
      let histories = try await reviews.histories(of: .words)
      return ([card] + cards).map { histories[$0]?.answers }
    }
    _ = try await decks.keep([read([(card, 3), (cards[0], 1), (cards[1], 2)])], replacing: false, moving: [])
    try require(try await counts(), equals: [3, 1, 2], "what comes with a file is known")
    let ratings = try await reviews.answers(of: .words).filter { $0.card == card }.map(\.rating)
    try require(ratings, equals: [.again, .again, .again], "of as many answers those that were there stay")
    for _ in 0..<2 {
      _ = try await decks.keep([read([(card, 4), (cards[1], 1)])], replacing: true, moving: [])
      try require(
        try await counts(),
        equals: [4, 1, 2],
        "more answers take the place of fewer, and nothing comes twice"
      )
    }
    let answers = try await reviews.answers(of: .words)
    try require(answers.filter { $0.card == card }, equals: read([(card, 4)]).memories[card] ?? [], "each as it was")
    try require(
      try await reviews.histories(of: .words),
      equals: CardHistory.replaying(answers, by: .usual),
      "what is kept of each card is what its answers come to"
    )
  }
}
