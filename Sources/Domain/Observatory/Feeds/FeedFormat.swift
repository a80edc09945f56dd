/// How a feed of which all is watched is to be read: what was found when it was added, or what somebody says of it.
///
/// Nil is what nothing tells, as no file tells an encoding that has only letters of ASCII.
public struct FeedFormat: Hashable, Sendable {
  /// How its letters are written.
  public var encoding: FeedEncoding?
  /// What parts the fields of a table.
  public var delimiter: FeedDelimiter?
  /// What parts the decimals of its prices.
  public var decimal: DecimalSign?
  /// Which columns or keys say what, as in `id=sku,price=cost`.
  public var columns: String?
  /// What its prices are in.
  public var currency: Currency?

  /// Describes a feed, as far as something is known of it.
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

/// What parts the fields of a table that is a feed.
public enum FeedDelimiter: String, CaseIterable, Hashable, Sendable {
  /// As most programs write tables.
  case comma
  /// As spreadsheets write them where a comma parts decimals.
  case semicolon
  /// As tables are copied and pasted.
  case tab
}

/// Something of how a feed is read that another file can contradict.
public enum FeedTrait: String, CaseIterable, Hashable, Sendable {
  /// How its letters are written.
  case encoding
  /// What parts its fields.
  case delimiter
  /// What parts the decimals of its prices.
  case decimal
  /// The columns or keys that it has.
  case columns
  /// What its prices are in.
  case currency
}

/// Something that no listing of a feed has.
public enum MissingColumn: Hashable, CaseIterable, Sendable {
  /// Nothing says what they cost.
  case prices
  /// Nothing says what they are called.
  case names
}

extension RepositoryError.Code {
  /// Nothing tells what the prices of a feed are in.
  public static let currencyUndecided = Self(rawValue: "currencyUndecided")
  /// A sign in the prices of a feed may part decimals or thousands; what was found is one of them.
  public static let decimalUndecided = Self(rawValue: "decimalUndecided")
  /// A feed of which no listing can be read.
  public static let noListings = Self(rawValue: "noListings")
  /// A source that can only be searched, of which all cannot be watched.
  public static let searchedOnly = Self(rawValue: "searchedOnly")
}
