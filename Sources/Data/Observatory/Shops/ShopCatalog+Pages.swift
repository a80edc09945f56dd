import ArcadeDomain
import Foundation

extension ShopCatalog {
  /// Takes pages up to the last one. After one that fails, or has only known IDs, some may be missing.
  mutating func takePages(
    by requests: ShopRequests,
    _ take: (_ number: Int, inout ShopCatalog) async throws(RepositoryError) -> ShopPage
  ) async throws(RepositoryError) {
    var (number, page) = (0, ShopPage.more)
    while page == .more {
      number += 1
      guard !requests.areSpent else { return gaps.append(.limitHit(count)) }
      let before = count
      do throws(RepositoryError) {
        page = try await take(number, &self)
        guard page == .empty || number == 1 || count > before else {
          throw RepositoryError(.unclear, subject: name, detail: "page \(number) repeats others")
        }
      } catch {
        guard number > 1, error.code != .cancelled else { throw error }
        return gaps.append(.pageFailed(number, because: error.code))
      }
    }
  }

  /// Returns the search's result, after checking the pages of missing known listings, unless they are known to be gone
  /// or the server failed.
  func result(
    of query: WatchQuery,
    knowing known: [Listing],
    by requests: ShopRequests,
    isDropped: (Listing.ID) -> Bool = { _ in false }
  ) async throws(RepositoryError) -> SearchResult {
    let missing = hasAll ? [] : known.filter { !has($0.id) }
    let hasFailed = gaps.contains { if case .pageFailed = $0 { true } else { false } }
    let others = hasFailed ? [] : missing.filter { !isDropped($0.id) }
    let gone = try await requests.gone(among: others, at: [name])
    return try result(of: query, knowing: known, gone: missing.map(\.id).filter(isDropped) + gone)
  }
}

/// The result of a page.
enum ShopPage {
  /// It had products, and more may follow.
  case more
  /// It was the last one.
  case last
  /// It was empty.
  case empty
}

extension ShopRequests {
  /// Returns the listings that are gone: their page, on one of some servers, is 404 or 410.
  ///
  /// It stops after an error, or once the search has made all its requests.
  func gone(among listings: [Listing], at servers: Set<String>) async throws(RepositoryError) -> [Listing.ID] {
    var listingsOfPages: [String: [Listing.ID]] = [:]
    var pages: [URL] = []
    for listing in listings {
      guard let url = listing.page.flatMap({ URL(string: $0) })?.ofProduct, servers.contains(url.nameOfServer) else {
        continue
      }
      if listingsOfPages[url.absoluteString] == nil { pages.append(url) }
      listingsOfPages[url.absoluteString, default: []].append(listing.id)
    }
    var gone: [Listing.ID] = []
    for page in pages where !areSpent {
      do throws(RepositoryError) {
        let status = try await answer(from: page).status
        if status == 404 || status == 410 { gone += listingsOfPages[page.absoluteString] ?? [] }
      } catch {
        guard error.code != .cancelled else { throw error }
        return gone
      }
    }
    return gone
  }
}

extension URL {
  /// The page of a product without a selected variant.
  fileprivate var ofProduct: URL? {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return nil }
    (parts.fragment, parts.user, parts.password) = (nil, nil, nil)
    if parts.queryItems?.map(\.name) == ["variant"] { parts.query = nil }
    return parts.url
  }
}
