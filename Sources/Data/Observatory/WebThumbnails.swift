public import ArcadeDomain
import Foundation

/// Thumbnails as they are on the web.
public struct WebThumbnails: ThumbnailSource {
  private let client: HTTPClient

  /// Gets them by a client, without asking a machine of one's own network.
  public init(client: HTTPClient) { self.client = client.stayingPublic }

  /// Returns a picture that is not too large to be kept; none where something else is there.
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

  /// What the next update would find just so.
  private static let lasting: Set<RepositoryError.Code> = [
    .badAddress, .badRequest, .configuration, .notFound, .redirected, .refused, .tooLarge,
  ]
}
