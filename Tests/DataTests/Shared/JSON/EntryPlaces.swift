import ArcadeDomain

@testable import ArcadeData

/// The place of an element of a list, or of what stands there under keys such as `.rule.pay`.
func entry(_ number: Int?, _ keys: String = "") -> SourcePlace {
  let key = keys.drop { $0 == "." }.replacing(/\[[0-9]+\]/, with: "")
  return SourcePlace("", entry: number, key: key.isEmpty ? nil : String(key))
}

extension SourcePlace {
  /// The same on whichever line and column it stands.
  var withoutLine: SourcePlace { SourcePlace("", entry: entry, key: key) }
}

extension TruncatedList {
  /// The same on whichever lines and columns they stand.
  func withoutLines<Mistake>() -> [FeedProblem<Mistake>] where Element == FeedProblem<Mistake> {
    map { FeedProblem(at: $0.place.withoutLine, $0.mistake) }
  }
}
