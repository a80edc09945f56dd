public import ArcadeDomain

extension Setting {
  /// The environment variable that overrides it: `ARCADE_SHOP_CATALOG` for `shop.catalog`.
  ///
  /// A hyphen becomes an underscore too, because shells cannot set variables with hyphens.
  public var variable: String { "ARCADE_" + name.uppercased().map { ".-".contains($0) ? "_" : String($0) }.joined() }

  /// Returns the value in an environment, if any; settings shared by all tills have none.
  func value(in environment: [String: String]) -> String? {
    isInStore ? nil : environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns a value as it may be shown: a key is masked, an address loses what may be a key.
  public func shown(_ value: String) -> String {
    if isInStore { return value }
    if kind == .store { return PostgreSQLAddress.withoutPassword(value) }
    return isSecret ? Secret.mask : FeedAddress.withoutSecrets(value)
  }

  /// The language: `en`, `es` or `ja`.
  public static let language = Setting("language", .choice(["en", "es", "ja"]))
  /// The location of the data: the address of a PostgreSQL server; if not set, the file in the data folder.
  public static let store = Setting("store", .store)
  /// The owner of carts and games, if several people share a store.
  public static let person = Setting("person", .person)
  /// Whether pictures are drawn: `auto`, `never` or `always`.
  public static let pictures = Setting("pictures", .choice(["auto", "never", "always"]))
}

/// A key that is never revealed: printed, dumped or in a message, it is a mask.
public struct Secret: Hashable, Sendable {
  /// The text shown instead of a key.
  public static let mask = "(hidden)"

  /// The key itself, for the request that needs it.
  let value: String

  /// Wraps a key.
  init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomReflectable {
  /// The mask.
  public var description: String { Self.mask }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
