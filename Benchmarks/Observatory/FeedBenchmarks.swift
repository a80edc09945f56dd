import ArcadeData
import Foundation

/// How long it takes to compare two CSV files of 72 MB: 1 % new, 1 % gone, 3 % changed, the second one shuffled.
///
/// A process of its own shows what it takes from start to end, and how much memory.
enum FeedBenchmarks {
  private static let count = 1_000_000
  private static let childArgument = "compare-feeds"

  /// Whether this process was started to compare two files and nothing else.
  static var isChild: Bool { CommandLine.arguments.count == 4 && CommandLine.arguments[1] == childArgument }

  static func runAsChild() throws {
    let difference = try FeedDifference(from: CommandLine.arguments[2], to: CommandLine.arguments[3])
    print(difference.new.count, difference.outOfSight.count, difference.changed.count, difference.unchanged)
    print(try mostMemory())
  }

  static func run() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feeds = FeedPair(count: count)
    let paths = (old: folder.appending(path: "old.csv").path, new: folder.appending(path: "new.csv").path)
    try feeds.old.write(to: URL(fileURLWithPath: paths.old))
    try feeds.new.write(to: URL(fileURLWithPath: paths.new))
    let memory = try child(paths.old, paths.new)
    return [
      try await Benchmark("two feeds of \(feeds.old.count / 1_000_000) MB", count: count, runs: 11) {
        try FeedDifference(from: paths.old, to: paths.new)
      },
      try await Benchmark("the whole process, of \(memory)", count: count, runs: 11, aim: .milliseconds(250)) {
        try child(paths.old, paths.new)
      },
    ]
  }

  /// Runs this program on two files; returns the last line of its output.
  private static func child(_ old: String, _ new: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [childArgument, old, new]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// The most memory that this process ever had, mapped files included, as the system says it.
  private static func mostMemory() throws -> String {
    let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    let kilobytes = lines.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropFirst().first
    return "\((kilobytes.flatMap { Int($0) } ?? 0) / 1_024) MB"
  }
}
