import ArcadeDomain

extension Connection {
  /// Reads the answers of a game in their order.
  func reviewAnswers(of game: ReviewGame, by owner: Owner) throws(RepositoryError) -> [ReviewAnswer] {
    try rows("SELECT * FROM review_answers WHERE owner = ? AND game = ? ORDER BY id", owner, game.rawValue) { row in
      ReviewAnswer(
        ReviewCardID(game, try row.text("card")),
        try row.rating("rating"),
        at: try row.moment("answered_at"),
        on: try row.day("day"),
        asked: try row.checked("question", ReviewQuestion.init(rawValue:)),
        within: .milliseconds(try row.integer("duration_ms", in: 0 ... .max))
      )
    }
  }

  func cardHistory(_ id: ReviewCardID, of owner: Owner) throws(RepositoryError) -> CardHistory? {
    let sql = "SELECT * FROM review_cards WHERE owner = ? AND game = ? AND card = ?"
    return try row(sql, owner, id.game.rawValue, id.key) { try $0.cardHistory(of: id.game) }
  }

  func cardHistories(of game: ReviewGame, by owner: Owner) throws(RepositoryError) -> [CardHistory] {
    try rows("SELECT * FROM review_cards WHERE owner = ? AND game = ?", owner, game.rawValue) {
      try $0.cardHistory(of: game)
    }
  }

  func dueCards(of game: ReviewGame, _ owner: Owner, by day: CalendarDay) throws(RepositoryError) -> [ReviewCardID] {
    let sql = "SELECT card FROM review_cards WHERE owner = ? AND game = ? AND due_day <= ?"
    return try rows(sql, owner, game.rawValue, day.isoText) { ReviewCardID(game, try $0.text("card")) }
  }

  /// Reads the durations of the last answers of a kind.
  func reviewDurations(
    of game: ReviewGame,
    _ owner: Owner,
    asked question: ReviewQuestion
  ) throws(RepositoryError) -> [Duration] {
    let sql = """
      SELECT duration_ms FROM review_answers WHERE owner = ? AND game = ? AND question = ? ORDER BY id DESC LIMIT 100
      """
    return try rows(sql, owner, game.rawValue, question.rawValue) {
      .milliseconds(try $0.integer("duration_ms", in: 0 ... .max))
    }
  }

  /// Writes an answer, if it counts, and the updated history of its card.
  func record(
    _ answer: ReviewAnswer,
    _ policy: RecordingPolicy,
    of owner: Owner,
    by scheduler: Scheduler
  ) throws(RepositoryError) {
    let before = try cardHistory(answer.card, of: owner)
    guard policy.counts(answer, after: before) else { return }
    try add(answer, of: owner)
    try keep(CardHistory(after: before, answer, by: scheduler), of: owner)
  }

  func add(_ answer: ReviewAnswer, of owner: Owner) throws(RepositoryError) {
    try insert(
      into: "review_answers",
      [
        "owner": owner, "game": answer.card.game.rawValue, "card": answer.card.key, "answered_at": answer.at,
        "day": answer.day.isoText, "question": answer.question.rawValue, "rating": answer.rating.rawValue,
        "duration_ms": max(0, answer.duration.wholeMilliseconds),
      ]
    )
  }

  /// Writes the history of a card, replacing the one before.
  func keep(_ history: CardHistory, of owner: Owner) throws(RepositoryError) {
    let (id, card) = (history.id, history.card)
    try insert(
      into: "review_cards",
      replacingBy: ["owner", "game", "card"],
      [
        "owner": owner, "game": id.game.rawValue, "card": id.key, "state": card.state.word, "step": card.state.step,
        "stability": card.memory.stability, "difficulty": card.memory.difficulty,
        "first_day": history.firstDay.isoText, "last_day": history.lastDay.isoText, "due_day": history.due.isoText,
        "question": history.question.rawValue, "rating": history.rating.rawValue, "answers": history.answers,
      ]
    )
  }
}

extension Row {
  fileprivate func rating(_ column: String) throws(RepositoryError) -> ReviewRating {
    guard let rating = ReviewRating(rawValue: try count(column)) else { throw mismatch("no rating", column) }
    return rating
  }

  func cardHistory(of game: ReviewGame) throws(RepositoryError) -> CardHistory {
    let step = try optionalCount("step")
    let state = try checked("state") { ReviewState(word: $0, step: step) }
    let memory = MemoryState(stability: try real("stability"), difficulty: try real("difficulty"))
    return CardHistory(
      ReviewCardID(game, try text("card")),
      ReviewedCard(state, memory),
      from: try day("first_day"),
      to: try day("last_day"),
      due: try day("due_day"),
      asked: try checked("question", ReviewQuestion.init(rawValue:)),
      try rating("rating"),
      answers: try count("answers")
    )
  }
}
