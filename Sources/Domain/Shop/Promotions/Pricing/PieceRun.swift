/// Pieces of one line that cost the same and have the same history.
struct PieceRun: Equatable {
  var count: Int
  /// What each still costs.
  var left: Int64
  /// What the percentages of the promotion at work look at.
  var base: Int64
  /// Whether they took part in a group, and so take part in no other.
  var isGrouped = false
  /// Whether the promotion at work has them in a group or took something off them.
  var isTouched = false

  func isAlike(_ other: PieceRun) -> Bool {
    left == other.left && base == other.base && isGrouped == other.isGrouped && isTouched == other.isTouched
  }

  func isBefore(_ other: PieceRun) -> Bool {
    if left != other.left { return left > other.left }
    if base != other.base { return base > other.base }
    if isGrouped != other.isGrouped { return other.isGrouped }
    return !isTouched && other.isTouched
  }
}
