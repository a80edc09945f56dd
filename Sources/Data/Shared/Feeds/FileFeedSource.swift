import ArcadeDomain
import Foundation

/// A feed in a file, of at most so many bytes.
struct FileFeedSource: FeedSource {
  let path: String
  var maximumBytes = 10_000_000

  var subject: String { path }
  var cacheKey: String? { "file:\(URL(fileURLWithPath: path).standardizedFileURL.path)" }
  var needsConnection: Bool { false }

  func load() async throws(RepositoryError) -> Data {
    try FileBytes.whole(path, atMost: maximumBytes)
  }
}
