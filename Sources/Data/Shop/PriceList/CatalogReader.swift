import ArcadeDomain
import Foundation

/// Reads the price list that a shop publishes: `{"products":[{"code","name","price"}]}`, or a table with such headings.
///
/// Optional keys of a product are `tags`, `unit`, `reducedFrom`, `lowest`, `tax`, `picture` and `color`. A `tax` beside
/// `products` is the default, also for shipping.
///
/// `currency` beside `products`, or of a product, has a default; other keys are mistakes. Invalid products are left out
/// and reported. If nothing is a list of products, or prices have two currencies, it throws.
struct CatalogReader: Sendable {
  let subject: String
  var place = FeedPlace.elsewhere
  var columns = PriceColumns.usual
  /// The default currency of a list.
  var currency = Currency.eur
  /// The default tax of a list, and of tables without one.
  var usualTax: Percent?

  /// The least size of a product in JSON.
  private static let shortest = "{'code':'','name':'','price':}".utf8.count

  func read(_ bytes: Data) throws(RepositoryError) -> Catalog {
    let body = bytes.withoutUTF16
    if isTable(body) {
      return try PriceTable(body.inUTF8, columns: columns, subject: subject, place: place, tax: usualTax)
        .read(usual: currency)
        .catalog(usual: currency, tax: usualTax, subject: subject)
    }
    let root = try JSONNode(reading: body, subject: subject)
    let (products, usual) = try RepositoryError.reading(subject) { () throws(JSONProblem) in
      let products = try root.required("products").list()
      return (products, try root.optional(columns.heading(of: .currency)).map(currency(of:)) ?? currency)
    }
    var entries = CatalogEntries(upTo: body.count / Self.shortest)
    if let unknown = try? root.firstUnknownKey(besides: ["products"] + Self.written + shared) {
      entries.report(ShopProblem(unknown, in: root))
    }
    let keys = PriceField.allCases.map(columns.heading)
    var tax = usualTax
    do {
      tax = try root.optional(columns.heading(of: .tax))?.percent() ?? usualTax
    } catch {
      entries.report(ShopProblem(error, in: root))
    }
    for node in products {
      do {
        if let unknown = try node.firstUnknownKey(besides: keys) { throw unknown }
        let code = try node.required(columns.heading(of: .code))
        entries.append(try product(node, code, usual, tax, &entries), at: code.place())
      } catch {
        entries.report(ShopProblem(error, in: node))
      }
    }
    return try entries.catalog(usual: usual, tax: tax, subject: subject)
  }

  /// The keys that Arcade itself writes beside the products.
  private static let written = ["schema", "source", "asOf", "stale"]

  /// The keys that a list may have once for all products.
  private var shared: [String] { [columns.heading(of: .currency), columns.heading(of: .tax)] }

  /// Whether it begins with headings rather than a document or markup.
  private func isTable(_ body: Data) -> Bool {
    let top = String(decoding: body.prefix(1 << 16), as: UTF8.self).drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    let headings = String(top.prefix { !$0.isNewline })
    guard let first = headings.first, !"{[<".contains(first) else { return false }
    let fields = DelimitedText(headings).rows.first?.fields ?? []
    return fields.count > 1
  }

  private func product(
    _ node: JSONNode,
    _ codeNode: JSONNode,
    _ usual: Currency,
    _ tax: Percent?,
    _ entries: inout CatalogEntries
  ) throws -> Product {
    guard let code = Product.Code(try codeNode.text()) else { throw codeNode.problem(.wrongShape(expected: .code)) }
    let name = try node.required(columns.heading(of: .name)).text()
    let currency = try node.optional(columns.heading(of: .currency)).map(currency(of:)) ?? usual
    let price = try self.price(node.required(columns.heading(of: .price)), currency)
    let lowest = try node.optional(columns.heading(of: .lowest))
    let before = try node.optional(columns.heading(of: .reducedFrom))
    let product = Product(
      code: code,
      name: name.cut(to: 500),
      price: price,
      unit: entries.unit(try node.optional(columns.heading(of: .unit))?.text()),
      tags: try node.optional(columns.heading(of: .tags)).map { try $0.list().map { try $0.text() } } ?? [],
      reducedFrom: try before.map { try self.price($0, currency) },
      lowest: try lowest.map { try self.price($0, currency) },
      tax: try node.optional(columns.heading(of: .tax))?.percent() ?? tax,
      picture: try node.optional(columns.heading(of: .picture)).flatMap { place.address(of: try $0.text()) },
      color: try node.optional(columns.heading(of: .color)).flatMap { RGBColor(try $0.text()) }
    )
    guard let (field, mistake) = product.mistake else { return product }
    throw ShopProblem(at: (field == .lowest ? lowest ?? node : before ?? node).place(), mistake)
  }

  private func price(_ node: JSONNode, _ currency: Currency) throws -> Money {
    let price = try node.money(in: currency)
    guard !price.isNegative else { throw ShopProblem(at: node.place(), .negativePrice(try node.amountText())) }
    return price
  }

  private func currency(of node: JSONNode) throws(JSONNode.Problem) -> Currency {
    let text = try node.text()
    guard let currency = Currency(code: text) else { throw node.problem(.unknownCurrency(text)) }
    return currency
  }
}

extension Product {
  /// The mistake in its prices, if any, with the field.
  var mistake: (field: PriceField, mistake: ShopMistake)? {
    if let lowest, lowest.minorUnits > price.minorUnits {
      return (.lowest, .lowestAbovePrice(lowest: lowest, price: price))
    }
    if let reducedFrom, reducedFrom.minorUnits <= price.minorUnits {
      return (.reducedFrom, .notReduced(from: reducedFrom, price: price))
    }
    return nil
  }
}

extension FeedMistake {
  /// Returns the mistake for an unknown currency, with the most common ones as suggestions.
  static func unknownCurrency(_ text: String) -> FeedMistake {
    let common = ["EUR", "USD", "GBP", "JPY"]
    return .unknownValue(String(text.prefix(40)), allowed: common, nearest: NearestMatch.of(text, among: common))
  }
}
