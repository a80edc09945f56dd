import Foundation

/// What one transcript has to itself: a data folder, and copies of the fixtures.
///
/// Its paths are always equally long, so that lines break at the same places everywhere.
final class TranscriptFolder {
  private let root: URL

  var data: String { root.appending(path: "data").path }
  var files: String { root.appending(path: "files").path }

  init(fixtures: URL) throws {
    let suffix = UInt32.random(in: 0x10_0000...0xFF_FFFF)
    root = URL(filePath: "/tmp/arcade-\(String(suffix, radix: 16))")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: fixtures.path, toPath: files)
    try FileManager.default.copyItem(atPath: TranscriptTestCase.stall.path, toPath: "\(files)/stall")
  }

  deinit { try? FileManager.default.removeItem(at: root) }
}
