public import ArcadeDomain

/// Writes decks as text that Anki imports, and that reads as the same deck again.
public struct DeckWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// Returns the deck with a line for each pair, fields separated by tabs and in quotes only where they need them.
  ///
  /// Each field is cleaned before; no sign that defuses formulas is added, as no reader of decks would take it away.
  public func text(of deck: Deck, cleaning: (String) -> String = { $0 }) -> String {
    let hasTopics = deck.pairs.contains { !$0.topics.isEmpty }
    let guids = deck.pairs.contains { $0.guid != nil } ? ["guid"] : []
    let more = (hasTopics ? ["topic"] : []) + guids
    func row(_ fields: [String]) -> String { fields.map { field(cleaning($0)) }.joined(separator: "\t") }
    let languages = [deck.languages.first, deck.languages.second].map { DeckText.line($0.rawValue) }
    let headers = [
      "#separator:tab", "#html:false", "#columns:" + row(languages + more),
      "#deck:" + DeckText.line(cleaning(deck.name)),
    ]
    let rows = deck.pairs.map { pair in
      row(
        [pair.first.text, pair.second.text] + (hasTopics ? [pair.topicText ?? ""] : [])
          + guids.map { _ in pair.guid ?? "" }
      )
    }
    return (headers + rows).map { $0 + "\n" }.joined()
  }

  // A sign at the beginning of a line would make a comment of it. A quote is a
  // byte here: with an accent behind it, it is another character.
  private func field(_ text: String) -> String {
    let special: [UInt8] = [.quote, .lineFeed, .carriageReturn, Delimiter.tab.rawValue]
    guard text.utf8.contains(where: special.contains) || text.utf8.first == UInt8(ascii: "#") else { return text }
    let doubled = text.utf8.flatMap { $0 == .quote ? [$0, $0] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
  }
}
