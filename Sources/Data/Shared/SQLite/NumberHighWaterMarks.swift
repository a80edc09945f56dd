import ArcadeDomain
import Foundation
import Synchronization

/// The highest numbers of receipts, refunds and closings that may have been printed, in a file beside the database in
/// case that is lost. A hundred are reserved at once, so that hardly any sale waits for it.
final class NumberHighWaterMarks: Sendable {
  /// The numbered documents, by their tables and counters.
  static let names = ["orders", "refunds", "closings"]

  private static let step: Int64 = 100

  /// Returns the path of the file beside a database.
  static func path(besides database: String) -> String { database + "-numbers" }

  private let path: String
  private let noted = Mutex<[String: Int64]>([:])

  init(besides database: String) { path = Self.path(besides: database) }

  /// Returns the highest possibly issued numbers, by name; empty if none are known.
  func read() -> [String: Int64] {
    guard FileKind(at: path) == .file, let bytes = try? FileBytes.whole(path, atMost: 1 << 16) else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
    let pairs = lines.compactMap { words -> (String, Int64)? in
      guard words.count == 2, let number = Int64(words[1]), number > 0 else { return nil }
      return (String(words[0]), number)
    }
    return Dictionary(pairs, uniquingKeysWith: max)
  }

  /// Records a number before anybody sees it. If that fails, only the database knows it.
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

  /// Returns the mark in the file while this is the last issued number.
  static func mark(of number: Int64) -> Int64 { number > .max - step ? .max : (number + step - 1) / step * step }
}

extension SQLiteConnection {
  /// Continues numbering above that of a lost database, as recorded in the file beside it. If the database is still the
  /// same one, its own numbers count.
  func goOn(above marks: NumberHighWaterMarks) throws(RepositoryError) {
    for (name, mark) in marks.read() where NumberHighWaterMarks.names.contains(name) {
      guard let last = try lastNumber(of: name) else { continue }
      if last > mark { marks.note(last, of: name) }
      if NumberHighWaterMarks.mark(of: last) < mark {
        try transaction(.writing) { try skipNumbers(of: name, upTo: mark) }
      }
    }
  }

  /// Returns the last number issued under a name; nil if there is none.
  func lastNumber(of name: String) throws(RepositoryError) -> Int64? {
    try queries.row("SELECT value FROM counters WHERE name = ?", name) { try $0.integer("value") }
  }

  /// Skips all numbers up to this one, and records which are therefore missing.
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
