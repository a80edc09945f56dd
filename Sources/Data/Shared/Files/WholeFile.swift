public import ArcadeDomain
public import Foundation

/// Writes files atomically: they appear whole or not at all.
public enum WholeFile {
  /// Creates the file at a path, with mode 0600, from what `write` puts into an empty file.
  ///
  /// An existing file is not replaced, and nothing is left over on failure. If the process is killed, the scratch
  /// folder is cleared at the next start.
  static func create(
    at path: String,
    noting scratch: ScratchFolder? = nil,
    write: (_ unfinished: String) throws(RepositoryError) -> Void
  ) throws(RepositoryError) {
    guard FileKind(at: path) == .absent else { throw .writing(path, systemError: EEXIST) }
    try finish(path, noting: scratch, by: link) { unfinished, _ throws(RepositoryError) in try write(unfinished) }
  }

  /// Replaces a file by bytes, with mode 0600 from the start.
  public static func replace(_ path: String, with bytes: Data) throws(RepositoryError) {
    try finish(path, by: rename) { _, descriptor throws(RepositoryError) in
      var rest = bytes
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        guard written >= 0 || errno == EINTR else { throw .writing(path, systemError: errno) }
        rest = rest.dropFirst(max(written, 0))
      }
    }
  }

  /// Removes unfinished replacements that killed processes left; call it only while no other copy can write the file.
  static func clear(besides path: String) { for file in unfinished(of: path) { unlink(file) } }

  /// Returns the unfinished files beside the one at a path.
  static func unfinished(of path: String) -> [String] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folder = PrivateFolder.parent(of: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(name + ".") && !$0.dropFirst(name.count + 1).contains(".") }
      .map { "\(folder)/\($0)" }.filter(isUnfinished)
  }

  /// Whether a path has the name of an unfinished file, and the file is ours and private.
  static func isUnfinished(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    let number = path[path.index(after: dot)...]
    return UInt64(number).map(String.init) == String(number) && isPrivate(path)
  }

  /// Whether a path is a regular file of ours, not a link, that nobody else may read or write.
  static func isPrivate(_ path: String) -> Bool {
    guard let status = FileStatus.ofLink(path), status.st_uid == geteuid() else { return false }
    return status.st_mode & (S_IFMT | 0o7777) == S_IFREG | 0o600
  }

  private static func finish(
    _ path: String,
    noting scratch: ScratchFolder? = nil,
    by move: (String, String) -> Bool,
    write: (_ unfinished: String, _ descriptor: Int32) throws(RepositoryError) -> Void
  ) throws(RepositoryError) {
    let unfinished = "\(path).\(UInt64.random(in: .min ... .max))"
    try scratch?.note(unfinished)
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .writing(path, systemError: errno) }
    defer {
      close(descriptor)
      unlink(unfinished)
    }
    try write(unfinished, descriptor)
    guard fsync(descriptor) == 0, move(unfinished, path) else { throw .writing(path, systemError: errno) }
  }

  // Linking fails if the target exists, whereas renaming would replace it. Without links, the check before has to do.
  private static func link(_ unfinished: String, to path: String) -> Bool {
    if Foundation.link(unfinished, path) == 0 { return true }
    return [EPERM, ENOTSUP].contains(errno) && rename(unfinished, to: path)
  }

  private static func rename(_ unfinished: String, to path: String) -> Bool { Foundation.rename(unfinished, path) == 0 }
}
