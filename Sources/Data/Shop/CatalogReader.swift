import ArcadeDomain
import Foundation

/// Reads the price list that a shop publishes: `{"products":[{"code","name","price"}]}`.
///
/// A `currency` beside `products`, or in a product, is EUR where it is absent.
/// A bad product is left out and reported; the good ones stay. Where nothing is
/// a list of products, or prices are in two currencies, nothing is read at all.
struct CatalogReader: Sendable {
  let subject: String

  func read(_ body: Data) throws(RepositoryError) -> Catalog {
    let products: [JSONNode]
    let usual: Currency
    do {
      let root = JSONNode(root: try JSONValue(reading: body))
      products = try root.required("products").list()
      usual = try root.optional("currency").map(currency) ?? .eur
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "\(error)")
    }
    var good: [Product] = []
    var codes: Set<Product.Code> = []
    var problems: [ShopProblem] = []
    for node in products {
      do {
        let product = try product(node, usual)
        guard codes.insert(product.code).inserted else {
          throw ShopProblem(at: "\(node.path).code", .feed(.repeated(product.code.text)))
        }
        good.append(product)
      } catch let problem as ShopProblem {
        problems.append(problem)
      } catch let problem as JSONNode.Problem {
        problems.append(ShopProblem(at: problem.path, .feed(problem.mistake)))
      } catch {
        throw RepositoryError(.corrupt, subject: subject, detail: "\(error)")
      }
    }
    return try catalog(of: good, usual, problems: problems)
  }

  private func catalog(
    of products: [Product],
    _ usual: Currency,
    problems: [ShopProblem]
  ) throws(RepositoryError) -> Catalog {
    do {
      return try Catalog(products, currency: products.first?.price.currency ?? usual, problems: problems)
    } catch {
      throw RepositoryError(.severalCurrencies, subject: subject, detail: "\(error)")
    }
  }

  private func product(_ node: JSONNode, _ usual: Currency) throws -> Product {
    let codeNode = try node.required("code")
    guard let code = Product.Code(try codeNode.text()) else {
      throw codeNode.problem(.wrongShape(expected: .code))
    }
    let name = try node.required("name").text()
    let currency = try node.optional("currency").map(currency) ?? usual
    let priceNode = try node.required("price")
    let price = try priceNode.money(in: currency)
    guard !price.isNegative else { throw ShopProblem(at: priceNode.path, .negativePrice(try priceNode.amountText())) }
    return Product(code: code, name: String(name.prefix(500)), price: price)
  }

  private func currency(_ node: JSONNode) throws -> Currency {
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
