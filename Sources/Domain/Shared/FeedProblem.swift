/// One mistake in something that was read, with where it stands.
///
/// What it concerns was left out; everything else holds.
public struct FeedProblem<Mistake: Hashable & Sendable>: Hashable, Sendable {
  /// Where it stands.
  public let place: SourcePlace
  /// What is wrong there.
  public let mistake: Mistake

  /// Reports a mistake at a place.
  public init(at place: SourcePlace, _ mistake: Mistake) { (self.place, self.mistake) = (place, mistake) }

  /// Reports a mistake at a place that its path alone tells: `people.csv:12`.
  public init(at path: String, _ mistake: Mistake) { self.init(at: SourcePlace(path), mistake) }

  /// Where it stands, without the element and the keys.
  public var path: String { place.path }
}

extension FeedProblem: Error {}

/// Where something stands in what was read; all places count from 1.
public struct SourcePlace: Hashable, Sendable {
  /// The file with the line, and the column where it is known: `products.json:12:8`, `people.csv:12`.
  public let path: String
  /// Which element of the list it is, or is part of; nil where it is part of none, or the line says enough.
  public let entry: Int?
  /// The keys that lead to it from there: `rule.pay`.
  public let key: String?

  /// Names a place.
  public init(_ path: String, entry: Int? = nil, key: String? = nil) {
    (self.path, self.entry, self.key) = (path, entry, key)
  }
}

/// The mistakes that any feed can have.
public enum FeedMistake: Hashable, Sendable {
  /// A key that must be there is not.
  case missing(key: String)
  /// A key that nothing reads; the nearest known one, if any is near.
  case unknownKey(String, nearest: String?)
  /// A value outside a closed list.
  case unknownValue(String, allowed: [String], nearest: String?)
  /// A value of another kind.
  case wrongShape(expected: FeedShape)
  /// A text that is neither a file nor an address of a kind that is read; without what may be a key.
  case notAnAddress(String)
  /// A text or number that is no exact amount.
  case amount(AmountError)
  /// A number below or above what makes sense.
  case outOfRange(String, lowest: String, highest: String?)
  /// Something that must be unique stands there a second time.
  case repeated(String)
  /// A row with more fields than there are headings.
  case tooManyFields
  /// Bytes that are no text in UTF-8.
  case notUTF8
  /// A quote that is opened and never closed.
  case unclosedQuote
  /// One for which the rest cannot be read either.
  case syntax(SyntaxMistake)
}

/// What a value in a feed should have been.
public enum FeedShape: String, Hashable, Sendable {
  /// A text that is not empty.
  case text
  /// A number without decimals.
  case wholeNumber
  /// A decimal number, as a number or in a text.
  case amount
  /// Any number of values, one after the other.
  case list
  /// An object with keys.
  case object
  /// A date such as 2026-12-24.
  case date
  /// A day of the year such as 12-24.
  case monthDay
  /// A code without spaces, of at most 64 characters.
  case code
  /// Text, or an object with a text per language.
  case textOrTranslations
  /// Yes or no.
  case flag
}
