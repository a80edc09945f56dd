import ArcadeDomain

@testable import ArcadeData

/// Returns the place of a list's element, or of a value in it under keys such as `.rule.pay`.
func entry(_ number: Int?, _ keys: String = "") -> SourcePlace {
  let key = keys.drop { $0 == "." }.replacing(/\[[0-9]+\]/, with: "")
  return SourcePlace("", entry: number, key: key.isEmpty ? nil : String(key))
}

extension SourcePlace {
  /// The same place without line and column.
  var withoutLine: SourcePlace { SourcePlace("", entry: entry, key: key) }
}

extension TruncatedList {
  /// Returns the same places without lines and columns.
  func withoutLines<Mistake>() -> [FeedProblem<Mistake>] where Element == FeedProblem<Mistake> {
    map { FeedProblem(at: $0.place.withoutLine, $0.mistake) }
  }
}
