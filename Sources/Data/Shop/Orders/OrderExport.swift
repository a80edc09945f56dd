public import ArcadeDomain

/// Writes orders as tables for spreadsheets, under the names that their documents have for things.
public struct OrderExport: Sendable {
  private let language: String
  private let cleaning: @Sendable (String) -> String

  /// Names discounts in a language, by its code; each text is cleaned before it is defused and put in quotes.
  public init(language: String, cleaning: @escaping @Sendable (String) -> String = { $0 }) {
    (self.language, self.cleaning) = (language, cleaning)
  }

  /// The names of the columns of orders.
  public func headings(withTills hasTills: Bool) -> String {
    let headings = [
      "id", "paidAt", "reference", "on", "subtotal", "discount", "total", "currency", "cash", "card", "change",
    ]
    return joined([headings + (hasTills ? ["till"] : [])])
  }

  /// Returns a row for each order.
  public func rows(of orders: [Order], withTills hasTills: Bool) -> String {
    joined(
      orders.map { order in
        let quote = order.quote
        return [
          String(order.id.number), order.paidAt.isoText, text(order.reference), quote.day.isoText,
          quote.subtotal.decimalText, quote.discount.decimalText, quote.total.decimalText, quote.total.currency.code,
          handedOver(.cash, in: order), handedOver(.card, in: order),
          order.change.isZero ? "" : order.change.decimalText,
        ] + (hasTills ? [text(order.till.name)] : [])
      }
    )
  }

  /// Returns a row for each line of a receipt, with its unit where any was weighed, and with the list price and the reason
  /// where any price was set by hand.
  public func table(of order: Order) -> String {
    let till = order.till.isNobody ? [] : [text(order.till.name)]
    let hasUnits = order.quote.lines.contains(where: \.quantity.isWeighing)
    let hasPricesByHand = order.quote.lines.contains { $0.byHand != nil }
    let rows = order.quote.lines.map { line in
      [
        String(order.id.number), order.paidAt.isoText, text(line.product.code.text), text(line.product.name),
        line.quantity.decimalText, line.product.price.decimalText, line.subtotal.decimalText,
        line.discounts.isEmpty ? "" : text(line.discounts.map { $0.name.text(in: language) }.joined(separator: "; ")),
        reduction(of: line), line.total.decimalText, line.total.currency.code, line.product.tax?.shortText ?? "",
      ] + (hasUnits ? [text(line.quantity.isWeighing ? line.product.unit ?? "" : "")] : [])
        + (hasPricesByHand ? [line.byHand?.listPrice.decimalText ?? "", text(line.byHand?.reason ?? "")] : []) + till
    }
    let headings = [
      "id", "paidAt", "code", "name", "quantity", "unitPrice", "subtotal", "discountName", "discount", "total",
      "currency", "tax",
    ]
    return joined(
      [
        headings + (hasUnits ? ["unit"] : []) + (hasPricesByHand ? ["listPrice", "reason"] : [])
          + (till.isEmpty ? [] : ["till"])
      ] + rows
    )
  }

  /// What is taken off a line; nothing where no discount is.
  private func reduction(of line: PromotionQuote.Line) -> String {
    guard !line.discounts.isEmpty else { return "" }
    return Money(minorUnits: line.subtotal.minorUnits - line.total.minorUnits, currency: line.total.currency)
      .decimalText
  }

  /// What was handed over in a way of paying; nothing where nothing was.
  private func handedOver(_ kind: Tender.Kind, in order: Order) -> String {
    let given = order.tenders.filter { $0.kind == kind }.map(\.given.minorUnits)
    guard !given.isEmpty else { return "" }
    return Money(minorUnits: given.reduce(0, +), currency: order.quote.total.currency).decimalText
  }

  func text(_ text: String) -> String { QuotedText.quoted(FormulaGuard.defused(cleaning(text).trimmed)) }

  func joined(_ rows: [[String]]) -> String { rows.map { $0.joined(separator: ",") + "\r\n" }.joined() }
}
