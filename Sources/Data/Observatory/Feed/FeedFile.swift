import ArcadeDomain
import Foundation

/// The bytes of a feed in a file.
struct FeedFile: Sendable {
  let path: String
  let data: Data

  /// What a place in four bytes can point at.
  private static let mostBytes = Int(UInt32.max)

  /// Reads a file into memory.
  init(reading path: String) async throws(RepositoryError) {
    let data = try await FileFeedSource(path: path, maximumBytes: Self.mostBytes).load()
    self.init(path: path, data)
  }

  /// Maps a file into memory, which costs none for what is not looked at.
  ///
  /// It must not be cut while it is in use, so this is for who reads it once and quickly.
  init(mapping path: String) throws(RepositoryError) {
    do {
      let url = URL(fileURLWithPath: path)
      guard FileKind(at: path) == .file else {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        self.init(path: path, try file.readToEnd() ?? Data())
        return
      }
      self.init(path: path, try Data(contentsOf: url, options: .alwaysMapped))
    } catch {
      throw RepositoryError(reading: error, subject: path)
    }
    guard data.count <= Self.mostBytes else { throw RepositoryError(.tooLarge, subject: path) }
  }

  /// Takes bytes that are at hand.
  init(path: String, _ data: Data) {
    self.path = path
    self.data = data
  }

  /// How the feed is written.
  var kind: FeedKind { data.lend { FeedKind(path: path, content: $0) } }

  /// The path's last part, for places in reports.
  var name: String { (path as NSString).lastPathComponent }

  /// An error about something that is no feed.
  /// It has no column or key of a name.
  func missing(column: String) -> RepositoryError {
    RepositoryError(.noSuchColumn, subject: path, detail: column)
  }

  func corrupt(_ detail: String) -> RepositoryError { RepositoryError(.corrupt, subject: path, detail: detail) }

  /// Throws for a page of markup, which is what servers like to send instead of a feed.
  func requireNoMarkup() throws(RepositoryError) {
    let top = data.prefix(1_000).lend { $0.repairedText.folded.trimmed.prefix(9) }
    guard !top.hasPrefix("<!doctype"), !top.hasPrefix("<html"), !top.hasPrefix("<?xml") else {
      throw corrupt("a page of markup")
    }
  }
}
