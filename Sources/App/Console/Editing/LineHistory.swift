import ArcadeData
import ArcadePresentation

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

  /// Adds a line as the newest one, and keeps what could not be kept before, such as at the menu of the first start.
  func add(_ line: String, to system: String) {
    notKept[system, default: []].append(line)
    for (system, lines) in notKept {
      let rest = lines.drop { line in (try? file(of: system).add(line)) != nil }
      notKept[system] = rest.isEmpty ? nil : Array(rest)
    }
  }

  private func file(of system: String) -> HistoryFile { HistoryFile(folder: folder, system: system) }
}

/// Which typed lines are remembered, so that a person can have them back.
enum HistoryRule {
  private static let longest = 1_000

  /// Whether a line is kept: nothing secret, and no answer to a question or in a round of a game.
  ///
  /// `offers` is what could be done where it was typed, `isAsked` whether something was asked there.
  static func keeps(_ text: String, isAsked: Bool, offers: [Offer]) -> Bool {
    let line = ConsoleLine(text)
    guard !isAsked, !line.words.isEmpty, text.count <= longest, ConsoleLine.echo(of: text) == text else { return false }
    switch TypedCall(line, offers: offers, numbers: [:]) {
    case .call(let offer, _), .misused(let offer): return !offer.takesSecret
    case .unknown: return !offers.contains { $0.weight == .usual && $0.takesSecret }
    }
  }
}
