public import ArcadeDomain

extension Setting {
  /// The environment variable that has the last word: `ARCADE_SHOP_CATALOG` for `shop.catalog`.
  ///
  /// A hyphen becomes an underscore too, as no shell can set a variable with one.
  public var variable: String { "ARCADE_" + name.uppercased().map { ".-".contains($0) ? "_" : String($0) }.joined() }

  /// The value that an environment gives, where it does; one that all tills share comes from none.
  func value(in environment: [String: String]) -> String? {
    isInStore ? nil : environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A value as it may be shown: a key not at all, an address without what may be a key.
  public func shown(_ value: String) -> String {
    if isInStore { return value }
    if kind == .store { return PostgreSQLAddress.withoutPassword(value) }
    return isSecret ? Secret.mask : FeedAddress.withoutSecrets(value)
  }

  /// The language: `en`, `es` or `ja`.
  public static let language = Setting("language", .choice(["en", "es", "ja"]))
  /// Where everything is kept: the address of a server of PostgreSQL, or the file in the data folder where it is not set.
  public static let store = Setting("store", .store)
  /// Whose carts and games these are, where several share a store.
  public static let person = Setting("person", .person)
  /// Whether pictures are drawn: `auto`, `never` or `always`.
  public static let pictures = Setting("pictures", .choice(["auto", "never", "always"]))
}

/// A key that shows itself to nobody: printed, dumped or in a message, it is its mask.
public struct Secret: Hashable, Sendable {
  /// What stands in place of a key.
  public static let mask = "(hidden)"

  /// The key itself, for the one who has to send it.
  let value: String

  /// Wraps a key.
  init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomReflectable {
  /// The mask.
  public var description: String { Self.mask }
  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
