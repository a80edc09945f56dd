public import ArcadeDomain

/// Answers in `name_answers`, finished games in `name_games`, and their sums beside them.
public struct SQLNameGameRepository: NameGameRepository {
  private let database: Database
  private let owner: Owner

  /// Creates a repository for an owner's answers and games in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  public func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError) {
    try await database.write { connection in
      try connection.lockRow(owner)
      try connection.insert(
        into: "name_answers",
        [
          "owner": owner, "mode": answer.mode.text, "asked_id": answer.asked.id.key, "asked_name": answer.asked.name,
          "chosen_id": answer.chosen.id.key, "chosen_name": answer.chosen.name, "is_first": answer.isFirst,
          "answered_at": moment,
        ]
      )
      try connection.add(
        [owner, answer.asked.id.key, answer.chosen.id.key, 1, answer.isFirst ? 1 : 0],
        to: .nameTallies
      )
    }
  }

  public func finish(_ result: NameGameResult) async throws(RepositoryError) {
    try await database.write { connection in
      try connection.lockRow(owner)
      try connection.insert(
        into: "name_games",
        [
          "owner": owner, "mode": result.mode.text, "right_answers": result.right, "wrong_answers": result.wrong,
          "right_of_ten": result.rightOfTen, "duration_ms": result.duration.wholeMilliseconds,
          "finished_at": result.finishedAt,
        ]
      )
      try connection.add(
        [
          owner, result.mode.text, 1, result.right, result.wrong, result.right, result.wrong, result.rightOfTen,
          result.duration.wholeMilliseconds, result.finishedAt, result.rightOfTen,
        ],
        to: .nameTotals
      )
    }
  }

  /// Reads games; throws `.corrupt` if a row is invalid.
  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<NameGameResult> {
    try await database.read { connection in
      let sql = "SELECT * FROM name_games WHERE owner = ?"
      return try connection.part(sql, owner, at: place, most: most) { try $0.nameGameResult() }.map(\.value)
    }
  }

  public func ownBest() async throws(RepositoryError) -> [BestNameResults] {
    try await database.read { connection in try connection.bestNameResults(of: owner).map(\.value) }
  }

  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestNameResults>] {
    try await database.read { connection in try connection.bestNameResults() }
  }

  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] {
    try await database.read { connection in try connection.personRecords(of: owner) }
  }
}
