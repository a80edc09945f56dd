import ArcadeDomain
import Foundation

/// The lists in a category's document, with elements that nobody has looked at yet.
///
/// They stand under `response` or at the top. A document can be several pages,
/// each as it came, under a key that is Arcade's own.
struct CategoryLists: Sendable {
  /// The products of all pages; nil where there is no list of them.
  let products: [JSONList]?
  /// The subcategories; nil where there is no list of them.
  let subcategories: [JSONList]?

  /// Finds the lists; throws `.corrupt` where there is neither of them.
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

  /// What tells products apart, also those that cannot be used.
  var skus: Set<String> { Set((products ?? []).joined().lazy.compactMap { try? $0.required("sku").amountText() }) }

  /// Whether there are so many products, also those that cannot be used.
  func hasProducts(atLeast count: Int) -> Bool { Array((products ?? []).joined().prefix(count)).count == count }

  /// Returns pages as one document; a single page stays as it came.
  static func document(of pages: [Data]) -> Data {
    guard pages.count != 1 else { return pages[0] }
    return Data("{\"\(pagesKey)\":[".utf8) + pages.joined(separator: Data(",".utf8)) + Data("]}".utf8)
  }

  private static let pagesKey = "arcadePages"
}

extension JSONNode {
  /// The elements of a list under a key; nil where there is no list.
  fileprivate func elements(of key: String) -> JSONList? {
    guard let member = try? optional(key) else { return nil }
    return try? member.list()
  }
}

extension [JSONNode] {
  /// The elements of all lists under a key; nil where there is none.
  fileprivate func elements(of key: String) -> [JSONList]? {
    let lists = compactMap { $0.elements(of: key) }
    return lists.isEmpty ? nil : lists
  }
}
