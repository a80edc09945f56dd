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

  /// Takes bytes that are at hand, in whatever encoding was said or found before, as UTF-8.
  init(path: String, decoded data: Data) { (self.path, self.data) = (path, data) }

  var kind: FeedKind { data.lend { FeedKind(path: path, content: $0) } }

  /// The path's last part, for places in reports.
  var name: String { (path as NSString).lastPathComponent }

  /// An error about a feed that has no column or key of a name among those that it has.
  func missing(column: String, among names: [String]) -> RepositoryError {
    RepositoryError(.noSuchColumn, subject: path, detail: column, found: Array(names.prefix(20)))
  }

  /// An error about a feed whose prices have both decimal signs, the first of each in what begins at a byte.
  func twoDecimalSigns(at bytes: [Int]) -> RepositoryError {
    let lines = data.lend { view in
      var place = TextPlace()
      return bytes.map { "\(name):\(place.place(of: $0, in: view).line)" }
    }
    return RepositoryError(.twoDecimalSigns, subject: path, found: lines)
  }

  /// Throws for a page of markup, which is what servers like to send instead of a feed.
  func requireNoMarkup() throws(RepositoryError) {
    let top = data.prefix(1_000).lend { $0.repairedText.folded.trimmed.prefix(9) }
    guard !top.hasPrefix("<!doctype"), !top.hasPrefix("<html"), !top.hasPrefix("<?xml") else {
      throw RepositoryError(.notData, subject: path)
    }
  }
}
