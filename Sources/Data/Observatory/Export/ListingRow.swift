import ArcadeDomain

struct ListingRow {
  /// The text of each field, in order; nil if it is missing.
  private let cells: [(field: FeedField, cell: (text: String, isText: Bool)?)]

  init(_ listing: Listing) {
    cells = FeedField.allCases.map { field in
      let text: String? =
        switch field {
        case .id: listing.id
        case .name: listing.name
        case .price: listing.price?.decimalText
        case .currency: listing.price?.currency.code
        case .reviewCount: listing.reviewCount.map { String($0) }
        case .reviewAverage: listing.reviewAverage?.decimalText
        case .availability: listing.isAvailable.map { String($0) }
        case .url: listing.page
        case .image: listing.picture
        case .category: listing.category
        }
      return (field, text.map { ($0, field != .reviewCount && field != .availability) })
    }
  }

  func csv(cleaning: (String) -> String) -> String {
    cells.map { field, cell in
      guard let (text, isText) = cell, isText else { return cell?.text ?? "" }
      // Reading removes outer spaces, which could hide a formula.
      let cleaned = field == .id ? EscapedID.escaped(text, cleaning: cleaning) : cleaning(text).trimmed
      return QuotedText.quoted(FormulaGuard.defused(cleaned))
    }.joined(separator: ",")
  }

  var json: String {
    let members = cells.map { field, cell in
      "\"\(field.rawValue)\":\(cell.map { $0.isText ? JSONLiteral.text($0.text) : $0.text } ?? "null")"
    }
    return "{\(members.joined(separator: ","))}"
  }
}
