/// Loads the missing thumbnails of a watch after an update. One update loads at most ``most`` within a short time; the
/// next one continues. It does not ask an unresponsive host twice. Errors do not make the update fail.
public struct KeepThumbnails: Sendable {
  /// The most thumbnails that one update loads.
  public static let most = 200
  private static let patience = Duration.seconds(15)

  private let thumbnails: any ThumbnailRepository
  private let source: any ThumbnailSource
  private let time: any TimeSource

  /// Creates the action, which loads from a source into a repository.
  public init(_ thumbnails: any ThumbnailRepository, from source: any ThumbnailSource, time: any TimeSource) {
    (self.thumbnails, self.source, self.time) = (thumbnails, source, time)
  }

  /// Loads the missing thumbnails of a watch.
  public func callAsFunction(of id: Watch.ID) async {
    let missing = try? await thumbnails.addressesWithoutThumbnail(in: id, most: Self.most)
    var (found, silent, begin) = ([Thumbnail](), Set<Substring>(), time.elapsed())
    for address in missing ?? [] where !silent.contains(address.host) {
      guard time.elapsed() - begin < Self.patience, !Task.isCancelled else { break }
      do {
        found.append(Thumbnail(at: address, try await source.thumbnail(at: address)))
      } catch {
        silent.insert(address.host)
      }
    }
    guard !found.isEmpty else { return }
    try? await thumbnails.keep(found, of: id, within: Thumbnail.totalLimit, at: time.now())
  }
}

extension String {
  /// The part between the scheme of a URL and its path.
  fileprivate var host: Substring { split(separator: "/", maxSplits: 2).dropFirst().first ?? "" }
}
