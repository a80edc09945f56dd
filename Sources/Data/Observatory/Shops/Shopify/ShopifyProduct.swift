import ArcadeDomain

/// A product in `products.json` of a Shopify shop; each variant is a listing.
struct ShopifyProduct: Sendable {
  /// A readable variant.
  struct Variant: Hashable, Sendable {
    /// The numbers of product and variant, as in `7218356060240:41`.
    let id: Listing.ID
    /// The product's title, with the variant's if there are several.
    let name: String
    /// A decimal without a currency; nil if there is none.
    let price: String?
    /// The availability, if given.
    let isAvailable: Bool?
    /// The address of its picture, by default the product's first one.
    let picture: String?
    let path: String?
    /// The product's category.
    let category: String?
  }

  /// The product's number, with which the IDs of its variants begin.
  let id: String
  let variants: [Variant]
  /// The problems of the others, with their IDs if known.
  let faults: [(problem: JSONNode.Problem, id: Listing.ID?)]
  /// Whether a missing variant is gone: all IDs were read, and there are fewer than the number at which a shop
  /// truncates.
  var listsAllVariants: Bool {
    faults.allSatisfy { $0.id != nil } && 1..<Self.mostVariants ~= variants.count + faults.count
  }

  private static let mostVariants = 250

  /// Reads a product; throws if it has no number, title or list of variants.
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

  /// Returns the number of a product or variant, as text; it may also be written as text.
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

  /// Returns the addresses of the pictures, with the numbers of their variants.
  private static func pictures(of product: JSONNode) -> [(address: String, variants: [String])] {
    guard let images = try? product.optional("images")?.list() else { return [] }
    return images.prefix(100).compactMap { image in
      guard let address = image.text(under: "src") else { return nil }
      let variants = try? image.optional("variant_ids")?.list().compactMap { try? $0.amountText() }
      return (address, variants ?? [])
    }
  }
}
