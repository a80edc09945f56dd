/// Numbers of receipts, refunds or closings that were issued and are missing in a backup.
package struct LostNumbers {
  package let kind: Kind
  package let numbers: ClosedRange<Int64>

  package init(
    kind: Kind,
    numbers: ClosedRange<Int64>
  ) {
    self.kind = kind
    self.numbers = numbers
  }

  /// The kind of document, by its counter.
  package enum Kind: String, CaseIterable {
    case orders, refunds, closings
  }

  package var json: JSONText { ["of": kind.rawValue, "from": numbers.lowerBound, "until": numbers.upperBound] }
}
