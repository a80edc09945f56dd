import ArcadeData
import Foundation

/// The time to compare two CSV files of 72 MB: 1 % new, 1 % gone, 3 % changed, the second one shuffled.
enum FeedBenchmarks {
  private static let count = 1_000_000

  static func run() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try writeFeeds(into: folder)
    let command = ["observe", "diff", "--summary"] + paths
    let memory = try BuiltProgram.mostMemory(of: command).map { ", with at most \($0) MB" } ?? ""
    let reading = try await Benchmark("reading both files with `Data`", runs: 11) {
      try paths.map(bytes)
    }
    let comparing = try await Benchmark("`FeedSummary` of two files of 72 MB", count: count, runs: 11) {
      try FeedSummary(from: paths[0], to: paths[1])
    }
    let name = "`arcade observe diff --summary` of the same\(memory)"
    let whole = try await Benchmark(name, count: count, runs: 11, aim: .milliseconds(130)) {
      try BuiltProgram.output(of: command)
    }
    return [reading, comparing.compared(to: reading, "reading"), whole.compared(to: reading, "reading")]
  }

  /// Reads a file in parts of 1 MB, because the time to allocate memory for all of it depends on earlier work.
  private static func bytes(of path: String) throws -> Int {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    var count = 0
    while let part = try file.read(upToCount: 1 << 20), !part.isEmpty { count += part.count }
    return count
  }

  private static func writeFeeds(into folder: URL) throws -> [String] {
    let feeds = FeedPair(count: count)
    return try [("old.csv", feeds.old), ("new.csv", feeds.new)].map { name, feed in
      let file = folder.appending(path: name)
      try feed.write(to: file)
      return file.path
    }
  }
}
