import ArcadeDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file that appears whole or not at all.
enum WholeFile {
  /// Creates the file at a path, with mode 0600, from what `write` puts into the empty file it is given.
  ///
  /// A file that exists is not replaced, and nothing is left over when it fails;
  /// nor when the process is killed, where a folder is given that is cleared at the next start.
  static func create(
    at path: String,
    noting scratch: ScratchFolder? = nil,
    write: (_ unfinished: String) throws(RepositoryError) -> Void
  ) throws(RepositoryError) {
    guard FileKind(at: path) == .absent else { throw .writing(path, systemError: EEXIST) }
    let unfinished = "\(path).\(UInt64.random(in: .min ... .max))"
    try scratch?.note(unfinished)
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .writing(path, systemError: errno) }
    defer {
      close(descriptor)
      unlink(unfinished)
    }
    try write(unfinished)
    guard fsync(descriptor) == 0, move(unfinished, to: path) else { throw .writing(path, systemError: errno) }
  }

  // Linking refuses what exists, which renaming would replace; a file system
  // without links has to make do with the check above.
  private static func move(_ unfinished: String, to path: String) -> Bool {
    if link(unfinished, path) == 0 { return true }
    return [EPERM, ENOTSUP].contains(errno) && rename(unfinished, path) == 0
  }
}
