/// A measurement, which is a row of the table.
struct Benchmark {
  let name: String
  /// The median duration of many runs.
  let median: Duration
  /// The number of lines, options or rows in one run.
  let count: Int
  /// The longest acceptable duration; nil if there is no aim.
  private(set) var aim: Duration?
  /// The measurement that it is compared with, from the same run.
  private(set) var comparison: Comparison?

  /// Measures work up to its result. Results are consumed after the clock has stopped, so that nothing is optimised
  /// away.
  init<Result>(
    _ name: String,
    count: Int = 1,
    runs: Int = 301,
    aim: Duration? = nil,
    _ work: () async throws -> Result
  ) async rethrows {
    self.name = name
    self.count = count
    self.aim = aim
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<(runs + runs / 10) {
      let start = clock.now
      let result = try await work()
      times.append(clock.now - start)
      consume(result)
    }
    median = times.suffix(runs).sorted()[runs / 2]
  }

  private init(_ turn: Turn, times: [Duration]) {
    (name, count, median) = (turn.name, 1, times.sorted()[times.count / 2])
  }

  /// Measures several works by turns, so that other load on the machine affects all of them.
  static func byTurns(_ turns: [Turn], runs: Int) async throws -> [Benchmark] {
    let clock = ContinuousClock()
    var times: [[Duration]] = turns.map { _ in [] }
    for _ in 0..<(runs + runs / 10) {
      for (place, turn) in turns.enumerated() {
        try await turn.prepare()
        let start = clock.now
        try await turn.work()
        times[place].append(clock.now - start)
      }
    }
    return zip(turns, times).map { Benchmark($0, times: $1.suffix(runs)) }
  }

  /// Returns the row with a maximum ratio to another row as its aim.
  func held(to most: Double, _ other: Benchmark, _ name: String) -> Benchmark {
    var benchmark = compared(to: other, name)
    benchmark.aim = other.median * most
    return benchmark
  }

  /// Returns the row with its ratio to another row.
  func compared(to other: Benchmark, _ name: String) -> Benchmark {
    var benchmark = self
    benchmark.comparison = Comparison(ratio: median / other.median, name: name)
    return benchmark
  }

  /// The ratio to another measurement.
  struct Comparison {
    let ratio: Double
    let name: String
  }

  /// A work that is measured by turns with others, and its preparation, which is not measured.
  struct Turn {
    let name: String
    let prepare: () async throws -> Void
    let work: () async throws -> Void

    init(_ name: String, prepare: @escaping () async throws -> Void, work: @escaping () async throws -> Void) {
      (self.name, self.prepare, self.work) = (name, prepare, work)
    }
  }
}

@inline(never)
func consume<Value>(_ value: Value) {}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
