import ArcadeDomain

extension Row {
  /// Reads a finished game.
  func nameGameResult() throws(RepositoryError) -> NameGameResult {
    NameGameResult(
      mode: try checked("mode", NameGameMode.init(text:)),
      right: Int(try count("right_answers", upTo: Int64(NameGameResult.mostAnswers))),
      wrong: Int(try count("wrong_answers", upTo: Int64(NameGameResult.mostAnswers))),
      duration: .milliseconds(try count("duration_ms", upTo: .max)),
      finishedAt: try moment("finished_at")
    )
  }

  private func count(_ column: String, upTo most: Int64) throws(RepositoryError) -> Int64 {
    let number = try integer(column)
    guard (0...most).contains(number) else { throw mismatch("column \(column) holds \(number)") }
    return number
  }
}

extension Connection {
  /// Counts the answers by the person who was asked for.
  ///
  /// Two spellings of one id are told apart by SQLite and not by Swift, so they are joined here.
  func personRecords(of owner: Owner) throws(RepositoryError) -> [Person.ID: PersonRecord] {
    let counts = try rows(
      """
      SELECT asked_id, chosen_id, count(*) AS answers, count(*) FILTER (WHERE is_first) AS rounds
      FROM name_answers WHERE owner = ? GROUP BY asked_id, chosen_id
      """,
      owner
    ) { row in
      let (asked, chosen) = (Person.ID(try row.text("asked_id")), Person.ID(try row.text("chosen_id")))
      let (answers, rounds) = (Int(try row.integer("answers")), Int(try row.integer("rounds")))
      let isRight = asked == chosen
      let confusedWith = isRight ? [:] : [chosen: answers]
      return (asked, PersonRecord(seen: rounds, right: isRight ? answers : 0, confusedWith: confusedWith))
    }
    return Dictionary(counts) { $0.joined(with: $1) }
  }
}
