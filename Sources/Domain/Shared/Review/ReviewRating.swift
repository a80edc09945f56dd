/// A rating of how well a card was known.
public enum ReviewRating: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The answer was wrong or too late.
  case again = 1
  /// The answer was right with help: a hint, a slip, or a second try.
  case hard
  /// The answer was right.
  case good
  /// The answer was right and fast.
  case easy

  /// Whether one rating is lower than another.
  public static func < (one: ReviewRating, other: ReviewRating) -> Bool { one.rawValue < other.rawValue }
}
