import ArcadeDomain

// How every document says where its contents came from and how old they are.
extension Freshness {
  /// The member `source`: `starter`, `fresh` or `cached`.
  var source: JSONText {
    switch self {
    case .starter: "starter"
    case .fresh: "fresh"
    case .cached: "cached"
    }
  }

  /// The member `asOf`: the time from which they were kept, else null.
  var asOf: JSONText { since.map { .string($0.isoText) } ?? .null }

  /// The member `stale`: whether a kept copy stands in for the source, which may say something else by now.
  var isStale: Bool { since != nil }

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
