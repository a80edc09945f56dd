/// The format of a feed, as detected when the watch was added or as the user set it. A value is nil if it is unknown;
/// for example, a file with only ASCII letters does not show its encoding.
public struct FeedFormat: Hashable, Sendable {
  /// The text encoding.
  public var encoding: FeedEncoding?
  /// The field delimiter of a table.
  public var delimiter: FeedDelimiter?
  /// The decimal separator of the prices.
  public var decimal: DecimalSign?
  /// The columns or keys to use, as in `id=sku,price=cost`.
  public var columns: String?
  /// The currency of the prices.
  public var currency: Currency?

  /// Creates a format from what is known.
  public init(
    encoding: FeedEncoding? = nil,
    delimiter: FeedDelimiter? = nil,
    decimal: DecimalSign? = nil,
    columns: String? = nil,
    currency: Currency? = nil
  ) {
    (self.encoding, self.delimiter, self.decimal) = (encoding, delimiter, decimal)
    (self.columns, self.currency) = (columns, currency)
  }
}

/// The field delimiter of a table.
public enum FeedDelimiter: String, CaseIterable, Hashable, Sendable {
  /// A comma, as most programs write tables.
  case comma
  /// A semicolon, as spreadsheets write tables if the decimal separator is a comma.
  case semicolon
  /// A tab, as in copied and pasted tables.
  case tab
}

/// A detected property of a feed that a later file can contradict.
public enum FeedTrait: String, CaseIterable, Hashable, Sendable {
  /// The text encoding.
  case encoding
  /// The field delimiter.
  case delimiter
  /// The decimal separator of the prices.
  case decimal
  /// The columns or keys of the feed.
  case columns
  /// The currency of the prices.
  case currency
}

/// Something that all listings of a feed lack.
public enum MissingColumn: Hashable, CaseIterable, Sendable {
  /// No listing has a price.
  case prices
  /// No listing has a name.
  case names
}

extension RepositoryError.Code {
  /// The currency of a feed's prices cannot be determined.
  public static let currencyUndecided = Self(rawValue: "currencyUndecided")
  /// A sign in the prices of a feed may separate decimals or thousands.
  public static let decimalUndecided = Self(rawValue: "decimalUndecided")
  /// No listing of the feed can be read.
  public static let noListings = Self(rawValue: "noListings")
  /// The source can only be searched, so it cannot be watched as a whole.
  public static let searchedOnly = Self(rawValue: "searchedOnly")
}
