import ArcadeDomain

extension Slot<Order.ID> {
  /// The number of an order; one of those that the screen lists, where it does.
  static func order(_ name: String, _ label: String, known: [Choice] = [], _ phrases: any ShopPhrases) -> Slot {
    let kind: Field.Kind = known.isEmpty ? .number(1...Int.max) : .code(known: known)
    return Slot(Field(name, label, kind), else: { phrases.noSuchOrder($0) }, read: { Order.ID(text: $0) })
  }
}

extension Catalog {
  /// The products by their codes.
  var choices: [Choice] { products.map { Choice($0.code.text, $0.name) } }
}

extension ShopPhrases {
  /// Says which rows their numbers do not mean, because another product has the number as its code.
  ///
  /// The first row has a number, too.
  func notices(ofRows rows: [String], from first: Int = 1, among codes: [String]) -> [Notice] {
    let numbers = Set(codes + rows).compactMap { code in
      Int(code).flatMap { number in
        let row = number - first
        return rows.indices.contains(row) && String(number) == code && rows[row] != code ? number : nil
      }
    }
    return numbers.isEmpty ? [] : [Notice(codesLikeRows(numbers.sorted()))]
  }
}
