import Foundation

/// Prints benchmarks as one Markdown table, section by section.
enum BenchmarkTable {
  /// If the aim is met, its ratio is below 1.
  static func printHead() {
    print("| part | what | one run | per item | items a second | aim | share of aim | compared in this run |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
  }

  static func print(_ benchmarks: [Benchmark], part: String) {
    for benchmark in benchmarks { print(row(of: benchmark, part: part)) }
  }

  private static func print(_ line: String) {
    Swift.print(line)
    fflush(nil)
  }

  private static func row(of benchmark: Benchmark, part: String) -> String {
    let time = benchmark.median.nanoseconds
    let each = time / Double(benchmark.count)
    let cells = [
      part,
      benchmark.name,
      text(time),
      benchmark.count > 1 ? text(each) : "",
      benchmark.count > 1 ? rate(1e9 / each) : "",
      benchmark.aim.map { text($0.nanoseconds) } ?? "",
      benchmark.aim.map { String(format: "%.2f", time / $0.nanoseconds) } ?? "",
      benchmark.comparison.map { String(format: "%.1f × ", $0.ratio) + $0.name } ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func text(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: String(format: "%.1f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.1f µs", nanoseconds / 1_000)
    default: String(format: "%.1f ms", nanoseconds / 1_000_000)
    }
  }

  private static func rate(_ items: Double) -> String {
    switch items {
    case ..<10_000: String(format: "%.0f", items)
    case ..<1_000_000: String(format: "%.0f thousand", items / 1_000)
    default: String(format: "%.1f million", items / 1_000_000)
    }
  }
}
