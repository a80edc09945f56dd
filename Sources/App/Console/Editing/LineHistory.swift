import ArcadeData

/// The history of typed lines, a list for each system, stored in the data folder.
///
/// If it cannot be stored, it is kept in memory until the end; no work waits for it.
final class LineHistory {
  package static let limit = HistoryFile.limit

  private let folder: String
  private var notKept: [String: [String]] = [:]

  package init(folder: String) { self.folder = folder }

  /// Returns the history of a system, the oldest line first.
  package func lines(of system: String) -> [String] {
    Array((file(of: system).lines() + notKept[system, default: []]).suffix(Self.limit))
  }

  /// Adds a line as the newest one, and stores lines that could not be stored before, such as at the first start.
  package func add(_ line: String, to system: String) {
    notKept[system, default: []].append(line)
    for (system, lines) in notKept {
      let rest = lines.drop { line in (try? file(of: system).add(line)) != nil }
      notKept[system] = rest.isEmpty ? nil : Array(rest)
    }
  }

  private func file(of system: String) -> HistoryFile { HistoryFile(folder: folder, system: system) }
}
