/// Something that was cleaned when a deck was read; nothing is missing because of it.
public struct DeckChange: Hashable, Sendable {
  /// Where it stood.
  public let place: SourcePlace
  /// What was done.
  public let kind: Kind

  /// Reports what was done at a place.
  public init(at place: SourcePlace, _ kind: Kind) { (self.place, self.kind) = (place, kind) }

  /// What can be cleaned.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Spaces around a text, or several within it.
    case spaces
    /// Letters that were written in another Unicode form.
    case unicodeForm
    /// Markup of HTML.
    case markup
    /// Alternatives were told apart that were not written as such, or joined where two said the same.
    case alternatives
    /// A row that says what an earlier one says was joined with it.
    case duplicate
  }
}
