public import ArcadeDomain
import Foundation

/// The lines that a person typed in one system: a private file in the data folder.
public struct HistoryFile: Sendable {
  /// How many lines are kept.
  public static let limit = 200

  private static let folderName = "history"
  private static let ending = ".txt"
  private static let mostBytes = 1 << 20

  private let dataFolder, path: String

  /// Names the file of a system; `system` is a plain word.
  public init(folder: String, system: String) {
    dataFolder = folder
    path = "\(folder)/\(Self.folderName)/\(system)\(Self.ending)"
  }

  /// The lines, the oldest first; none where there is no such file, or it cannot be read.
  public func lines() -> [String] {
    guard FileKind(at: path) == .file, let bytes = try? FileBytes.whole(path, atMost: Self.mostBytes) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0).sanitized }.suffix(Self.limit)
  }

  /// Adds a line, unless it is the one that was added last, and lets the oldest go beyond the limit.
  ///
  /// The data folder is not made for it: there is nothing to remember where somebody has erased everything.
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

  /// Removes all such files from a data folder; returns the names of what is not ours and stays.
  static func erase(in dataFolder: String) -> [String] {
    let folder = "\(dataFolder)/\(folderName)"
    // What a link leads to is not ours.
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
