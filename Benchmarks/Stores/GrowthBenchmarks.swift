import ArcadeData
import ArcadeDomain
import ArcadeTesting

/// The time of steps in stores with more and more orders, rounds and observations, and its growth.
enum GrowthBenchmarks {
  static func run() async throws -> [Benchmark] {
    let (folder, cluster) = (try TemporaryFolder(), try PostgreSQLCluster())
    var (rows, first): ([Benchmark], [String: Benchmark]) = ([], [:])
    for orders in [10_000, 100_000, 1_000_000] {
      let migrations = ArcadeSchema.migrations
      let file = Database(path: folder.path("\(orders).sqlite"), migrations: migrations)
      let server = Database(server: try cluster.makeDatabase(), migrations: migrations)
      for (engine, store) in [("SQLite", file), ("PostgreSQL", server)] {
        for sql in GrownStore.statements(orders: orders) { try await store.write { try $0.run(sql) } }
        if engine == "PostgreSQL" { try await store.write { try $0.run("ANALYZE") } }
        for (name, work) in GrownStore.steps(in: store) {
          let row = try await Benchmark("\(name), \(orders) orders, \(engine)", runs: 11, work)
          rows.append(first[name + engine].map { row.compared(to: $0, "with 10,000") } ?? row)
          first[name + engine] = first[name + engine] ?? row
        }
        await store.close()
      }
    }
    return rows
  }
}
