import Foundation

/// Prints benchmarks as a table of Markdown.
enum BenchmarkTable {
  /// The last column is the time as a share of the aim: below 1 is within it.
  static func print(_ benchmarks: [Benchmark], title: String) {
    Swift.print("\n### \(title)\n")
    Swift.print("| what | one run | per item | aim | share of aim |")
    Swift.print("| --- | ---: | ---: | ---: | ---: |")
    for benchmark in benchmarks {
      let each = benchmark.count > 1 ? text(benchmark.median.nanoseconds / Double(benchmark.count)) : ""
      let aim = benchmark.aim.map { text($0.nanoseconds) } ?? ""
      let share = benchmark.aim.map { String(format: "%.2f", benchmark.median.nanoseconds / $0.nanoseconds) } ?? ""
      Swift.print("| \(benchmark.name) | \(text(benchmark.median.nanoseconds)) | \(each) | \(aim) | \(share) |")
    }
  }

  private static func text(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: String(format: "%.1f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.1f µs", nanoseconds / 1_000)
    default: String(format: "%.1f ms", nanoseconds / 1_000_000)
    }
  }
}
