import ArcadeData
import ArcadeDomain
import ArcadeTesting

/// What storing takes in a file and on a server, beside plain statements that do the same.
enum StoreBenchmarks {
  static func run() async throws -> [Benchmark] {
    let (folder, cluster) = (try TemporaryFolder(), try PostgreSQLCluster())
    let path = folder.path("arcade.sqlite")
    let file = Database(path: path, migrations: ArcadeSchema.migrations)
    let server = Database(server: try cluster.makeDatabase(), migrations: ArcadeSchema.migrations)
    let plainFile = [DriverStore(database: file, isServer: false) as any RawStore]
    let plainServer = [DriverStore(database: server, isServer: true) as any RawStore]
    try await file.write { _ in }
    let sqlite = try RawSQLiteStore(path: path)
    var benchmarks: [Benchmark] = []
    for steps in [try PaymentSteps(), try await RoundSteps(), UpdateSteps()] as [any StoreSteps] {
      benchmarks += try await measure(steps, in: file, beside: plainFile + [sqlite], "SQLite")
      benchmarks += try await measure(steps, in: server, beside: plainServer, "PostgreSQL")
    }
    return benchmarks
  }

  /// Measures by turns, so that a busy moment of the disk hits all alike.
  private static func measure(
    _ steps: any StoreSteps,
    in database: Database,
    beside stores: [any RawStore],
    _ engine: String
  ) async throws -> [Benchmark] {
    for owner in steps.owners { try await steps.prepareOnce(database, for: owner) }
    var number: Int64 = 0
    let repository = Benchmark.Turn("\(steps.name), \(engine)") {
      try await steps.prepare(database, for: steps.owners[0])
    } work: {
      number += 1
      try await steps.perform(number, on: database, for: steps.owners[0])
    }
    let raw = zip(zip(stores, steps.owners.dropFirst()), ["by its driver", "by SQLite itself"]).map { place, way in
      Benchmark.Turn("the same in plain statements \(way)") {
        try await steps.prepare(database, for: place.1)
      } work: {
        number += 1
        try await steps.perform(number, on: place.0, for: place.1)
      }
    }
    let measured = try await Benchmark.byTurns([repository] + raw, runs: 101)
    let within = measured[0].held(to: 1.3, measured[1], "plain statements")
    guard measured.count > 2 else { return [within, measured[1]] }
    return [within, measured[1].held(to: 1.1, measured[2], "SQLite itself"), measured[2]]
  }
}
