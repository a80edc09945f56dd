import ArcadeDomain
import Foundation

/// Reads a discounts file: `{"discounts":[{"id","name","products","rule","when"}]}`.
///
/// Amounts are in the currency of the price list. A discount with a mistake is
/// left out and reported; the others hold.
struct DiscountReader: Sendable {
  let catalog: Catalog

  /// How many products are searched for what was meant by one that is unknown; a search takes a while.
  private static let mostSuggestions = 20

  /// Reads a document in which `DiscountDocument` has found a list of discounts.
  func read(_ root: JSONNode) -> DiscountBook {
    var discounts: [Discount] = []
    var ids: Set<Discount.ID> = []
    var problems = CappedList<ShopProblem>()
    if let unknown = try? root.firstUnknownKey(besides: ["discounts"]) { problems.append(ShopProblem(unknown)) }
    guard let nodes = try? root.required("discounts").list() else { return DiscountBook([], problems: problems) }
    for node in nodes {
      do {
        let discount = try discount(node)
        guard ids.insert(discount.id).inserted else {
          throw try node.required("id").problem(.repeated(discount.id))
        }
        discounts.append(discount)
        problems.append(
          contentsOf: try unknownProducts(of: discount, at: node, suggests: problems.count < Self.mostSuggestions)
        )
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
    for (language, name) in try node.members() where byLanguage[language] == nil {
      byLanguage[language] = try name.text()
    }
    guard let name = LocalizedText(byLanguage: byLanguage) else {
      throw node.problem(.wrongShape(expected: .textOrTranslations))
    }
    return name
  }

  private func code(_ node: JSONNode) throws -> Product.Code {
    guard let code = Product.Code(try node.text()) else { throw node.problem(.wrongShape(expected: .code)) }
    return code
  }

  private func unknownProducts(
    of discount: Discount,
    at node: JSONNode,
    suggests: Bool
  ) throws -> CappedList<ShopProblem> {
    var problems = CappedList<ShopProblem>()
    for place in try node.required("products").list() {
      let code = try code(place)
      guard catalog[code] == nil else { continue }
      let nearest = suggests && problems.count < Self.mostSuggestions ? catalog.codeNearest(to: code.text)?.text : nil
      problems.append(ShopProblem(at: place.place(), .unknownProduct(code.text, nearest: nearest)))
    }
    return problems
  }
}
