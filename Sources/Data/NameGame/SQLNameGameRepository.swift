public import ArcadeDomain

/// Keeps answers in `name_answers` and finished games in `name_games`.
public struct SQLNameGameRepository: NameGameRepository {
  private let database: Database
  private let owner: Owner

  /// Keeps answers and games of an owner in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  /// Adds a row for an answer.
  public func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError) {
    try await database.write { connection in
      try connection.hold(owner)
      try connection.run(
        """
        INSERT INTO name_answers (owner, mode, asked_id, asked_name, chosen_id, chosen_name, is_first, answered_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        owner,
        answer.mode.text,
        answer.asked.id.key,
        answer.asked.name,
        answer.chosen.id.key,
        answer.chosen.name,
        answer.isFirst,
        moment.isoText
      )
    }
  }

  /// Adds a row for a game.
  public func finish(_ result: NameGameResult) async throws(RepositoryError) {
    try await database.write { connection in
      try connection.hold(owner)
      try connection.run(
        """
        INSERT INTO name_games (owner, mode, right_answers, wrong_answers, duration_ms, finished_at)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        owner,
        result.mode.text,
        result.right,
        result.wrong,
        result.duration.wholeMilliseconds,
        result.finishedAt.isoText
      )
    }
  }

  /// Reads the games; throws `.corrupt` where a row makes no sense.
  public func history() async throws(RepositoryError) -> [NameGameResult] {
    try await database.read { connection in
      try connection.rows("SELECT * FROM name_games WHERE owner = ? ORDER BY id DESC", owner) {
        try $0.nameGameResult()
      }
    }
  }

  /// Reads the games of all owners.
  public func everybodysHistory() async throws(RepositoryError) -> [Owned<NameGameResult>] {
    try await database.read { connection in
      let sql = "SELECT * FROM name_games JOIN owners ON owners.owner = name_games.owner ORDER BY id DESC"
      return try connection.rows(sql) { Owned(try $0.nameGameResult(), of: try $0.owner(named: "name")) }
    }
  }

  /// Counts the answers by person.
  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] {
    try await database.read { connection in try connection.personRecords(of: owner) }
  }
}
