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

  /// The time from which they were kept; nil where they were not.
  var since: Moment? {
    if case .cached(let since, _) = self { since } else { nil }
  }
}
