import ArcadeDomain
import Foundation

struct FeedFile: Sendable {
  let path: String
  let data: Data

  /// The most bytes that a position of 32 bits can address.
  static let mostBytes = Int(UInt32.max)

  /// Reads a file into memory; in errors, its path or address omits what may be a key.
  init(reading path: String) throws(RepositoryError) {
    do {
      self.init(path: path, try FileBytes.whole(path, atMost: Self.mostBytes))
    } catch {
      throw Self.withoutSecrets(error)
    }
  }

  /// Returns the error with a subject that omits what may be a key.
  static func withoutSecrets(_ error: RepositoryError) -> RepositoryError {
    var error = error
    error.subject = FeedAddress.withoutSecrets(error.subject)
    return error
  }

  /// Takes bytes in memory, decoded to UTF-8.
  init(path: String, _ data: Data) {
    let data = data.withoutUTF16
    self.path = path
    self.data = if case .table = data.lend({ FeedKind(path: path, content: $0) }) { data.inUTF8 } else { data }
  }

  /// Takes bytes in memory that are already UTF-8.
  init(path: String, decoded data: Data) { (self.path, self.data) = (path, data) }

  var kind: FeedKind { data.lend { FeedKind(path: path, content: $0) } }

  /// The path's last part, for reported places.
  var name: String { (path as NSString).lastPathComponent }

  /// Returns the error for a missing column or key.
  func missing(column: String, among names: [String]) -> RepositoryError {
    RepositoryError(.noSuchColumn, subject: path, detail: column, found: Array(names.prefix(20)))
  }

  /// Returns the error for prices with both decimal signs, given the position of each first record.
  func twoDecimalSigns(at bytes: [Int]) -> RepositoryError {
    let lines = data.lend { view in
      var place = TextPlace()
      return bytes.map { "\(name):\(place.place(of: $0, in: view).line)" }
    }
    return RepositoryError(.twoDecimalSigns, subject: path, found: lines)
  }

  /// Throws for a page of markup, which servers often send instead of a feed.
  func requireNoMarkup() throws(RepositoryError) {
    let top = data.prefix(1_000).lend { $0.repairedText.folded.trimmed.prefix(9) }
    guard !top.hasPrefix("<!doctype"), !top.hasPrefix("<html"), !top.hasPrefix("<?xml") else {
      throw RepositoryError(.notData, subject: path)
    }
  }
}
