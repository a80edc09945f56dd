public import ArcadeDomain
import Foundation

/// The lines typed in one system: a private file in the data folder.
public struct HistoryFile: Sendable {
  /// How many lines are kept.
  public static let limit = 200

  private static let folderName = "history"
  private static let ending = ".txt"
  private static let mostBytes = 1 << 20

  private let dataFolder, path: String

  /// Creates a reference to the file of a system; `system` is a plain word.
  public init(folder: String, system: String) {
    dataFolder = folder
    path = "\(folder)/\(Self.folderName)/\(system)\(Self.ending)"
  }

  /// The lines, the oldest first; empty if the file is missing or unreadable.
  public func lines() -> [String] {
    guard FileKind(at: path) == .file, let bytes = try? FileBytes.whole(path, atMost: Self.mostBytes) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0).sanitized }.suffix(Self.limit)
  }

  /// Appends a line, unless it equals the last one, and drops the oldest beyond the limit.
  ///
  /// It does not create the data folder, because everything may just have been erased.
  public func add(_ line: String) throws(RepositoryError) {
    let folder = PrivateFolder.parent(of: path)
    try FolderLock.holding(dataFolder) { () throws(RepositoryError) in
      try PrivateFolder.create(at: folder)
      let before = lines()
      guard before.last != line.sanitized else { return }
      let text = (before + [line.sanitized]).suffix(Self.limit).joined(separator: "\n") + "\n"
      try WholeFile.replace(path, with: Data(text.utf8))
    }
  }

  /// Removes all such files from a data folder; returns the names of foreign files, which stay.
  static func erase(in dataFolder: String) -> [String] {
    let folder = "\(dataFolder)/\(folderName)"
    // The target of a link is not ours.
    let kind = try? FileManager.default.attributesOfItem(atPath: folder)[.type] as? FileAttributeType
    guard kind == .typeDirectory else { return [] }
    func names() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }
    for name in names() {
      let file = "\(folder)/\(name)"
      if name.hasSuffix(ending) && WholeFile.isPrivate(file) || WholeFile.isUnfinished(file) { unlink(file) }
    }
    return rmdir(folder) == 0 ? [] : names()
  }
}
