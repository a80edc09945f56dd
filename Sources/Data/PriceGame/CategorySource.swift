import ArcadeDomain
import Foundation

/// All pages of a category on a server, as one document.
///
/// It reads pages until one has no new product or is not full, and at most `pageLimit`. If one page fails, all fail,
/// and all have to arrive within `timeLimit`.
struct CategorySource: FeedSource {
  let server: PriceServer
  let category: PriceCategory.ID
  var pageLimit = 20
  var pageSize = 48
  var timeLimit = Duration.seconds(60)

  var subject: String { server.subject }
  var cacheKey: String? { server.address(of: category).withoutUser.absoluteString }
  var needsConnection: Bool { true }

  func load() async throws(RepositoryError) -> Data { try await load(within: timeLimit) }

  func load(unless kept: HTTPValidator?, within limit: Duration?) async throws(RepositoryError) -> FeedAnswer {
    .document(try await load(within: limit ?? timeLimit), nil)
  }

  private func load(within limit: Duration) async throws(RepositoryError) -> Data {
    let end = server.elapsed() + limit
    var pages: [Data] = []
    var known: Set<String> = []
    for number in 1...pageLimit {
      let page = try await server.page(number, of: pageSize, in: category, before: end)
      let lists = try CategoryLists(reading: page, subject: subject)
      let skus = lists.skus
      let isNew = !skus.isSubset(of: known)
      guard isNew || pages.isEmpty else { break }
      pages.append(page)
      known.formUnion(skus)
      guard isNew, lists.hasProducts(atLeast: pageSize) else { break }
    }
    return CategoryLists.document(of: pages)
  }
}
