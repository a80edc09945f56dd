import ArcadeDomain

extension SummaryTable {
  /// The number of times that one person was chosen for another.
  static let nameTallies = SummaryTable(
    name: "name_tallies",
    key: ["owner", "asked_id", "chosen_id"],
    sums: ["answers", "rounds"],
    expected: """
      SELECT owner, asked_id, chosen_id, count(*), sum(CAST(is_first AS INTEGER)) FROM name_answers
      GROUP BY owner, asked_id, chosen_id
      """
  )

  /// The totals of a mode's games.
  static let nameTotals = SummaryTable(
    name: "name_totals",
    key: ["owner", "mode"],
    sums: ["games", "right_answers", "wrong_answers"],
    taken: ["best_right", "best_wrong", "best_of_ten", "best_duration_ms", "best_at"].map { ($0, isBetter) } + [
      ("most_of_ten", "excluded.most_of_ten > coalesce(name_totals.most_of_ten, -1)")
    ],
    expected: """
      SELECT owner, mode, count(*), sum(right_answers), sum(wrong_answers) FROM name_games GROUP BY owner, mode
      """
  )

  private static let isBetter = """
    (excluded.best_right, name_totals.best_wrong, name_totals.best_at)
    >= (name_totals.best_right, excluded.best_wrong, excluded.best_at)
    """
}

extension Row {
  func nameGameResult() throws(RepositoryError) -> NameGameResult {
    try nameGameResult("right_answers", "wrong_answers", "right_of_ten", "duration_ms", at: "finished_at")
  }

  /// Reads the best game and the totals of a mode.
  func bestNameResults() throws(RepositoryError) -> BestNameResults {
    BestNameResults(
      try nameGameResult("best_right", "best_wrong", "best_of_ten", "best_duration_ms", at: "best_at"),
      of: try count("games"),
      right: try count("right_answers"),
      wrong: try count("wrong_answers"),
      bestOfTen: try optionalCount("most_of_ten")
    )
  }

  private func nameGameResult(
    _ right: String,
    _ wrong: String,
    _ rightOfTen: String,
    _ duration: String,
    at: String
  ) throws(RepositoryError) -> NameGameResult {
    NameGameResult(
      mode: try checked("mode", NameGameMode.init(text:)),
      right: Int(try count(right, upTo: Int64(NameGameResult.mostAnswers))),
      wrong: Int(try count(wrong, upTo: Int64(NameGameResult.mostAnswers))),
      rightOfTen: try optionalCount(rightOfTen),
      duration: .milliseconds(try count(duration, upTo: .max)),
      finishedAt: try moment(at)
    )
  }

  private func count(_ column: String, upTo most: Int64) throws(RepositoryError) -> Int64 {
    let number = try integer(column)
    guard (0...most).contains(number) else { throw mismatch("column \(column) holds \(number)") }
    return number
  }
}

extension Connection {
  /// Reads the best game of each mode, of one owner or all.
  func bestNameResults(of owner: Owner? = nil) throws(RepositoryError) -> [Owned<BestNameResults>] {
    let sql = """
      SELECT total.*, owners.name FROM name_totals AS total JOIN owners ON owners.owner = total.owner
      WHERE total.owner = coalesce(?, total.owner)
      """
    return BestNameResults.ranking(
      try rows(sql, owner) { row in Owned(try row.bestNameResults(), of: try row.owner(named: "name")) }
    )
  }

  /// Counts the answers by the person who was asked for.
  ///
  /// SQLite distinguishes two Unicode forms of an ID and Swift does not, so they are merged here.
  func personRecords(of owner: Owner) throws(RepositoryError) -> [Person.ID: PersonRecord] {
    let counts = try rows("SELECT * FROM name_tallies WHERE owner = ?", owner) { row in
      let (asked, chosen) = (Person.ID(try row.text("asked_id")), Person.ID(try row.text("chosen_id")))
      let (answers, rounds) = (try row.count("answers"), try row.count("rounds"))
      let isRight = asked == chosen
      let confusedWith = isRight ? [:] : [chosen: answers]
      return (asked, PersonRecord(seen: rounds, right: isRight ? answers : 0, confusedWith: confusedWith))
    }
    return Dictionary(counts) { $0.joined(with: $1) }
  }
}
