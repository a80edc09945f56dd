import Foundation

/// How long the built binary takes from its start to its first prompt.
enum StartupBenchmark {
  static func run() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-bench-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "arcade")
    var results: [Benchmark] = []
    for arguments in [[], ["shop"]] {
      let name = (["arcade"] + arguments).joined(separator: " ")
      results.append(
        try await Benchmark("start of `\(name)` to the first prompt", runs: 41, aim: .milliseconds(20)) {
          try firstPrompt(of: binary, arguments + ["--data-dir", folder])
        }
      )
    }
    return results
  }

  private static func firstPrompt(of binary: URL, _ arguments: [String]) throws -> Int {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = binary
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var seen = Data()
    while !seen.hasSuffix("\n> ") {
      let more = output.fileHandleForReading.availableData
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
