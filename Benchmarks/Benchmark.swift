/// One measured thing, for a row of the table.
struct Benchmark {
  let name: String
  /// How long one run takes: the median of many.
  let median: Duration
  /// How many lines, options or rows one run handles.
  let count: Int
  /// What one run should take at most; nil where nothing was promised.
  var aim: Duration?

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
