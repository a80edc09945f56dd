import ArcadeDomain
import Foundation

/// Reads the price list that a shop publishes: `{"products":[{"code","name","price"}]}`.
///
/// A product may have `tags`, `unit`, `reducedFrom` and `lowest` besides.
///
/// A `currency` beside `products`, or in a product, is EUR where it is absent.
/// A bad product is left out and reported; the good ones stay. Where nothing is
/// a list of products, or prices are in two currencies, nothing is read at all.
struct CatalogReader: Sendable {
  let subject: String

  /// So many bytes take the three keys of a product.
  private static let shortest = "{'code':'','name':'','price':}".utf8.count

  func read(_ body: Data) throws(RepositoryError) -> Catalog {
    let root = try JSONNode(reading: body, subject: subject)
    let products: JSONList
    let usual: Currency
    do throws(JSONNode.Problem) {
      products = try root.required("products").list()
      usual = try currency(of: root) ?? .eur
    } catch {
      throw RepositoryError(error, subject: subject)
    }
    let (good, problems) = self.products(in: products, usual, most: body.count / Self.shortest)
    return try catalog(of: good, usual, problems: problems)
  }

  private func products(in products: JSONList, _ usual: Currency, most: Int) -> (
    good: [Product], CappedList<ShopProblem>
  ) {
    var good: [Product] = []
    good.reserveCapacity(most)
    var codes: Set<Product.Code> = []
    var problems = CappedList<ShopProblem>()
    for node in products {
      do {
        let product = try product(node, usual)
        guard codes.insert(product.code).inserted else {
          throw try node.required("code").problem(.repeated(product.code.text))
        }
        good.append(product)
      } catch {
        problems.append(ShopProblem(error, in: node))
      }
    }
    return (good, problems)
  }

  private func catalog(
    of products: [Product],
    _ usual: Currency,
    problems: CappedList<ShopProblem>
  ) throws(RepositoryError) -> Catalog {
    do {
      return try Catalog(products, currency: products.first?.price.currency ?? usual, problems: problems)
    } catch {
      throw RepositoryError(.severalCurrencies, subject: subject)
    }
  }

  private func product(_ node: JSONNode, _ usual: Currency) throws -> Product {
    let codeNode = try node.required("code")
    guard let code = Product.Code(try codeNode.text()) else {
      throw codeNode.problem(.wrongShape(expected: .code))
    }
    let name = try node.required("name").text()
    let currency = try currency(of: node) ?? usual
    let price = try self.price(node.required("price"), currency)
    let lowest = try node.optional("lowest")
    let before = try node.optional("reducedFrom")
    let product = Product(
      code: code,
      name: name.cut(to: 500),
      price: price,
      unit: try node.optional("unit")?.text().cut(to: 40),
      tags: try node.optional("tags").map { try $0.list().map { try $0.text() } } ?? [],
      reducedFrom: try before.map { try self.price($0, currency) },
      lowest: try lowest.map { try self.price($0, currency) }
    )
    if let lowest, let amount = product.lowest, amount.minorUnits > price.minorUnits {
      throw ShopProblem(at: lowest.place(), .lowestAbovePrice(lowest: amount, price: price))
    }
    if let before, let amount = product.reducedFrom, amount.minorUnits <= price.minorUnits {
      throw ShopProblem(at: before.place(), .notReduced(from: amount, price: price))
    }
    return product
  }

  private func price(_ node: JSONNode, _ currency: Currency) throws -> Money {
    let price = try node.money(in: currency)
    guard !price.isNegative else { throw ShopProblem(at: node.place(), .negativePrice(try node.amountText())) }
    return price
  }

  private func currency(of owner: JSONNode) throws(JSONNode.Problem) -> Currency? {
    guard let node = try owner.optional("currency") else { return nil }
    let text = try node.text()
    guard let currency = Currency(code: text) else {
      let common = ["EUR", "USD", "GBP", "JPY"]
      throw node.problem(
        .unknownValue(String(text.prefix(40)), allowed: common, nearest: NearestMatch.of(text, among: common))
      )
    }
    return currency
  }
}
