import ArcadeDomain
import Foundation

struct FeedFile: Sendable {
  let path: String
  let data: Data

  /// What a place in four bytes can point at.
  static let mostBytes = Int(UInt32.max)

  /// Reads a file into memory; an address in its place is named without what may be a key.
  init(reading path: String) throws(RepositoryError) {
    do {
      self.init(path: path, try FileBytes.whole(path, atMost: Self.mostBytes))
    } catch {
      throw Self.withoutSecrets(error)
    }
  }

  /// The same error, of which the subject is named without what may be a key.
  static func withoutSecrets(_ error: RepositoryError) -> RepositoryError {
    var error = error
    error.subject = FeedAddress.withoutSecrets(error.subject)
    return error
  }

  /// Takes bytes that are at hand, as UTF-8.
  init(path: String, _ data: Data) {
    let data = data.withoutUTF16
    self.path = path
    self.data = if case .table = data.lend({ FeedKind(path: path, content: $0) }) { data.inUTF8 } else { data }
  }

  var kind: FeedKind { data.lend { FeedKind(path: path, content: $0) } }

  /// The path's last part, for places in reports.
  var name: String { (path as NSString).lastPathComponent }

  /// An error about a feed that has no column or key of a name.
  func missing(column: String) -> RepositoryError {
    RepositoryError(.noSuchColumn, subject: path, detail: column)
  }

  /// An error about something that is no feed.
  func corrupt(_ detail: String) -> RepositoryError { RepositoryError(.corrupt, subject: path, detail: detail) }

  /// Throws for a page of markup, which is what servers like to send instead of a feed.
  func requireNoMarkup() throws(RepositoryError) {
    let top = data.prefix(1_000).lend { $0.repairedText.folded.trimmed.prefix(9) }
    guard !top.hasPrefix("<!doctype"), !top.hasPrefix("<html"), !top.hasPrefix("<?xml") else {
      throw corrupt("a page of markup")
    }
  }
}

enum FeedKind: Hashable, Sendable {
  /// A table with a row of headings; nil where the content tells the delimiter.
  case table(Delimiter?)
  /// A list of objects, alone or in an object.
  case json
  /// An object on every line.
  case jsonLines

  /// Finds it by the extension of a path, else by content.
  init(path: String, content: ByteView) {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() {
    case "csv": self = .table(nil)
    case "tsv": self = .table(.tab)
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonLines
    default: self = Self.told(by: content)
    }
  }

  private static func told(by content: ByteView) -> FeedKind {
    let first = (FeedMark.end(in: content)..<content.count).first { !FeedMark.spaces.contains(content[$0]) }
    guard let first else { return .table(nil) }
    switch content[first] {
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"): return isClosedOnItsLine(content[first, content.count]) ? .jsonLines : .json
    default: return .table(nil)
    }
  }

  /// Whether the first line ends with a brace, and what follows begins with one.
  private static func isClosedOnItsLine(_ content: ByteView) -> Bool {
    let lineFeed = content.first(.lineFeed, from: 0, to: content.count) ?? content.count
    let isClosed = (0..<lineFeed).last { !FeedMark.spaces.contains(content[$0]) }.map {
      content[$0] == UInt8(ascii: "}")
    }
    let next = (lineFeed..<content.count).first { !FeedMark.spaces.contains(content[$0]) }
    return isClosed == true && next.map { content[$0] == UInt8(ascii: "{") } ?? false
  }
}
