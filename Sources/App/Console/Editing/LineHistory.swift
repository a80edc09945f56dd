import ArcadeData

/// The lines that were typed before, a list for each system, kept in the data folder.
///
/// Where they cannot be kept they are remembered until the end; nobody's work waits for them.
final class LineHistory {
  package static let limit = HistoryFile.limit

  private let folder: String
  private var notKept: [String: [String]] = [:]

  package init(folder: String) { self.folder = folder }

  /// The lines that were typed in a system, the oldest first.
  package func lines(of system: String) -> [String] {
    Array((file(of: system).lines() + notKept[system, default: []]).suffix(Self.limit))
  }

  /// Adds a line as the newest one, and keeps what could not be kept before, such as at the menu of the first start.
  package func add(_ line: String, to system: String) {
    notKept[system, default: []].append(line)
    for (system, lines) in notKept {
      let rest = lines.drop { line in (try? file(of: system).add(line)) != nil }
      notKept[system] = rest.isEmpty ? nil : Array(rest)
    }
  }

  private func file(of system: String) -> HistoryFile { HistoryFile(folder: folder, system: system) }
}
