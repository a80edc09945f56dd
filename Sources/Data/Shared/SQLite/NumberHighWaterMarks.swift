import ArcadeDomain
import Foundation
import Synchronization

/// Up to which number receipts, refunds and closings may have been printed: a file beside a database, for the day on
/// which that is lost. A hundred are noted at once, so that hardly any sale waits for it.
final class NumberHighWaterMarks: Sendable {
  /// What is numbered for people, by the names of its tables and counters.
  static let names = ["orders", "refunds", "closings"]

  private static let step: Int64 = 100

  /// Where the file is that belongs to a database.
  static func path(besides database: String) -> String { database + "-numbers" }

  private let path: String
  private let noted = Mutex<[String: Int64]>([:])

  init(besides database: String) { path = Self.path(besides: database) }

  /// Returns the highest number that may have been given, by name; none where nothing is known.
  func read() -> [String: Int64] {
    guard FileKind(at: path) == .file, let bytes = try? FileBytes.whole(path, atMost: 1 << 16) else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
    let pairs = lines.compactMap { words -> (String, Int64)? in
      guard words.count == 2, let number = Int64(words[1]), number > 0 else { return nil }
      return (String(words[0]), number)
    }
    return Dictionary(pairs, uniquingKeysWith: max)
  }

  /// Notes that a number was given, before anybody sees it. Where that cannot be written the database alone knows it.
  func note(_ number: Int64, of name: String) {
    guard noted.withLock({ $0[name, default: 0] < number }) else { return }
    try? FolderLock.holding(PrivateFolder.parent(of: path)) { () throws(RepositoryError) in
      var marks = read()
      if marks[name, default: 0] < number {
        marks[name] = Self.mark(of: number)
        let lines = marks.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
        try WholeFile.replace(path, with: Data(lines.joined().utf8))
      }
      noted.withLock { $0 = marks }
    }
  }

  /// The mark that stands in the file while this is the last number that was given.
  static func mark(of number: Int64) -> Int64 { number > .max - step ? .max : (number + step - 1) / step * step }
}

extension SQLiteConnection {
  /// Lets numbers go on above those of a database that is gone, as the file beside it knows them. Where this is still
  /// the database that they were noted for, it knows itself which was the last.
  func goOn(above marks: NumberHighWaterMarks) throws(RepositoryError) {
    for (name, mark) in marks.read() where NumberHighWaterMarks.names.contains(name) {
      guard let last = try lastNumber(of: name) else { continue }
      if last > mark { marks.note(last, of: name) }
      if NumberHighWaterMarks.mark(of: last) < mark {
        try transaction(.writing) { try skipNumbers(of: name, upTo: mark) }
      }
    }
  }

  /// Returns the last number that was given away under a name; nil where nothing is numbered so.
  func lastNumber(of name: String) throws(RepositoryError) -> Int64? {
    try queries.row("SELECT value FROM counters WHERE name = ?", name) { try $0.integer("value") }
  }

  /// Gives away no number up to this one, and notes which are missing for that.
  func skipNumbers(of name: String, upTo last: Int64) throws(RepositoryError) {
    try queries.run(
      """
      INSERT INTO skipped_numbers (name, first, last)
      SELECT name, value + 1, ? FROM counters WHERE name = ? AND value < ?
      """,
      values: [last, name, last]
    )
    try queries.run("UPDATE counters SET value = ? WHERE name = ? AND value < ?", last, name, last)
  }
}
