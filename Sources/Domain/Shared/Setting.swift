/// Something that can be set, by its name: in `config.json`, or in the store for all its tills.
///
/// Each system declares its own, in its folder of Data.
public struct Setting: Hashable, Sendable {
  /// What a value is.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    /// One of a few words.
    case choice([String])
    /// The place of a feed: a file or an address.
    case place
    /// The path of a folder.
    case folder
    /// The address of a server.
    case server
    /// The address of the server that everything is kept on.
    case store
    /// A code of ISO 4217.
    case currency
    /// The name of somebody, as in `Owner`.
    case person
    /// A part of a whole, in percent.
    case percent
    /// How probably something is to be known when it comes back.
    case retention
    /// A whole number within bounds.
    case count(ClosedRange<Int>)
    /// Steps of minutes, or none.
    case steps
    /// A key, which nobody but its owner may see.
    case key
    /// A line of receipts, which is kept in the store for all its tills.
    case receiptLine
  }

  /// The name, such as `shop.catalog`.
  public let name: String
  /// What a value of it is.
  public let kind: Kind

  /// Declares a setting.
  public init(_ name: String, _ kind: Kind = .text) { (self.name, self.kind) = (name, kind) }

  /// The only values that it can have; nil where any text will do.
  public var allowedValues: [String]? { if case .choice(let values) = kind { values } else { nil } }

  /// How a value is written that is a number or a list of them; nil where it is neither.
  public var form: String? {
    switch kind {
    case .retention: "\(Scheduler.possibleRetention.lowerBound)-\(Scheduler.possibleRetention.upperBound)"
    case .count(let bounds): "\(bounds.lowerBound)-\(bounds.upperBound)"
    case .steps: "1m,10m|none"
    default: nil
    }
  }

  /// Whether a value is a path or an address.
  public var isPlace: Bool { kind == .place || kind == .folder || kind == .server }

  /// Whether a value is a key.
  public var isSecret: Bool { kind == .key }

  /// Whether it is kept in the store, for all its tills, and nowhere else.
  public var isInStore: Bool { kind == .receiptLine }

  /// The most characters of a line of receipts.
  public static let longestReceiptLine = 200

  /// Whether it can have a value; of a place nobody knows before it is read.
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
