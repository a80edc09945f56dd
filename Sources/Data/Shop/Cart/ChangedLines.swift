import ArcadeDomain

/// Which lines of a cart came and went; those before and behind them are the same lines, perhaps at other prices.
struct ChangedLines {
  /// Where they stand.
  let first: Int
  /// Those that went.
  let removed: Range<Int>
  /// Those that came.
  let added: Range<Int>

  /// Compares two carts; where nothing comes, pieces may become more or fewer in lines that stay.
  init(from old: [Cart.Line], to new: [Cart.Line], countsPieces: Bool = false) {
    func isSame(_ one: Cart.Line, _ other: Cart.Line) -> Bool {
      one.isSame(as: other) && (!countsPieces || one.quantity == other.quantity)
    }
    let first = zip(old, new).prefix { isSame($0, $1) }.count
    let last = zip(old[first...].reversed(), new[first...].reversed()).prefix { isSame($0, $1) }.count
    self.first = first
    removed = first..<(old.count - last)
    added = first..<(new.count - last)
  }
}

extension Cart.Line {
  /// Whether it is the same line, perhaps at another price or with other pieces.
  fileprivate func isSame(as other: Cart.Line) -> Bool {
    guard product.code == other.product.code, isListed == other.isListed else { return false }
    guard quantity.isWeighing || other.quantity.isWeighing || !isListed else { return true }
    return quantity == other.quantity && (isListed || product.price == other.product.price)
      && (isListed || product.name == other.product.name)
  }
}
