import ArcadeDomain
import Foundation

/// The last version of a page: its listings as JSON Lines, after a line with its identity.
struct CachedPage {
  let listings: [Listing]
  let validator: HTTPValidator?
  /// The page's own address, if all of its listings were on it; otherwise nil.
  let identity: String?
  private let body: Data

  static func key(of page: WebPage) -> String { "page:\(page.url.absoluteString)" }

  /// Reads the cached page; throws if there is none, or if it is unreadable.
  init?(of page: WebPage, in store: any FeedStore) async throws(RepositoryError) {
    guard let document = try await store.document(Self.key(of: page)) else { return nil }
    let lines = document.body.split(separator: .lineFeed, maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2 else { return nil }
    let name = String(decoding: lines[0], as: UTF8.self)
    let feed = try ListingFeed(FeedFile(path: "page.jsonl", Data(lines[1])), columns: .usual)
    var listings: [Listing] = []
    _ = feed.forEach { _, record in
      if let listing = try? record.listing(rank: listings.count + 1) { listings.append(listing) }
    }
    (self.listings, validator, body) = (listings, document.validator, document.body)
    identity = name.isEmpty ? nil : name
  }

  var ids: Set<[UInt8]> { Set(listings.map { Array($0.id.utf8) }) }

  /// Records that the page is still current.
  func keep(of page: WebPage, at now: Moment, in store: any FeedStore) async {
    try? await store.keep(FeedDocument(body: body, fetchedAt: now, validator: validator), as: Self.key(of: page))
  }

  /// Caches the page; if that fails, the next request is unconditional.
  static func keep(
    _ read: ProductPage,
    _ validator: HTTPValidator?,
    of page: WebPage,
    at now: Moment,
    in store: any FeedStore
  ) async {
    let name = read.isWhole ? read.identity : ""
    let body = Data("\(name)\n\(ListingExport(.jsonl).text(of: read.listings))".utf8)
    try? await store.keep(FeedDocument(body: body, fetchedAt: now, validator: validator), as: key(of: page))
  }
}
