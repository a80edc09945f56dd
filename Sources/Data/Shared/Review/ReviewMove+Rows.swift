import ArcadeDomain

extension Connection {
  /// Moves what everybody knows of cards, as `[ReviewMove].moved` says: the answers, and the copies of what they come to.
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
      if !moved.isEmpty { try move(moved, histories, in: game, of: owner) }
    }
  }

  private func move(
    _ moved: [MovedMemory],
    _ histories: [CardHistory],
    in game: ReviewGame,
    of owner: Owner
  ) throws(RepositoryError) {
    let known = Dictionary(histories.map { ($0.id, $0) }) { $1 }
    let cards = Set(moved.map(\.card))
    let sources = Set(moved.compactMap(\.source))
    var answers: [ReviewCardID: [Int64]] = [:]
    let sql = "SELECT id, card FROM review_answers WHERE owner = ? AND game = ? ORDER BY id"
    for (card, id) in try rows(
      sql,
      owner,
      game.rawValue,
      map: { row in
        (ReviewCardID(game, try row.text("card")), try row.integer("id"))
      }
    ) where sources.contains(card) || cards.contains(card) {
      answers[card, default: []].append(id)
    }
    let columns = "game, answered_at, day, question, rating, duration_ms"
    for memory in moved {
      for id in memory.source.flatMap({ answers[$0] }) ?? [] {
        try run(
          "INSERT INTO review_answers (owner, card, \(columns)) SELECT owner, ?, \(columns) FROM review_answers WHERE id = ?",
          memory.card.key,
          id
        )
      }
    }
    for card in cards {
      for id in answers[card] ?? [] { try run("DELETE FROM review_answers WHERE id = ?", id) }
      try run("DELETE FROM review_cards WHERE owner = ? AND game = ? AND card = ?", owner, game.rawValue, card.key)
    }
    for memory in moved {
      if let history = memory.source.flatMap({ known[$0] }) { try keep(history.about(memory.card), of: owner) }
    }
  }
}
