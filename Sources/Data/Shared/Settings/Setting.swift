/// Something that can be set, by its name in `config.json`.
///
/// Each system declares its own in its folder; `Setting.all` lists them.
public struct Setting: Hashable, Sendable {
  /// The name, such as `shop.catalog`.
  public let name: String
  /// The only values that it can have; nil where any text will do.
  public let allowedValues: [String]?

  /// Whether a value is the place of a feed, a file or an address.
  public let isFeed: Bool

  /// Whether a value is a key, which nobody but its owner may see.
  public let isSecret: Bool

  /// Declares a setting.
  public init(_ name: String, allowedValues: [String]? = nil, isFeed: Bool = false, isSecret: Bool = false) {
    self.name = name
    self.allowedValues = allowedValues
    self.isFeed = isFeed
    self.isSecret = isSecret
  }

  /// The environment variable that has the last word: `ARCADE_SHOP_CATALOG` for `shop.catalog`.
  ///
  /// A hyphen becomes an underscore too, as no shell can set a variable with one.
  public var variable: String {
    "ARCADE_" + name.uppercased().map { ".-".contains($0) ? "_" : String($0) }.joined()
  }

  /// A value as it may be shown: a key not at all, an address without what may be a key.
  public func shown(_ value: String, hidden: String = Secret.mask) -> String {
    isSecret ? hidden : FeedAddress.withoutSecrets(value)
  }

  /// The language: `en`, `es` or `ja`.
  public static let language = Setting("language", allowedValues: ["en", "es", "ja"])
  /// Whether pictures are drawn: `auto`, `never` or `always`.
  public static let pictures = Setting("pictures", allowedValues: ["auto", "never", "always"])
}
