import ArcadeDomain

/// A row that was looked at.
struct SeenRow: Sendable {
  let id: String
  /// What is watched; nil where it cannot be understood.
  let figures: ListingFigures?
}
