import ArcadeDomain
import Foundation

/// Reads a discounts file: `{"discounts":[{"id","name","products","rule","when"}]}`.
///
/// Amounts are in the currency of the price list. A discount with a mistake is
/// left out and reported; the others hold.
struct DiscountReader: Sendable {
  let catalog: Catalog

  /// Finds the list of discounts in a document; throws where there is none.
  static func root(of body: Data, subject: String) throws(RepositoryError) -> JSONNode {
    do {
      let root = JSONNode(root: try JSONValue(reading: body))
      _ = try root.required("discounts").list()
      return root
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "\(error)")
    }
  }

  /// Reads what `root(of:subject:)` found.
  func read(_ root: JSONNode) -> DiscountBook {
    var discounts: [Discount] = []
    var problems: [ShopProblem] = []
    if let unknown = try? root.firstUnknownKey(besides: ["discounts"]) { problems.append(ShopProblem(unknown)) }
    for node in (try? root.required("discounts").list()) ?? [] {
      do {
        let discount = try discount(node)
        guard !discounts.contains(where: { $0.id == discount.id }) else {
          throw ShopProblem(at: "\(node.path).id", .feed(.repeated(discount.id)))
        }
        discounts.append(discount)
        problems += unknownProducts(of: discount, at: node)
      } catch {
        problems.append(ShopProblem(error, in: node))
      }
    }
    return DiscountBook(discounts, problems: problems)
  }

  private func discount(_ node: JSONNode) throws -> Discount {
    if let unknown = try node.firstUnknownKey(besides: ["id", "name", "products", "rule", "when"]) { throw unknown }
    return try Discount(
      id: node.required("id").text(),
      name: name(node.required("name")),
      products: node.required("products").list().map(code),
      rule: DiscountRuleReader(currency: catalog.currency).read(node.required("rule")),
      period: node.optional("when").map(DiscountPeriodReader().read) ?? .always
    )
  }

  private func name(_ node: JSONNode) throws -> LocalizedText {
    guard case .object = node.value else {
      guard case .text = node.value else { throw node.problem(.wrongShape(expected: .textOrTranslations)) }
      return LocalizedText(try node.text())
    }
    var byLanguage: [String: String] = [:]
    for language in try node.keys() { byLanguage[language] = try node.required(language).text() }
    guard let name = LocalizedText(byLanguage: byLanguage) else {
      throw node.problem(.wrongShape(expected: .textOrTranslations))
    }
    return name
  }

  private func code(_ node: JSONNode) throws -> Product.Code {
    guard let code = Product.Code(try node.text()) else { throw node.problem(.wrongShape(expected: .code)) }
    return code
  }

  private func unknownProducts(of discount: Discount, at node: JSONNode) -> [ShopProblem] {
    discount.products.enumerated().filter { catalog[$1] == nil }.map { index, code in
      let nearest = catalog.codeNearest(to: code.text)?.text
      return ShopProblem(at: "\(node.path).products[\(index)]", .unknownProduct(code.text, nearest: nearest))
    }
  }
}
