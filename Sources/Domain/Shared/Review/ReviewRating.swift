/// How well an answer showed that something is known.
public enum ReviewRating: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// It was wrong, or did not come in time.
  case again = 1
  /// It was right with help: a hint, a slip, a second try.
  case hard
  /// It was right.
  case good
  /// It was right at once.
  case easy

  /// Whether one rating says less than another.
  public static func < (one: ReviewRating, other: ReviewRating) -> Bool { one.rawValue < other.rawValue }
}
