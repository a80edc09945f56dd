/// Numbers of receipts, refunds or closings that were given away and are not in a backup.
struct LostNumbers {
  let kind: Kind
  let numbers: ClosedRange<Int64>

  /// What is numbered, by its counter.
  enum Kind: String, CaseIterable {
    case orders, refunds, closings
  }

  var json: JSONText { ["of": kind.rawValue, "from": numbers.lowerBound, "until": numbers.upperBound] }
}
