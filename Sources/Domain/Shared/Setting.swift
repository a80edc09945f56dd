/// A setting with a name, stored in `config.json`, or in the store for all its tills. Each system declares its settings
/// in its folder of Data.
public struct Setting: Hashable, Sendable {
  /// The type of a value.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    /// One of a few words.
    case choice([String])
    /// The path or URL of a feed.
    case place
    /// The path of a folder.
    case folder
    /// The URL of a server.
    case server
    /// The URL of the database server.
    case store
    /// An ISO 4217 code.
    case currency
    /// The name of an owner, as in `Owner`.
    case person
    /// A percentage from 0 to 100.
    case percent
    /// A retention of the scheduler.
    case retention
    /// A whole number within a range.
    case count(ClosedRange<Int>)
    /// Steps of minutes, or none.
    case steps
    /// A secret key, shown to nobody.
    case key
    /// A line on receipts, which is stored for all tills of the store.
    case receiptLine
  }

  /// The name, such as `shop.catalog`.
  public let name: String
  /// The type of its values.
  public let kind: Kind

  /// Creates a setting.
  public init(_ name: String, _ kind: Kind = .text) { (self.name, self.kind) = (name, kind) }

  /// The allowed values; nil if any text is allowed.
  public var allowedValues: [String]? { if case .choice(let values) = kind { values } else { nil } }

  /// The form of a number or a list of numbers; nil for other types.
  public var form: String? {
    switch kind {
    case .retention: "\(Scheduler.possibleRetention.lowerBound)-\(Scheduler.possibleRetention.upperBound)"
    case .count(let bounds): "\(bounds.lowerBound)-\(bounds.upperBound)"
    case .steps: "1m,10m|none"
    default: nil
    }
  }

  /// Whether a value is a path or a URL.
  public var isPlace: Bool { kind == .place || kind == .folder || kind == .server }

  /// Whether a value is a key.
  public var isSecret: Bool { kind == .key }

  /// Whether it is stored only in the store, for all its tills.
  public var isInStore: Bool { kind == .receiptLine }

  /// The most characters of a line on receipts.
  public static let longestReceiptLine = 200

  /// Whether a value is valid; any non-empty text for a path or URL, which is checked when it is read.
  public func accepts(_ value: String) -> Bool {
    switch kind {
    case .folder: !value.isEmpty && !value.contains("://")
    case .person: Owner(value) != nil
    case .percent: Percent(written: value) != nil
    case .retention: Scheduler.retention(written: value) != nil
    case .count(let bounds): Int(value).map(bounds.contains) ?? false
    case .steps: Scheduler.steps(written: value) != nil
    case .currency: Currency(code: value.uppercased()) != nil
    case .receiptLine: value.oneLine(atMost: Self.longestReceiptLine) != nil
    default: allowedValues?.contains(value) ?? !value.isEmpty
    }
  }
}
