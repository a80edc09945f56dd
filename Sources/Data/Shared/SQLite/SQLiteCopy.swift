import ArcadeDomain
import CSQLite
import Foundation

/// A private copy of a database, opened instead of the original. Opening the original would leave a log and an index
/// beside it, or merge the log of a killed process.
final class SQLiteCopy {
  private let source: String
  private let folder: ScratchFolder
  private var path: String { folder.path + "/copy.sqlite" }

  /// Copies a file of Arcade's with its log into a scratch folder.
  init(of source: String, in parent: String) throws(RepositoryError) {
    switch FileKind(at: source) {
    case .absent: throw RepositoryError(.notFound, subject: source)
    case .other: throw RepositoryError(.notOurs, subject: source, detail: "not a regular file")
    case .file: break
    }
    self.source = source
    let original = try SQLiteConnection(path: source, flags: SQLITE_OPEN_READONLY)
    try original.requireOurs(newest: .max, canBeEmpty: false)
    folder = try ScratchFolder(in: parent)
    try copyPages(of: original)
    for suffix in ["-wal", "-journal"] where FileKind(at: source + suffix) == .file {
      try write(try read(source + suffix), to: path + suffix)
    }
  }

  /// Opens the copy, migrated and checked to have exactly the schema of its version; errors name the original.
  func opened(bringingUpTo migrations: [Migration]) throws(RepositoryError) -> SQLiteConnection {
    do throws(RepositoryError) {
      let copy = try SQLiteConnection.open(path, migrations: migrations)
      try copy.requireIntegrity()
      try copy.requireSchema(of: .schema(after: migrations))
      return copy
    } catch {
      throw RepositoryError(error.code, subject: source, detail: error.detail)
    }
  }

  private func copyPages(of original: SQLiteConnection) throws(RepositoryError) {
    try write(Data(), to: path)
    let size = try original.size()
    let file: FileHandle
    do { file = try FileHandle(forWritingTo: URL(filePath: path)) } catch { throw failure(error) }
    defer { try? file.close() }
    for offset in stride(from: 0, to: size, by: 1 << 20) {
      let bytes = try original.bytes(at: offset, count: min(1 << 20, size - offset))
      do { try file.write(contentsOf: bytes) } catch { throw failure(error) }
    }
  }

  private func read(_ path: String) throws(RepositoryError) -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw RepositoryError(.refused, subject: path, detail: error.localizedDescription)
    }
  }

  private func write(_ bytes: Data, to target: String) throws(RepositoryError) {
    do { try bytes.write(to: URL(filePath: target)) } catch { throw failure(error) }
  }

  private func failure(_ error: any Error) -> RepositoryError {
    let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    return RepositoryError(isFull ? .full : .notWritable, subject: folder.path, detail: error.localizedDescription)
  }
}

extension SQLiteConnection {
  /// Throws if a page, an index or a reference is damaged.
  fileprivate func requireIntegrity() throws(RepositoryError) {
    let answer = try queries.row("PRAGMA integrity_check") { try $0.text("integrity_check") }
    guard answer == "ok" else { throw RepositoryError(.corrupt, subject: path, detail: answer ?? "") }
    try requireSoundForeignKeys()
  }
}
