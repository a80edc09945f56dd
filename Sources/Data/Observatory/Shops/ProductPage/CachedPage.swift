import ArcadeDomain
import Foundation

/// What a page said last: its listings as lines of JSON, the first of which says what it calls itself.
struct CachedPage {
  let listings: [Listing]
  let validator: HTTPValidator?
  /// The address that it calls its own, where each of its listings was on it; nil else.
  let identity: String?
  private let body: Data

  static func key(of page: WebPage) -> String { "page:\(page.url.absoluteString)" }

  /// Finds what is kept of a page; throws where nothing is, or it cannot be read.
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

  /// Notes that it still holds.
  func keep(of page: WebPage, at now: Moment, in store: any FeedStore) async {
    try? await store.keep(FeedDocument(body: body, fetchedAt: now, validator: validator), as: Self.key(of: page))
  }

  /// Keeps what a page says now; where that fails, it is asked as if for the first time.
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
