public import ArcadeDomain
import Foundation

/// Thumbnails from the web.
public struct WebThumbnails: ThumbnailSource {
  private let client: HTTPClient

  /// Creates a source with a client that never reaches the local network.
  public init(client: HTTPClient) { self.client = client.stayingPublic }

  /// Returns a picture small enough to be stored; empty if there is something else.
  public func thumbnail(at address: String) async throws(RepositoryError) -> [UInt8] {
    do {
      guard case .web(let url) = try FeedAddress(address),
        let answer = try await client.get(url, unless: nil, sizeLimit: Thumbnail.sizeLimit, within: .seconds(5)),
        let kind = PictureKind(of: answer.body),
        PictureDimensions(of: answer.body, kind)?.isTooLarge != true
      else { return [] }
      return Array(answer.body)
    } catch {
      guard Self.lasting.contains(error.code) else { throw error }
      return []
    }
  }

  /// The failures that the next update would repeat.
  private static let lasting: Set<RepositoryError.Code> = [
    .badAddress, .badRequest, .configuration, .notFound, .redirected, .refused, .tooLarge,
  ]
}
