/// What the latest update made of a listing, in the order in which groups are shown.
public enum ListingGroup: String, CaseIterable, Hashable, Sendable {
  /// It was seen for the first time.
  case new
  /// It was seen again.
  case observing
  /// It was seen, and was not there any more.
  case outOfSight = "out-of-sight"
}
