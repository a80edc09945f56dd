import ArcadeData

/// The lines that were typed before, a list for each system, kept in the data folder.
///
/// Where they cannot be kept they are remembered until the end; nobody's work waits for them.
final class LineHistory {
  static let limit = HistoryFile.limit

  private let folder: String
  private var notKept: [String: [String]] = [:]

  init(folder: String) { self.folder = folder }

  /// The lines that were typed in a system, the oldest first.
  func lines(of system: String) -> [String] {
    Array((file(of: system).lines() + notKept[system, default: []]).suffix(Self.limit))
  }

  /// Adds a line as the newest one.
  func add(_ line: String, to system: String) {
    do {
      try file(of: system).add(line)
    } catch {
      notKept[system, default: []].append(line)
    }
  }

  private func file(of system: String) -> HistoryFile { HistoryFile(folder: folder, system: system) }
}
