public import ArcadeDomain
import Foundation

/// The listings of Rakuten Ichiba.
///
/// With an access key it uses the version of 2026, with only an application ID the one before. All copies, and sources
/// with the same turns, share one request per second, retries included.
public struct RakutenListings: ListingSource {
  private let server: RakutenServer

  /// Takes the keys from the settings; throws `.configuration` with the name of a missing or invalid one.
  ///
  /// Offline, every call throws `.unavailable`.
  public init(
    _ settings: Settings,
    client: HTTPClient,
    turns: (any RequestTurns)? = nil,
    isOffline: Bool = false
  ) throws(RepositoryError) {
    server = RakutenServer(access: try RakutenAccess(settings), client: client, turns: turns, isOffline: isOffline)
  }

  /// Returns the source's profile.
  public static func profile(_ settings: Settings) -> ListingSourceProfile {
    let id = Setting.rakutenApplicationID
    return ListingSourceProfile(
      name: "rakuten",
      needs: [.setting(id.name, isMet: settings[id] != nil)],
      terms: "Supported by Rakuten Developers",
      currency: .jpy
    )
  }

  /// Requests page after page; ranks count through all pages.
  ///
  /// It stops after a page that fails. The pages are not one consistent moment. If the settings do not grant access,
  /// the error is `.configuration` with the name of the one to correct.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    try query.requireSearch(at: "rakuten")
    let parameters = try query.rakutenParameters()
    var builder = RakutenResultBuilder(of: query)
    var number = 0
    repeat {
      number += 1
      do throws(RepositoryError) {
        builder.take(try await page(number, parameters), number: number)
        progress(builder.progress)
      } catch {
        guard number > 1, error.code != .cancelled else { throw error }
        builder.fail(page: number, because: error)
      }
    } while builder.wantsPage(after: number)
    return builder.result(ofPages: number)
  }

  /// Returns the subgenres of a genre; throws `.noSuchCategory` if Rakuten does not know it.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    let parameters = [URLQueryItem(name: "genreId", value: category ?? "0")]
    if let genres = try await server.answer(.genres, parameters, ListingCategory.rakutenGenres) { return genres }
    guard let category else { return [] }
    throw RepositoryError(.noSuchCategory, subject: category)
  }

  private func page(_ number: Int, _ parameters: [URLQueryItem]) async throws(RepositoryError) -> RakutenPage {
    let parameters = parameters + [URLQueryItem(name: "page", value: String(number))]
    return try await server.answer(.items, parameters, RakutenPage.init(reading:)) ?? .empty
  }
}
