public import ArcadeDomain
import Foundation

/// The listings of Rakuten Ichiba.
///
/// With an access key it asks the version of 2026, with an application's id alone the one before. All searches through
/// one value, a copy of it or the same turns share one request a second, tries included.
public struct RakutenListings: ListingSource {
  private let server: RakutenServer

  /// Takes the keys from the settings; throws `.configuration` with the name of one that is missing or makes no sense.
  ///
  /// Offline it throws `.unavailable` whatever it is asked.
  public init(
    _ settings: Settings,
    client: HTTPClient,
    turns: (any RequestTurns)? = nil,
    isOffline: Bool = false
  ) throws(RepositoryError) {
    server = RakutenServer(access: try RakutenAccess(settings), client: client, turns: turns, isOffline: isOffline)
  }

  /// What there is to know about it.
  public static func profile(_ settings: Settings) -> ListingSourceProfile {
    let id = Setting.rakutenApplicationID
    return ListingSourceProfile(
      name: "rakuten",
      needs: [.setting(id.name, isMet: settings[id] != nil)],
      terms: "Supported by Rakuten Developers",
      currency: .jpy
    )
  }

  /// Asks page after page, each listing with its place among all that were found.
  ///
  /// The pages after one that fails are not asked for. Several pages are not one moment. Where the
  /// settings do not let one in, the error is `.configuration` with the name of the one to correct.
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

  /// Returns the genres below one; throws `.noSuchCategory` for one that Rakuten does not know.
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
