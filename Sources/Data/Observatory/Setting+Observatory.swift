public import ArcadeDomain

extension Setting {
  /// The application ID at Rakuten.
  public static let rakutenApplicationID = Setting("observe.rakuten.application-id", .key)
  /// The access key, required since 2026; without it the older version of the service is used.
  public static let rakutenAccessKey = Setting("observe.rakuten.access-key", .key)
  /// The referring page that a web application sends.
  public static let rakutenReferer = Setting("observe.rakuten.referer")
  /// The URL of a server that replaces Rakuten's.
  public static let rakutenBase = Setting("observe.rakuten.base", .server)
  /// The address to which alerts are posted.
  public static let post = Setting("observe.post", .server)
  /// The token for posting, sent to that address alone.
  public static let postToken = Setting("observe.post-token", .key)

  static let ofObservatory: [Setting] = [
    .rakutenApplicationID, .rakutenAccessKey, .rakutenReferer, .rakutenBase, .post, .postToken,
  ]
}
