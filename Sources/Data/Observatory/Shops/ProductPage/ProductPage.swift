import ArcadeDomain
package import Foundation

/// The goods on a page: from JSON-LD, or else microdata, or else OpenGraph.
package struct ProductPage: Sendable {
  /// The page's own address, safe to show; it is the prefix of listings without their own address.
  let identity: String
  private(set) var listings: [Listing] = []
  /// The unreadable offers, with their IDs.
  private(set) var faults: [(problem: ListingProblem, id: Listing.ID)] = []
  /// Whether the list is complete: a product page, or a list that matches its own count.
  let isWhole: Bool

  /// Returns the number of listings in a body, for measuring; 0 if there are none.
  package static func count(in body: Data, at url: URL) -> Int {
    (try? ProductPage(reading: body, contentType: "text/html; charset=utf-8", of: WebPage(url)))?.listings.count ?? 0
  }

  /// Reads a body, with a default currency; throws `.corrupt` if there are no goods.
  init(reading body: Data, contentType: String?, of page: WebPage, in usual: Currency? = nil) throws(RepositoryError) {
    let markup = body.pageInUTF8(contentType: contentType).lend(PageMarkup.init)
    let base = markup.base.flatMap { WebPage.address($0, relativeTo: page.url) } ?? page.url
    let canonical = [markup.canonical, markup.metas["og:url"]].lazy.compactMap(\.self)
      .compactMap { WebPage.address($0, relativeTo: base)?.absoluteString }.first
    let address = canonical ?? page.url.absoluteString.beforeFragment
    let assortment = PageAssortment(of: markup, at: address, relativeTo: base)
    guard !assortment.offers.isEmpty else {
      throw RepositoryError(.corrupt, subject: page.url.nameOfServer, detail: "nothing for sale on the page")
    }
    (identity, isWhole) = (page.identity(of: address), assortment.isWhole)
    let prices = PagePrices(of: assortment.offers, named: markup.metas["product:price:currency"], usual: usual)
    var ids: Set<[UInt8]> = []
    for (index, offer) in assortment.offers.enumerated() {
      let own = offer.address.map(page.identity) ?? identity
      let mark = offer.mark ?? (offer.address == nil && assortment.offers.count > 1 ? offer.name : nil)
      let id = mark.map { "\(own)#\($0.cut(to: 200))" } ?? own
      func problem(_ mistake: FeedMistake, _ key: String?) -> ListingProblem {
        ListingProblem(at: SourcePlace(page.shown, entry: index + 1, key: key), mistake)
      }
      guard ids.insert(Array(id.utf8)).inserted else {
        faults.append((problem(.repeated(id), nil), id))
        continue
      }
      do throws(PagePriceError) {
        let listing = Listing(
          id: id,
          name: (offer.name ?? markup.metas["og:title"] ?? id).cut(to: 500),
          figures: ListingFigures(
            price: try prices.price(of: offer),
            reviewCount: offer.reviewCount,
            reviewAverage: offer.reviewAverage,
            isAvailable: offer.isAvailable
          ),
          page: page.shown(offer.address ?? address),
          picture: (offer.picture ?? markup.metas["og:image"]).flatMap { WebPage.address($0, relativeTo: base) }
            .map { page.shown($0.absoluteString) },
          category: offer.category,
          rank: index + 1
        )
        listings.append(listing)
      } catch {
        faults.append((problem(error.mistake, error.key), id))
      }
    }
  }
}

extension String {
  /// The part of an address before its fragment.
  fileprivate var beforeFragment: String { String(prefix { $0 != "#" }) }
}
