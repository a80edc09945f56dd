import ArcadeDomain
import Foundation

/// Reads the pages of a search, and records the result of each.
struct PageReader {
  var catalog: ShopCatalog
  /// The first page that could not be read.
  private(set) var failure: RepositoryError?

  private let store: any FeedStore
  private let time: any TimeSource
  private let requests: ShopRequests
  private var robots: RobotsFiles
  /// The canonical addresses of pages whose listings are all known.
  private var whole: Set<String> = []
  /// Listings of pages that no longer exist, or were completely read anew.
  private var dropped: Set<[UInt8]> = []
  /// Listings of pages that could not be read.
  private var open: Set<[UInt8]> = []
  private var failures = 0

  /// The number of failed pages that are reported one by one.
  private static let mostGaps = 5

  init(into catalog: ShopCatalog, store: any FeedStore, time: any TimeSource, requests: ShopRequests) {
    self.catalog = catalog
    (self.store, self.time, self.requests) = (store, time, requests)
    robots = RobotsFiles(store: store, time: time, requests: requests)
  }

  /// Whether no page was readable, or nothing came and nothing was known before.
  func isEmptyHanded(knowing known: [Listing]?) -> Bool {
    catalog.count == 0 && (known == nil || (dropped.isEmpty && !catalog.gaps.isEmpty))
  }

  /// Reads a page, unless its cached version is current.
  mutating func read(_ page: WebPage, number: Int) async throws(RepositoryError) {
    let kept = try? await CachedPage(of: page, in: store)
    do throws(RepositoryError) {
      try await robots.require(page.url)
      let answer = try await requests.answer(from: page.url, unless: kept?.validator)
      switch answer.status {
      case 304 where kept != nil: try await take(kept, of: page)
      case 404, 410:
        failure = failure ?? answer.failure(at: page.url.nameOfServer)
        dropped.formUnion(kept?.ids ?? [])
        whole.insert(page.identity(of: page.url.absoluteString))
      default:
        if let failure = answer.failure(at: page.url.nameOfServer) { throw failure }
        try await take(answer, of: page, after: kept)
      }
    } catch {
      guard error.code != .cancelled else { throw error }
      failure = failure ?? error
      failures += 1
      open.formUnion(kept?.ids ?? [])
      if failures <= Self.mostGaps { catalog.gaps.append(.pageFailed(number, because: error.code)) }
    }
  }

  /// Returns the known listings that are confirmed as gone.
  func gone(of known: [Listing], on pages: [WebPage]) async throws(RepositoryError) -> [Listing.ID] {
    let missing = known.filter { !catalog.has($0.id) }
    let (seen, others) = (missing.filter(isGone), missing.filter { !isGone($0) && !open.contains(Array($0.id.utf8)) })
    // These were requested already.
    let asked = Set(pages.map(\.shown))
    let unasked = others.filter { listing in listing.page.map { !asked.contains($0) } ?? false }
    let servers = Set(pages.map { $0.url.nameOfServer })
    var allowed: [Listing] = []
    var robots = robots
    for listing in unasked where !requests.areSpent {
      guard let url = listing.page.flatMap({ URL(string: $0) }), servers.contains(url.nameOfServer) else { continue }
      do throws(RepositoryError) {
        try await robots.require(url)
        allowed.append(listing)
      } catch {
        guard error.code != .cancelled else { throw error }
      }
    }
    return seen.map(\.id) + (try await requests.gone(among: allowed, at: servers))
  }

  private func isGone(_ listing: Listing) -> Bool {
    let address = String(listing.id.prefix { $0 != "#" })
    return dropped.contains(Array(listing.id.utf8)) || whole.contains(address) || whole.contains(listing.id)
  }

  /// Takes a page's current content.
  private mutating func take(
    _ answer: HTTPResponse,
    of page: WebPage,
    after kept: CachedPage?
  ) async throws(RepositoryError) {
    let read = try await Self.page(answer, of: page, in: catalog.currency)
    for fault in read.faults { catalog.append(fault.problem, id: fault.id) }
    for listing in read.listings { catalog.append(listing) }
    if read.isWhole {
      whole.insert(read.identity)
      if kept?.identity == read.identity { dropped.formUnion(kept?.ids ?? []) }
    }
    await keep(read, answer, of: page)
  }

  /// Caches the page only if all of it is readable: a later version of Arcade may read the rest.
  private func keep(_ read: ProductPage, _ answer: HTTPResponse, of page: WebPage) async {
    let validator = read.faults.isEmpty ? HTTPValidator(of: answer.headers) : nil
    await CachedPage.keep(read, validator, of: page, at: time.now(), in: store)
  }

  /// Takes a page's cached content, which is still current.
  private mutating func take(_ kept: CachedPage?, of page: WebPage) async throws(RepositoryError) {
    guard let kept else { return }
    for listing in kept.listings { catalog.append(listing) }
    if let identity = kept.identity { whole.insert(identity) }
    await kept.keep(of: page, at: time.now(), in: store)
  }

  // Off the caller's actor: a large page would block a user interface.
  @concurrent
  private static func page(
    _ answer: HTTPResponse,
    of page: WebPage,
    in currency: Currency?
  ) async throws(RepositoryError) -> ProductPage {
    try ProductPage(reading: answer.body, contentType: answer.headers["Content-Type"], of: page, in: currency)
  }
}
