public import ArcadeDomain

extension Setting {
  /// The application that Rakuten knows one by.
  public static let rakutenApplicationID = Setting("observe.rakuten.application-id", .key)
  /// The key that goes with it since 2026; without one the older version of the service is asked.
  public static let rakutenAccessKey = Setting("observe.rakuten.access-key", .key)
  /// The page that a web application says that it asks from.
  public static let rakutenReferer = Setting("observe.rakuten.referer")
  /// The address of a server that stands in for Rakuten's.
  public static let rakutenBase = Setting("observe.rakuten.base", .server)
  /// The address that what is told is posted to.
  public static let post = Setting("observe.post", .server)
  /// The token that goes with it, to that address alone.
  public static let postToken = Setting("observe.post-token", .key)

  static let ofObservatory: [Setting] = [
    .rakutenApplicationID, .rakutenAccessKey, .rakutenReferer, .rakutenBase, .post, .postToken,
  ]
}
