import ArcadeDomain

/// A product as shops on Shopify list it in `products.json`; each of its variants is a listing.
struct ShopifyProduct: Sendable {
  /// A variant, as far as it could be read.
  struct Variant: Hashable, Sendable {
    /// The numbers of the product and of the variant, as in `7218356060240:41`.
    let id: Listing.ID
    /// The title of the product, and of the variant where there are several.
    let name: String
    /// A decimal without a currency; nil where the shop says none.
    let price: String?
    /// Whether it can be bought, where the shop says so.
    let isAvailable: Bool?
    /// The address of its picture, else of the first one of the product.
    let picture: String?
    /// Where its page stands at the shop.
    let path: String?
    /// What the shop files the product under.
    let category: String?
  }

  /// The number of the product, as each of its variants begins.
  let id: String
  /// The variants that could be read.
  let variants: [Variant]
  /// What is wrong with the others, each with its id where it has one.
  let faults: [(problem: JSONNode.Problem, id: Listing.ID?)]
  /// Whether a variant that is not among them is not there: the id of each was read, and there are fewer than a shop cuts.
  var listsAllVariants: Bool {
    faults.allSatisfy { $0.id != nil } && 1..<Self.mostVariants ~= variants.count + faults.count
  }

  private static let mostVariants = 250

  /// Reads a product; throws where it has no number, no title or no list of variants.
  init(reading node: JSONNode) throws(JSONNode.Problem) {
    let id = try Self.number(of: node)
    let title = try node.required("title").text().cut(to: 500)
    let handle = node.text(under: "handle")
    let category = node.text(under: "product_type")
    let pictures = Self.pictures(of: node)
    var (variants, faults): ([Variant], [(problem: JSONNode.Problem, id: Listing.ID?)]) = ([], [])
    for variant in try node.required("variants").list() {
      let number = Result { () throws(JSONNode.Problem) in try Self.number(of: variant) }
      do throws(JSONNode.Problem) {
        let number = try number.get()
        let own = variant.text(under: "title").flatMap { $0 == "Default Title" ? nil : $0 }
        variants.append(
          Variant(
            id: "\(id):\(number)",
            name: own.map { "\(title), \($0.cut(to: 200))" } ?? title,
            price: try Self.price(of: variant),
            isAvailable: try Self.availability(of: variant),
            picture: pictures.first { $0.variants.contains(number) }?.address ?? pictures.first?.address,
            path: handle.map { "/products/\($0)?variant=\(number)" },
            category: category
          )
        )
      } catch {
        faults.append((error, (try? number.get()).map { "\(id):\($0)" }))
      }
    }
    (self.id, self.variants, self.faults) = (id, variants, faults)
  }

  /// The number that a product or a variant has, as text, as it may be written as one.
  private static func number(of node: JSONNode) throws(JSONNode.Problem) -> String {
    let id = try node.required("id")
    let text = try id.amountText()
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw id.problem(.wrongShape(expected: .wholeNumber))
    }
    return text
  }

  private static func price(of variant: JSONNode) throws(JSONNode.Problem) -> String? {
    guard let text = try variant.optional("price")?.amountText(), !text.isBlank else { return nil }
    return text
  }

  private static func availability(of variant: JSONNode) throws(JSONNode.Problem) -> Bool? {
    guard let node = try variant.optional("available") else { return nil }
    guard case .bool(let isAvailable) = node.value else { throw node.problem(.wrongShape(expected: .flag)) }
    return isAvailable
  }

  /// The addresses of the pictures, with the numbers of the variants that each one shows.
  private static func pictures(of product: JSONNode) -> [(address: String, variants: [String])] {
    guard let images = try? product.optional("images")?.list() else { return [] }
    return images.prefix(100).compactMap { image in
      guard let address = image.text(under: "src") else { return nil }
      let variants = try? image.optional("variant_ids")?.list().compactMap { try? $0.amountText() }
      return (address, variants ?? [])
    }
  }
}
