public import ArcadeDomain

/// The owners in the table `owners`, with their data in all systems.
public struct SQLOwnerRepository: OwnerRepository {
  private let database: Database
  private let scheduler: Scheduler

  /// Creates a repository in a database; the scheduler serves to merge learning progress.
  public init(database: Database, scheduler: Scheduler = .usual) {
    (self.database, self.scheduler) = (database, scheduler)
  }

  public func add(_ owner: Owner) async throws(RepositoryError) { try await database.write { try $0.lockRow(owner) } }

  public func owners() async throws(RepositoryError) -> [OwnerSummary] {
    try await database.read { connection in
      let summaries = try connection.ownerSummaries()
      let isNobodys = try summaries.contains { $0.owner.isNobody } && connection.hasAnything(of: .nobody)
      return summaries.filter { isNobodys || !$0.owner.isNobody }.sorted { $0.owner.key < $1.owner.key }
    }
  }

  /// Transfers the rows of `.nobody` in all systems to an owner, in one transaction.
  public func claim(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer {
    guard !owner.isNobody else { return .nothing }
    return try await database.write { connection in
      try connection.lockRow(.nobody)
      guard try connection.hasAnything(of: .nobody) else { return .nothing }
      try connection.lockRow(owner)
      let obstacles = try connection.obstacles(to: owner)
      guard obstacles.isEmpty else { return .refused(obstacles) }
      let summaries = try connection.ownerSummaries()
      let before = summaries.first { $0.owner.isNobody }
      let known = summaries.first { $0.owner == owner }?.owner ?? owner
      for tables in ArcadeSchema.owned { try connection.claim(tables, by: owner, scheduler) }
      return .claimed(OwnerSummary(known, games: before?.games ?? 0, orders: before?.orders ?? 0))
    }
  }
}

extension Connection {
  fileprivate func hasAnything(of owner: Owner) throws(RepositoryError) -> Bool {
    for table in ArcadeSchema.owned.flatMap(\.tables) {
      if try has(table, of: owner) { return true }
    }
    return false
  }

  /// Returns what both nobody and the owner have, though only one can exist.
  fileprivate func obstacles(to owner: Owner) throws(RepositoryError) -> [OwnershipTransfer.Obstacle] {
    var obstacles: [OwnershipTransfer.Obstacle] = []
    for (obstacle, rows) in ArcadeSchema.owned.flatMap(\.single) {
      if try has(rows, of: .nobody), try has(rows, of: owner) { obstacles.append(obstacle) }
    }
    return obstacles
  }

  fileprivate func ownerSummaries() throws(RepositoryError) -> [OwnerSummary] {
    func sum(_ counts: [String]) -> String {
      "CAST(\(counts.map { "coalesce((\($0)), 0)" }.joined(separator: " + ")) AS BIGINT)"
    }
    let games = sum(ArcadeSchema.owned.compactMap(\.finishedGames))
    let orders = sum(ArcadeSchema.owned.compactMap(\.orders))
    return try rows("SELECT owner, name, \(games) AS games, \(orders) AS orders FROM owners") { row in
      OwnerSummary(try row.owner(named: "name"), games: try row.count("games"), orders: try row.count("orders"))
    }
  }
}
