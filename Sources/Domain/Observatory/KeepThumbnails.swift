/// Gets the thumbnails of a watch that are missing, after an update of it.
///
/// One update gets so many as come within a short time, at most ``most``; the next one goes on. A host that does not answer
/// is not asked again by the same update. What goes wrong is no failure of the update.
public struct KeepThumbnails: Sendable {
  /// The most that one update asks for.
  public static let most = 200
  private static let patience = Duration.seconds(15)

  private let thumbnails: any ThumbnailRepository
  private let source: any ThumbnailSource
  private let time: any TimeSource

  /// Gets thumbnails from a source into a repository.
  public init(_ thumbnails: any ThumbnailRepository, from source: any ThumbnailSource, time: any TimeSource) {
    (self.thumbnails, self.source, self.time) = (thumbnails, source, time)
  }

  /// Gets those of a watch.
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
  /// What stands between the scheme of an address and its path.
  fileprivate var host: Substring { split(separator: "/", maxSplits: 2).dropFirst().first ?? "" }
}
