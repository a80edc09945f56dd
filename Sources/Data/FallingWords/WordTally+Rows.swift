import ArcadeDomain

extension SummaryTable {
  /// The answers to each pair, in finished and unfinished games.
  static let wordTallies = SummaryTable(
    name: "word_tallies",
    key: ["owner", "deck", "direction", "pair"],
    sums: ["right_answers", "wrong_answers", "unanswered"],
    taken: [("prompt", "1 = 1"), ("answer", "1 = 1"), ("is_missed", "excluded.is_missed > word_tallies.is_missed")],
    expected: """
      SELECT owner, deck, direction, pair, \(counts) FROM word_games JOIN word_rounds ON game_id = id
      GROUP BY owner, deck, direction, pair
      """,
    found: """
      SELECT owner, deck, direction, pair, right_answers, wrong_answers, unanswered FROM word_tallies
      WHERE right_answers + wrong_answers + unanswered > 0
      """
  )

  /// The totals of the finished games that are comparable.
  static let wordTotals = SummaryTable(
    name: "word_totals",
    key: ["owner", "deck", "direction", "topic", "is_of_missed"],
    sums: ["games", "right_answers", "wrong_answers", "unanswered"],
    taken: [
      ("best_of_ten", "excluded.best_of_ten > coalesce(word_totals.best_of_ten, -1)"),
      ("latest_game", "excluded.latest_game > word_totals.latest_game"),
    ],
    expected: """
      SELECT owner, deck, direction, coalesce(topic, ''), is_of_missed, count(DISTINCT id), \(counts)
      FROM word_games JOIN word_rounds ON game_id = id
      WHERE finished_at IS NOT NULL GROUP BY owner, deck, direction, coalesce(topic, ''), is_of_missed
      """
  )

  private static let counts = """
    count(*) FILTER (WHERE outcome = 'right') AS a, count(*) FILTER (WHERE outcome = 'wrong') AS b,
    count(*) FILTER (WHERE outcome = 'unanswered') AS c
    """
}

extension Connection {
  /// Counts a round, replacing the one with its number, and marks its pair as missed or corrected.
  func tally(
    _ round: PastWordRound,
    insteadOf old: PastWordRound?,
    in game: WordGameStart,
    by owner: Owner
  ) throws(RepositoryError) {
    if let old { try tally(old, -1, in: game, by: owner) }
    try tally(round, 1, in: game, by: owner)
    guard round.outcome == .right, game.isOfMissed else { return }
    try run(
      "UPDATE word_tallies SET is_missed = ? WHERE owner = ? AND deck = ? AND direction = ? AND pair = ?",
      values: [false, owner, game.lesson.deck.rawValue, game.lesson.direction.rawValue, round.pair.rawValue]
    )
  }

  private func tally(
    _ round: PastWordRound,
    _ times: Int,
    in game: WordGameStart,
    by owner: Owner
  ) throws(RepositoryError) {
    let key: [any SQLConvertible] = [
      owner, game.lesson.deck.rawValue, game.lesson.direction.rawValue, round.pair.rawValue,
    ]
    let counts = [FallingOutcome.right, .wrong, .unanswered].map { $0 == round.outcome ? times : 0 }
    try add(key + counts + [round.prompt, round.answer, round.outcome != .right], to: .wordTallies)
  }

  /// Adds a game that was just finished to the totals.
  func add(_ game: PastWordGame, of owner: Owner) throws(RepositoryError) {
    let (start, score) = (game.start, game.score)
    try add(
      [
        owner, start.lesson.deck.rawValue, start.lesson.direction.rawValue, start.topic ?? "", start.isOfMissed,
        1, score.right, score.wrong, score.unanswered, game.rightOfTen, game.id.number,
      ],
      to: .wordTotals
    )
  }

  /// Reads the answers to each pair of a lesson, with its latest texts.
  func wordTallies(of lesson: WordLesson, by owner: Owner) throws(RepositoryError) -> [WordTally] {
    let sql = "SELECT * FROM word_tallies WHERE owner = ? AND deck = ? AND direction = ?"
    return try rows(sql, owner, lesson.deck.rawValue, lesson.direction.rawValue) { row in
      WordTally(
        pair: TranslatedWord.ID(rawValue: try row.text("pair")),
        prompt: try row.text("prompt"),
        answer: try row.text("answer"),
        score: try row.fallingScore(),
        isMissed: try row.flag("is_missed")
      )
    }
    .filter { $0.score.rounds > 0 }.inOrder
  }
}
