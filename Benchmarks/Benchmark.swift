/// One measured thing, for a row of the table.
struct Benchmark {
  let name: String
  /// How long one run takes: the median of many.
  let median: Duration
  /// How many lines, options or rows one run handles.
  let count: Int
  /// What one run should take at most; nil where nothing was promised.
  private(set) var aim: Duration?
  /// What it is held against, measured in the same run.
  private(set) var comparison: Comparison?

  /// Measures work up to its result; every result is consumed after the clock has stopped, so that nothing is optimised away.
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

  /// Measures several works by turns, so that a busy moment of the machine hits all of them alike.
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

  /// The same row, which should take at most so many times as long as another one.
  func held(to most: Double, _ other: Benchmark, _ name: String) -> Benchmark {
    var benchmark = compared(to: other, name)
    benchmark.aim = other.median * most
    return benchmark
  }

  /// The same row, which says how many times as long it takes as another one.
  func compared(to other: Benchmark, _ name: String) -> Benchmark {
    var benchmark = self
    benchmark.comparison = Comparison(ratio: median / other.median, name: name)
    return benchmark
  }

  /// How many times as long something takes as something else.
  struct Comparison {
    let ratio: Double
    let name: String
  }

  /// A work that is measured by turns with others, and what makes ready for it, which is not.
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
  /// The length in nanoseconds.
  var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
