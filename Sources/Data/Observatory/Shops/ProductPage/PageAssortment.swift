import ArcadeDomain
import Foundation

/// The goods on a page, in order.
struct PageAssortment {
  private(set) var offers: [PageOffer] = []
  /// Whether it is the complete assortment.
  private(set) var isWhole = true

  init(of markup: PageMarkup, at address: String, relativeTo base: URL) {
    let sources: [() -> (offers: [PageOffer], isWhole: Bool)] = [
      { (Self.offers(of: markup.linked.products, at: address, relativeTo: base), true) },
      { Self.offers(ofLists: markup.linked.lists, relativeTo: base) },
      { (Self.offers(of: markup.microdata.products, at: address, relativeTo: base), true) },
      { Self.offers(ofLists: markup.microdata.lists, relativeTo: base) },
      { (markup.openGraph.map { PageOffer.all(of: $0, at: nil) } ?? [], true) },
    ]
    for source in sources {
      let found = source()
      // Without a price here, the page may have one in another format.
      let hasPrice = found.offers.contains { !$0.prices.isEmpty }
      if hasPrice || (offers.isEmpty && !found.offers.isEmpty) { (offers, isWhole) = found }
      if hasPrice { return }
    }
  }

  /// Returns the offers of the product that the page is about, if an address shows that; otherwise of all.
  private static func offers(of products: [SchemaItem], at address: String, relativeTo base: URL) -> [PageOffer] {
    func own(_ product: SchemaItem) -> String? {
      product.text(.url).flatMap { WebPage.address($0, relativeTo: base)?.absoluteString }
    }
    let about = products.count > 1 ? products.filter { own($0) == address } : products
    return (about.isEmpty ? products : about).flatMap { product in
      let own = own(product)
      return PageOffer.all(of: product, at: products.count > 1 && own != address ? own : nil)
    }
  }

  private static func offers(ofLists lists: [SchemaItem], relativeTo base: URL) -> (offers: [PageOffer], isWhole: Bool)
  {
    var (offers, isWhole): ([PageOffer], Bool) = ([], !lists.isEmpty)
    for list in lists {
      let elements = list.items(.itemListElement)
      let products = elements.compactMap { element in
        element.items(.item).first { $0.isProduct } ?? (element.isProduct ? element : nil)
      }
      if list.text(.numberOfItems).flatMap({ Int($0) }) != products.count { isWhole = false }
      for (product, element) in zip(products, elements) {
        let address = (product.text(.url) ?? element.text(.url)).flatMap { WebPage.address($0, relativeTo: base) }
        offers += PageOffer.all(of: product, at: address?.absoluteString)
      }
    }
    return (offers, isWhole)
  }
}
