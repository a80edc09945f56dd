import ArcadeData
import ArcadeDomain
import ArcadeTesting

/// The time to store in a file and on a server, compared with equivalent plain SQL.
enum StoreBenchmarks {
  static func run() async throws -> [Benchmark] {
    let (folder, cluster) = (try TemporaryFolder(), try PostgreSQLCluster())
    let server = Database(server: try cluster.makeDatabase(), migrations: ArcadeSchema.migrations)
    var benchmarks: [Benchmark] = []
    for steps in [try PaymentSteps(), try await RoundSteps(), UpdateSteps()] as [any StoreSteps] {
      // One file each, because a file is read again after another connection has written to it.
      let files = ["repository", "driver", "sqlite"].map { name in
        Database(path: folder.path("\(name) \(steps.name).sqlite"), migrations: ArcadeSchema.migrations)
      }
      for file in files { try await file.write { _ in } }
      let sqlite = try RawSQLiteStore(path: files[2].path)
      let plain = [DriverStore(database: files[1], isServer: false) as any RawStore, sqlite]
      benchmarks += try await measure(steps, in: files, beside: plain, "SQLite")
      let plainServer = [DriverStore(database: server, isServer: true) as any RawStore]
      benchmarks += try await measure(steps, in: [server, server], beside: plainServer, "PostgreSQL")
    }
    return benchmarks
  }

  /// Measures by turns, so that other load on the disk affects all of them.
  private static func measure(
    _ steps: any StoreSteps,
    in databases: [Database],
    beside stores: [any RawStore],
    _ engine: String
  ) async throws -> [Benchmark] {
    for (place, database) in databases.enumerated() where place == 0 || database !== databases[0] {
      for owner in steps.owners { try await steps.prepareOnce(database, for: owner) }
    }
    var number: Int64 = 0
    let repository = Benchmark.Turn("\(steps.name), \(engine)") {
      try await steps.prepare(databases[0], for: steps.owners[0])
    } work: {
      number += 1
      try await steps.perform(number, on: databases[0], for: steps.owners[0])
    }
    let raw = zip(stores, ["by its driver", "by SQLite itself"]).enumerated().map { place, store in
      Benchmark.Turn("the same in plain statements \(store.1)") {
        try await steps.prepare(databases[place + 1], for: steps.owners[place + 1])
        try await store.0.readAll()
      } work: {
        number += 1
        try await steps.perform(number, on: store.0, for: steps.owners[place + 1])
      }
    }
    let measured = try await Benchmark.byTurns([repository] + raw, runs: 101)
    let within = measured[0].held(to: 1.3, measured[1], "plain statements")
    guard measured.count > 2 else { return [within, measured[1]] }
    return [within, measured[1].held(to: 1.1, measured[2], "SQLite itself"), measured[2]]
  }
}
