import ArcadeDomain
import Foundation

// What was bought is stored once, when its payment begins; an order refers to it.
extension Connection {
  func insertSaleLines(_ quote: Quote, of attempt: PaymentAttempt.ID) throws(RepositoryError) {
    for (position, line) in quote.lines.enumerated() {
      try run(
        """
        INSERT INTO sale_lines (attempt_id, position, code, name, unit_price_minor, quantity,
          discount_id, discount_name, discount_minor)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        attempt.number,
        position,
        line.product.code.text,
        line.product.name,
        line.product.price.minorUnits,
        line.quantity,
        line.offer?.id,
        line.offer?.name.storedText,
        line.offer?.amount.minorUnits
      )
    }
  }

  private static let saleLines = "SELECT * FROM sale_lines WHERE attempt_id = ? ORDER BY position"

  /// Says that the lines of a payment will be read.
  func askForSaleLines(of attempt: PaymentAttempt.ID) throws(RepositoryError) {
    try ask(Self.saleLines, attempt.number)
  }

  func quote(of attempt: PaymentAttempt.ID, on day: CalendarDay, in currency: Currency) throws(RepositoryError) -> Quote
  {
    let rows = try rows(Self.saleLines, attempt.number) {
      row in try SaleRow(row, currency: currency)
    }
    guard rows.allSatisfy(\.makesSense) else {
      throw RepositoryError(.corrupt, subject: subject, detail: "sale_lines of \(attempt.number)")
    }
    do {
      let lines = try rows.map { row throws(MoneyError) in
        try Quote.Line(product: row.product, quantity: row.quantity, offer: row.offer)
      }
      return try Quote(day: day, lines: lines, currency: currency)
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "sale_lines of \(attempt.number): the sum is too large")
    }
  }
}

/// One row of `sale_lines`.
private struct SaleRow {
  let product: Product
  let quantity: Int
  let offer: Quote.Offer?

  init(_ row: Row, currency: Currency) throws(RepositoryError) {
    product = Product(
      code: try row.checked("code", Product.Code.init),
      name: try row.text("name"),
      price: Money(minorUnits: try row.integer("unit_price_minor"), currency: currency)
    )
    quantity = Int(try row.integer("quantity"))
    guard let id = try row.optionalText("discount_id") else {
      offer = nil
      return
    }
    offer = Quote.Offer(
      id: id,
      name: LocalizedText(storedText: try row.text("discount_name")),
      amount: Money(minorUnits: try row.integer("discount_minor"), currency: currency)
    )
  }

  /// Whether a shop could have sold this, for the file may have been edited by hand.
  var makesSense: Bool {
    guard (1...Cart.maximumQuantity).contains(quantity), !product.price.isNegative,
      let subtotal = try? product.price.multiplied(by: quantity)
    else { return false }
    return (0...subtotal.minorUnits).contains(offer?.amount.minorUnits ?? 0)
  }
}

extension LocalizedText {
  /// The text itself, or JSON: an object with a text per language, or a text that would be taken for JSON.
  fileprivate var storedText: String {
    let text = text(in: "")
    guard byLanguage.isEmpty else { return json(of: byLanguage) ?? text }
    return text.first == "{" || text.first == "\"" ? json(of: text) ?? text : text
  }

  fileprivate init(storedText: String) {
    let (json, decoder) = (Data(storedText.utf8), JSONDecoder())
    if let byLanguage = try? decoder.decode([String: String].self, from: json),
      let translated = LocalizedText(byLanguage: byLanguage)
    {
      self = translated
    } else {
      self = LocalizedText((try? decoder.decode(String.self, from: json)) ?? storedText)
    }
  }

  private func json(of value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}
