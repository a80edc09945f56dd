import ArcadePresentation

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
