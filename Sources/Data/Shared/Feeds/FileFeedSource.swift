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
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let body = try file.read(upToCount: maximumBytes + 1) ?? Data()
      guard body.count <= maximumBytes else { throw RepositoryError(.tooLarge, subject: subject) }
      return body
    } catch let error as RepositoryError {
      throw error
    } catch {
      throw RepositoryError(reading: error, subject: subject)
    }
  }
}

extension RepositoryError {
  /// Why a file could not be read.
  init(reading error: any Error, subject: String) {
    let code: Code =
      switch (error as? CocoaError)?.code {
      case .fileNoSuchFile?, .fileReadNoSuchFile?: .notFound
      case .fileReadNoPermission?: .refused
      default: .corrupt
      }
    self.init(code, subject: subject, detail: "\(error)")
  }
}
