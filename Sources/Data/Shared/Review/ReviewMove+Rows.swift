import ArcadeDomain

extension Connection {
  /// Moves all owners' cards, as `[ReviewMove].moved` specifies: the answers and their summaries.
  func move(_ moves: [ReviewMove]) throws(RepositoryError) {
    guard let game = moves.first?.from.game else { return }
    let sql = """
      SELECT DISTINCT owners.name FROM review_cards JOIN owners ON owners.owner = review_cards.owner WHERE game = ?
      """
    for owner in try rows(sql, game.rawValue, map: { try $0.owner(named: "name") }) {
      try lockRow(owner)
      let histories = try cardHistories(of: game, by: owner)
      let counts = Dictionary(histories.map { ($0.id, $0.answers) }) { $1 }
      let moved = moves.moved(answers: counts)
      if !moved.isEmpty { try move(moved, histories, of: owner) }
    }
  }

  private func move(_ moved: [CardMigration], _ histories: [CardHistory], of owner: Owner) throws(RepositoryError) {
    let known = Dictionary(histories.map { ($0.id, $0) }) { $1 }
    let cards = Set(moved.map(\.card))
    let answers = try reviewAnswers(among: cards.union(moved.compactMap(\.source)), of: owner)
    let columns = "game, answered_at, day, question, rating, duration_ms"
    for memory in moved {
      for id in memory.source.flatMap({ answers[$0] }) ?? [] {
        try run(
          "INSERT INTO review_answers (owner, card, \(columns)) SELECT owner, ?, \(columns) FROM review_answers WHERE id = ?",
          values: [memory.card.key, id]
        )
      }
    }
    try forget(cards, answers, of: owner)
    for memory in moved {
      if let history = memory.source.flatMap({ known[$0] }) { try keep(history.about(memory.card), of: owner) }
    }
  }

  /// Replaces an owner's answers about cards if the given ones are more.
  func restore(
    _ memories: [ReviewCardID: [ReviewAnswer]],
    of owner: Owner,
    by scheduler: Scheduler
  ) throws(RepositoryError) {
    guard let game = memories.first?.key.game else { return }
    try lockRow(owner)
    let known = Dictionary(try cardHistories(of: game, by: owner).map { ($0.id, $0.answers) }) { $1 }
    let restored = memories.filter { $1.count > known[$0] ?? 0 }
    let replaced = Set(restored.keys).intersection(known.keys)
    try forget(replaced, try reviewAnswers(among: replaced, of: owner), of: owner)
    for (_, answers) in restored.sorted(by: { $0.key.key < $1.key.key }) {
      for answer in answers { try add(answer, of: owner) }
      for history in CardHistory.replaying(answers, by: scheduler).values { try keep(history, of: owner) }
    }
  }

  /// Reads the row numbers of the answers about some cards of a game, in their order.
  private func reviewAnswers(
    among cards: Set<ReviewCardID>,
    of owner: Owner
  ) throws(RepositoryError) -> [ReviewCardID: [Int64]] {
    guard let game = cards.first?.game else { return [:] }
    let sql = "SELECT id, card FROM review_answers WHERE owner = ? AND game = ? ORDER BY id"
    let all = try rows(sql, owner, game.rawValue) { row in
      (card: ReviewCardID(game, try row.text("card")), id: try row.integer("id"))
    }
    return Dictionary(grouping: all.filter { cards.contains($0.card) }, by: \.card).mapValues { $0.map(\.id) }
  }

  /// Deletes an owner's rows about some cards, given the row numbers of the answers.
  private func forget(
    _ cards: Set<ReviewCardID>,
    _ answers: [ReviewCardID: [Int64]],
    of owner: Owner
  ) throws(RepositoryError) {
    for card in cards {
      for id in answers[card] ?? [] { try run("DELETE FROM review_answers WHERE id = ?", id) }
      try run("DELETE FROM review_cards WHERE owner = ? AND game = ? AND card = ?", owner, card.game.rawValue, card.key)
    }
  }
}
