/// Something that was cleaned up when a deck was read, without losing anything.
public struct DeckChange: Hashable, Sendable {
  /// The place in the source.
  public let place: SourcePlace
  /// What was cleaned up.
  public let kind: Kind

  /// Creates a report.
  public init(at place: SourcePlace, _ kind: Kind) { (self.place, self.kind) = (place, kind) }

  /// The kinds of cleaning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Spaces around a text, or several within it.
    case spaces
    /// Letters that were written in another Unicode form.
    case unicodeForm
    /// Markup of HTML.
    case markup
    /// Alternatives were split that were not written as such, or equal ones were merged.
    case alternatives
    /// A row that repeats an earlier one was merged with it.
    case duplicate
  }
}
