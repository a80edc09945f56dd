import ArcadeDomain
import Foundation

/// Reads a category as Wayfair displays it: a leaf with products, or a branch with subcategories.
///
/// Invalid elements are left out and reported. Of duplicate IDs the first one counts. An empty list of products beside
/// subcategories does not make a leaf, because nothing could be played there.
struct CategoryReader: Sendable {
  let subject: String

  func read(_ body: Data) throws(RepositoryError) -> CategoryReading {
    let lists = try CategoryLists(reading: body, subject: subject)
    let (products, subcategories) = (lists.products ?? [], lists.subcategories ?? [])
    if products.allSatisfy(\.isEmpty), lists.products == nil || !subcategories.allSatisfy(\.isEmpty) {
      let (good, problems) = elements(subcategories) { node throws(JSONNode.Problem) in
        try PriceCategory(reading: node)
      }
      return CategoryReading(.subcategories(good), problems: problems)
    }
    let (good, problems) = elements(products) { node throws(JSONNode.Problem) in
      try QuizProduct(reading: node)
    }
    return CategoryReading(.products(good), problems: problems)
  }

  private func elements<Element: Identifiable>(
    _ lists: [JSONList],
    _ element: (JSONNode) throws(JSONNode.Problem) -> Element
  ) -> (good: [Element], problems: TruncatedList<FeedProblem<FeedMistake>>) {
    var good: [Element] = []
    var problems = TruncatedList<FeedProblem<FeedMistake>>()
    var ids: Set<Element.ID> = []
    for (index, node) in lists.joined().enumerated() {
      do throws(JSONNode.Problem) {
        let element = try element(node)
        guard ids.insert(element.id).inserted else { throw node.problem(.repeated("\(element.id)")) }
        good.append(element)
      } catch {
        problems.append(error.located(asEntry: index + 1))
      }
    }
    return (good, problems)
  }
}

extension QuizProduct {
  /// The highest price for a question; a feed with higher ones is wrong or malicious.
  private static let highestPrice = Money(minorUnits: 1_000_000_000, currency: .usd)

  /// Reads a product with a price above zero; other invalid fields are dropped.
  init(reading node: JSONNode) throws(JSONNode.Problem) {
    let sku = try node.required("sku")
    let id = try sku.amountText()
    guard !id.allSatisfy(\.isWhitespace) else { throw sku.problem(.wrongShape(expected: .text)) }
    let name = try node.required("name").text()
    let priceNode = try node.displayedPrice()
    let price = try priceNode.money(in: .usd)
    let product =
      price.minorUnits > Self.highestPrice.minorUnits
      ? nil
      : QuizProduct(
        id: id,
        name: String(name.prefix(500)),
        maker: String(node.textIfAny("manufacturer_name").prefix(500)),
        price: price,
        isInStock: node.isInStock,
        page: node.webAddress("product_url"),
        picture: node.webAddress("image_url")
      )
    guard let product else {
      let text = try priceNode.amountText()
      throw priceNode.problem(.outOfRange(text, lowest: "0.01", highest: Self.highestPrice.decimalText))
    }
    self = product
  }
}

extension JSONNode {
  /// Returns the price that a customer sees: the sale price, if any.
  fileprivate func displayedPrice() throws(Problem) -> JSONNode {
    if let sale = try optional("sale_price") { return sale }
    return try required("list_price")
  }

  fileprivate func textIfAny(_ key: String) -> String { (try? optional(key)?.text()) ?? "" }

  /// The availability: `has_stock`, or else the older `availability`, by default true.
  fileprivate var isInStock: Bool {
    for key in ["has_stock", "availability"] {
      guard let member = try? optional(key) else { continue }
      switch member.value {
      case .bool(let isInStock): return isInStock
      case .number(let count): return count != "0"
      case .text(let text): return !Self.wordsForSoldOut.contains(text.lowercased().filter(\.isLetterOrDigit))
      default: continue
      }
    }
    return true
  }

  private static let wordsForSoldOut: Set<String> = ["0", "false", "no", "outofstock", "soldout", "unavailable"]

  /// An http or https address; nil for any other, which must not be opened.
  fileprivate func webAddress(_ key: String) -> String? {
    guard let url = URL(string: textIfAny(key)), url.isHTTP else { return nil }
    return url.absoluteString
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}

extension PriceCategory {
  /// Reads a subcategory, by its current keys or the older ones.
  init(reading node: JSONNode) throws(JSONNode.Problem) {
    let number = try node.required("category_id")
    guard let id = Int(try number.amountText()), id > 0 else {
      throw number.problem(.wrongShape(expected: .wholeNumber))
    }
    let older = try node.optional("category_name")
    let name = try node.optional("display_name") ?? older
    guard let name else { throw node.problem(.missing(key: "display_name")) }
    self.init(id: id, name: String(try name.text().prefix(500)))
  }
}
