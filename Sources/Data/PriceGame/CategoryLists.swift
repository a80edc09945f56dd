import ArcadeDomain
import Foundation

/// The lists in a category's document, with unparsed elements.
///
/// They are under `response` or at the top level. A document may be several pages, each unchanged, under a key of
/// Arcade's own.
struct CategoryLists: Sendable {
  /// The products of all pages; nil if there is no list of them.
  let products: [JSONList]?
  /// The subcategories; nil if there is no list of them.
  let subcategories: [JSONList]?

  /// Finds the lists; throws `.corrupt` if neither is present.
  init(reading body: Data, subject: String) throws(RepositoryError) {
    let root = try JSONNode(reading: body, subject: subject)
    let pages = root.elements(of: Self.pagesKey)?.map(\.asRoot) ?? [root]
    let nodes = pages.map { page in (try? page.optional("response")) ?? page }
    products = nodes.elements(of: "product_collection")
    subcategories = nodes.elements(of: "subcategories")
    guard products != nil || subcategories != nil else {
      throw RepositoryError((nodes.first ?? root).problem(.missing(key: "product_collection")), subject: subject)
    }
  }

  /// The IDs of all products, including unusable ones.
  var skus: Set<String> { Set((products ?? []).joined().lazy.compactMap { try? $0.required("sku").amountText() }) }

  /// Whether there are at least so many products, including unusable ones.
  func hasProducts(atLeast count: Int) -> Bool { Array((products ?? []).joined().prefix(count)).count == count }

  /// Returns pages as one document; a single page is unchanged.
  static func document(of pages: [Data]) -> Data {
    guard pages.count != 1 else { return pages[0] }
    return Data("{\"\(pagesKey)\":[".utf8) + pages.joined(separator: Data(",".utf8)) + Data("]}".utf8)
  }

  private static let pagesKey = "arcadePages"
}

extension JSONNode {
  /// Returns the elements of a list under a key; nil if there is no list.
  fileprivate func elements(of key: String) -> JSONList? {
    guard let member = try? optional(key) else { return nil }
    return try? member.list()
  }
}

extension [JSONNode] {
  /// Returns the elements of all lists under a key; nil if there are none.
  fileprivate func elements(of key: String) -> [JSONList]? {
    let lists = compactMap { $0.elements(of: key) }
    return lists.isEmpty ? nil : lists
  }
}
