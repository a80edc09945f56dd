import ArcadeData
import ArcadeTesting
import Foundation

/// The sales of several tills on one server, each in its own process.
enum TillBenchmarks {
  private static let payments = 160

  static func run() async throws -> [Benchmark] {
    let cluster = try PostgreSQLCluster()
    var benchmarks: [Benchmark] = []
    for count in [1, 4, 16] {
      let address = try cluster.makeDatabase().text
      let name = "payments at \(count == 1 ? "one till" : "\(count) tills")"
      let benchmark = try await Benchmark(name, count: payments, runs: 3) {
        try sell(payments / count, atEachOf: count, address)
      }
      benchmarks.append(benchmarks.first.map { benchmark.compared(to: $0, "one till") } ?? benchmark)
    }
    return benchmarks
  }

  /// Runs a number of tills, and measures from the first payment to the end of the last.
  private static func sell(_ payments: Int, atEachOf count: Int, _ store: String) throws {
    let tills = try (1...count).map { number in
      let (process, output) = BuiltProgram.process(["shop", "--store", store, "--as", "till-\(number)", "--offline"])
      let input = Pipe()
      process.standardInput = input
      try process.run()
      return (process, output, input.fileHandleForWriting)
    }
    let lines = Data((String(repeating: "MUG\npay\n", count: payments) + "quit\n").utf8)
    for (_, _, input) in tills { try input.write(contentsOf: lines) }
    for (_, output, input) in tills {
      let said = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
      guard said.matches(of: #/Receipt of order/#).count == payments else { throw RawSQLite.Refused() }
      try input.close()
    }
  }
}
