/// Pieces of one line that were paid the same and have not come back yet.
struct ReturnablePieces {
  /// The place of the line on the receipt, from 0; free pieces stand after the lines.
  let position: Int
  /// What was paid for each.
  let price: Money
  var count: Int
}

extension [ReturnablePieces] {
  /// How many pieces they are.
  var pieceCount: Int { reduce(0) { $0 + $1.count } }

  /// So many pieces from the beginning.
  func first(_ count: Int) -> [ReturnablePieces] {
    var missing = count
    var first: [ReturnablePieces] = []
    for var run in self where missing > 0 {
      run.count = Swift.min(run.count, missing)
      missing -= run.count
      first.append(run)
    }
    return first
  }

  /// Takes out pieces of a line that were paid so much.
  mutating func take(_ count: Int, at position: Int, for price: Money) {
    var missing = count
    for index in indices where self[index].position == position && self[index].price == price {
      let taken = Swift.min(missing, self[index].count)
      self[index].count -= taken
      missing -= taken
    }
  }
}
