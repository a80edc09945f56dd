import ArcadeDomain
import Foundation

/// The `robots.txt` files of the servers in a search, each cached for a day.
struct RobotsFiles {
  private static let program = "Arcade"
  private static let day = Duration.seconds(86_400)

  private let store: any FeedStore
  private let time: any TimeSource
  private let requests: ShopRequests
  private var conditions: [String: Result<RobotsRules, RepositoryError>] = [:]

  init(store: any FeedStore, time: any TimeSource, requests: ShopRequests) {
    (self.store, self.time, self.requests) = (store, time, requests)
  }

  /// Throws `.robotsForbid` with the line that forbids a URL, or the failure if the file cannot be read.
  mutating func require(_ url: URL) async throws(RepositoryError) {
    guard let address = URL(string: "/robots.txt", relativeTo: url)?.absoluteURL.withoutUser else { return }
    let known: Result<RobotsRules, RepositoryError>
    if let conditions = conditions[address.absoluteString] {
      known = conditions
    } else {
      do throws(RepositoryError) {
        known = .success(RobotsRules(try await body(at: address), for: Self.program))
      } catch {
        known = .failure(error)
      }
      conditions[address.absoluteString] = known
    }
    guard let condition = try known.get().condition(against: url) else { return }
    let place = "\(url.nameOfServer)/robots.txt:\(condition.line)"
    throw RepositoryError(.robotsForbid, subject: place, detail: "Disallow: \(condition.path.cut(to: 100))")
  }

  /// Returns the file; empty if there is none, which allows everything.
  private func body(at address: URL) async throws(RepositoryError) -> Data {
    let key = "robots:\(address.absoluteString)"
    let kept = try? await store.document(key)
    if let kept, (.zero..<Self.day).contains(time.now().since(kept.fetchedAt)) { return kept.body }
    let answer = try await requests.answer(from: address)
    var body = Data()
    switch answer.status {
    case 200...299: body = answer.body.prefix(1_000_000)
    case 429, 500...599:
      if let failure = answer.failure(at: address.nameOfServer) { throw failure }
    default: break
    }
    try? await store.keep(FeedDocument(body: body, fetchedAt: time.now()), as: key)
    return body
  }
}
