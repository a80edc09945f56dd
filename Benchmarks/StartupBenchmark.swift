import Foundation

/// The time from the start of the program to its first prompt, and to the end of printing its version.
enum StartupBenchmark {
  static func run() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-bench-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var results: [Benchmark] = []
    for arguments in [[], ["shop"], ["prices"], ["names"], ["words"], ["observe"]] {
      let name = (["arcade"] + arguments).joined(separator: " ")
      let aim: Duration? = results.count < 2 ? .milliseconds(20) : nil
      let benchmark = try await Benchmark("`\(name)` to the first prompt", runs: 41, aim: aim) {
        try firstPrompt(arguments + ["--data-dir", folder])
      }
      results.append(results.first.map { benchmark.compared(to: $0, "`arcade`") } ?? benchmark)
    }
    let version = try await Benchmark("`arcade --version`", runs: 41) {
      try BuiltProgram.output(of: ["--version"]).utf8.count
    }
    return results + [results.first.map { version.compared(to: $0, "`arcade`") } ?? version]
  }

  private static func firstPrompt(_ arguments: [String]) throws -> Int {
    let (process, output) = BuiltProgram.process(arguments)
    process.standardInput = Pipe()
    try process.run()
    var seen = Data()
    while !seen.hasSuffix("\n> ") {
      let more = output.availableData
      guard !more.isEmpty else { break }
      seen += more
    }
    process.terminate()
    return seen.count
  }
}

extension Data {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count) == Data(text.utf8) }
}
