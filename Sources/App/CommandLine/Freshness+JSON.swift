import ArcadeDomain

// How every document says where its contents came from and how old they are.
extension Freshness: JSONConvertible {
  var json: JSONText { json(isStale: since != nil) }

  /// The members `source` (`starter`, `fresh` or `cached`), `asOf` (the time from which they were kept, else null) and
  /// `stale`: whether a kept copy stands in for the source, which may say something else by now.
  func json(isStale: Bool) -> JSONText {
    let source =
      switch self {
      case .starter: "starter"
      case .fresh: "fresh"
      case .cached: "cached"
      }
    return ["source": source, "asOf": since, "stale": isStale]
  }

  /// What a document says that rests on two: the older kept copy, else what came just now.
  func older(_ other: Freshness) -> Freshness {
    switch (since, other.since) {
    case (let mine?, let others?): mine <= others ? self : other
    case (_?, nil): self
    case (nil, _?): other
    case (nil, nil): self == .starter ? other : self
    }
  }
}
