import ArcadeDomain

extension Connection {
  /// Notes a pair as missed, or as put right.
  func noteMissed(_ round: PastWordRound, in game: WordGameStart, by owner: Owner) throws(RepositoryError) {
    let (deck, direction) = (game.lesson.deck.rawValue, game.lesson.direction.rawValue)
    if round.outcome != .right {
      try run(
        "INSERT INTO word_missed (owner, deck, direction, pair) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        owner,
        deck,
        direction,
        round.pair.rawValue
      )
    } else if game.isOfMissed {
      try run(
        "DELETE FROM word_missed WHERE owner = ? AND deck = ? AND direction = ? AND pair = ?",
        owner,
        deck,
        direction,
        round.pair.rawValue
      )
    }
  }

  /// Counts how each pair of a lesson was answered; its texts are those of the last time.
  func wordTallies(of lesson: WordLesson, by owner: Owner) throws(RepositoryError) -> [WordTally] {
    let sql = """
      SELECT pair, prompt, answer, outcome,
        EXISTS (
          SELECT 1 FROM word_missed AS missed
          WHERE missed.owner = game.owner AND missed.deck = game.deck AND missed.direction = game.direction
            AND missed.pair = round.pair
        ) AS is_missed
      FROM word_games AS game JOIN word_rounds AS round ON round.game_id = game.id
      WHERE game.owner = ? AND game.deck = ? AND game.direction = ? ORDER BY game.id, round.number
      """
    var counts: [TranslatedWord.ID: (texts: (String, String), outcomes: [FallingOutcome], isMissed: Bool)] = [:]
    try forEachRow(sql, values: [owner, lesson.deck.rawValue, lesson.direction.rawValue]) { row in
      let pair = TranslatedWord.ID(rawValue: try row.text("pair"))
      let outcome = try row.checked("outcome", FallingOutcome.init(rawValue:))
      let texts = (try row.text("prompt"), try row.text("answer"))
      counts[pair] = (texts, (counts[pair]?.outcomes ?? []) + [outcome], try row.flag("is_missed"))
    }
    return counts.map { pair, count in
      WordTally(
        pair: pair,
        prompt: count.texts.0,
        answer: count.texts.1,
        score: FallingScore(of: count.outcomes),
        isMissed: count.isMissed
      )
    }
    .inOrder
  }
}
