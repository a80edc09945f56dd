/// One measured thing, for a row of the table.
struct Benchmark {
  let name: String
  /// How long one run takes: the median of many.
  let median: Duration
  /// How many lines, options or rows one run handles.
  let count: Int
  /// What one run should take at most; nil where nothing was promised.
  let aim: Duration?
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
