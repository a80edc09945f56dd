public import ArcadeDomain

/// Writes orders as tables for spreadsheets, with the same names as their JSON documents.
public struct OrderExport: Sendable {
  private let language: String
  private let cleaning: @Sendable (String) -> String

  /// Creates an export with names in a language, by code; each text is cleaned before guarding and quoting.
  public init(language: String, cleaning: @escaping @Sendable (String) -> String = { $0 }) {
    (self.language, self.cleaning) = (language, cleaning)
  }

  /// Returns the headings of the table of orders.
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

  /// Returns a row for each line of a receipt. Units are included if anything was weighed, and list prices and reasons
  /// if any price was overridden.
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

  /// Returns the reduction of a line; empty without a discount.
  private func reduction(of line: PromotionQuote.Line) -> String {
    guard !line.discounts.isEmpty else { return "" }
    return Money(minorUnits: line.subtotal.minorUnits - line.total.minorUnits, currency: line.total.currency)
      .decimalText
  }

  /// Returns the amount handed over by a kind of tender; empty if there is none.
  private func handedOver(_ kind: Tender.Kind, in order: Order) -> String {
    let given = order.tenders.filter { $0.kind == kind }.map(\.given.minorUnits)
    guard !given.isEmpty else { return "" }
    return Money(minorUnits: given.reduce(0, +), currency: order.quote.total.currency).decimalText
  }

  func text(_ text: String) -> String { QuotedText.quoted(FormulaGuard.defused(cleaning(text).trimmed)) }

  func joined(_ rows: [[String]]) -> String { rows.map { $0.joined(separator: ",") + "\r\n" }.joined() }
}
