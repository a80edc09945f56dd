import ArcadeDomain

/// A listing as a row of a feed.
struct ListingRow {
  /// What each field says, in the order of the fields; nil where it is missing.
  private let cells: [(field: FeedField, cell: Cell?)]

  private enum Cell {
    case text(String)
    case number(Int)
    case bool(Bool)
  }

  init(_ listing: Listing) {
    cells = FeedField.allCases.map { ($0, Self.cell($0, of: listing)) }
  }

  private static func cell(_ field: FeedField, of listing: Listing) -> Cell? {
    switch field {
    case .id: .text(listing.id)
    case .name: .text(listing.name)
    case .price: listing.price.map { .text($0.decimalText) }
    case .currency: listing.price.map { .text($0.currency.code) }
    case .reviewCount: listing.reviewCount.map(Cell.number)
    case .reviewAverage: listing.reviewAverage.map { .text($0.decimalText) }
    case .availability: listing.isAvailable.map(Cell.bool)
    case .url: listing.page.map(Cell.text)
    case .image: listing.picture.map(Cell.text)
    case .category: listing.category.map(Cell.text)
    }
  }

  /// The row of a table, without a line end.
  func csv(cleaning: (String) -> String) -> String {
    cells.map { cell in
      switch cell.cell {
      case .text(let id) where cell.field == .id:
        QuotedText.quoted(DefusedText.defused(EscapedID.escaped(id, cleaning: cleaning)))
      // Reading takes outer space away, behind which a formula could stand.
      case .text(let text): QuotedText.quoted(DefusedText.defused(cleaning(text).trimmed))
      case .number(let number): String(number)
      case .bool(let bool): String(bool)
      case nil: ""
      }
    }.joined(separator: ",")
  }

  /// The object on a line, without a line end.
  var json: String {
    let members = cells.map { field, cell in
      let value =
        switch cell {
        case .text(let text): JSONLiteral.text(text)
        case .number(let number): String(number)
        case .bool(let bool): String(bool)
        case nil: "null"
        }
      return "\"\(field.rawValue)\":\(value)"
    }
    return "{\(members.joined(separator: ","))}"
  }
}
