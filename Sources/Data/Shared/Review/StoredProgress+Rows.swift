import ArcadeDomain

extension Connection {
  /// Reads all owners' progress in a game, with what they learnt in the week up to a day.
  ///
  /// It starts from the owners, as they are few, and so reads no rows of other games.
  func storedProgress(of game: ReviewGame, until day: CalendarDay) throws(RepositoryError) -> StoredProgress {
    let answers = "owners CROSS JOIN review_answers AS kept WHERE kept.owner = owners.owner AND kept.game = ?"
    return StoredProgress(
      owners: try rows("SELECT name FROM owners") { try $0.owner(named: "name") }.sorted { $0.key < $1.key },
      cards: try rows(
        """
        SELECT owners.name AS name, kept.* FROM owners CROSS JOIN review_cards AS kept
        WHERE kept.owner = owners.owner AND kept.game = ?
        """,
        game.rawValue
      ) { row in
        (try row.owner(named: "name"), try row.cardHistory(of: game))
      },
      days: try rows(
        "SELECT DISTINCT name, day, card FROM \(answers) AND day BETWEEN ? AND ?",
        values: [game.rawValue, CalendarDay(daysSince1970: day.daysSince1970 - 6).isoText, day.isoText]
      ) { row in
        (try row.owner(named: "name"), try row.day("day"), ReviewCardID(game, try row.text("card")))
      },
      missed: try rows(
        """
        SELECT card, count(DISTINCT kept.owner) AS people, count(*) AS misses FROM \(answers)
        AND rating = 1 GROUP BY card
        """,
        game.rawValue
      ) { row in
        let card = ReviewCardID(game, try row.text("card"))
        return MissedSubject(card, people: try row.count("people"), misses: try row.count("misses"))
      }
    )
  }
}
