import ArcadeDomain
import Foundation

extension QuizProduct {
  /// The highest price that a question is made of; beyond it a feed is mistaken, or tries something.
  private static let highestPrice = Money(minorUnits: 1_000_000_000, currency: .usd)

  /// Reads a product with a price above zero; what else is bad about it is dropped alone.
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
  /// The price that a customer sees: the sale's, where there is one.
  fileprivate func displayedPrice() throws(Problem) -> JSONNode {
    if let sale = try optional("sale_price") { return sale }
    return try required("list_price")
  }

  fileprivate func textIfAny(_ key: String) -> String {
    (try? optional(key)?.text()) ?? ""
  }

  /// Whether it can be bought: by `has_stock`, else by the older `availability`, else yes.
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

  /// An address of http or https; nil for any other, as nobody should open it.
  fileprivate func webAddress(_ key: String) -> String? {
    guard let url = URL(string: textIfAny(key)), url.isHTTP else { return nil }
    return url.absoluteString
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
