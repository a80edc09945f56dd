public import ArcadeDomain

/// Writes decks as text that Anki imports and Arcade reads back.
public struct DeckWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// Returns the deck with a line per pair. Fields are separated by tabs, and quoted only if needed. Given answers are
  /// written beside their pairs.
  ///
  /// Each field is cleaned first. There is no formula guard, because readers of decks would not remove it.
  public func text(of deck: Deck, with answers: [ReviewAnswer]? = nil, cleaning: (String) -> String = { $0 }) -> String
  {
    let answers = answers.map { Dictionary(grouping: $0, by: \.card) }
    let columns: [(name: String, cell: (TranslatedWord) -> String)?] = [
      (DeckText.line(deck.languages.first.rawValue), { $0.first.text }),
      (DeckText.line(deck.languages.second.rawValue), { $0.second.text }),
      deck.pairs.contains { !$0.topics.isEmpty } ? ("topic", { $0.topicText ?? "" }) : nil,
      deck.pairs.contains { $0.guid != nil } ? ("guid", { $0.guid ?? "" }) : nil,
      answers.map { answers in ("progress", { WrittenProgress(of: $0, in: deck.languages, answers).text }) },
    ]
    let present = columns.compactMap(\.self)
    func row(_ fields: [String]) -> String { fields.map { field(cleaning($0)) }.joined(separator: "\t") }
    let headers = [
      "#separator:tab", "#html:false", "#columns:" + row(present.map(\.name)),
      "#deck:" + DeckText.line(cleaning(deck.name)),
    ]
    let rows = deck.pairs.map { pair in row(present.map { $0.cell(pair) }) }
    return (headers + rows).map { $0 + "\n" }.joined()
  }

  /// Returns the answers about a pair in that format.
  public func progress(of pair: TranslatedWord, in deck: Deck, among answers: [ReviewCardID: [ReviewAnswer]]) -> String
  { WrittenProgress(of: pair, in: deck.languages, answers).text }

  // A `#` at the start of a line would begin a comment. Quotes are compared by bytes: one followed by an accent is
  // another character.
  private func field(_ text: String) -> String {
    let special: [UInt8] = [.quote, .lineFeed, .carriageReturn, Delimiter.tab.rawValue]
    guard text.utf8.contains(where: special.contains) || text.utf8.first == UInt8(ascii: "#") else { return text }
    let doubled = text.utf8.flatMap { $0 == .quote ? [$0, $0] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
  }
}
