import ArcadeDomain
import Foundation

/// A file open for reading, closed with its last reference. It is never mapped, because truncating a mapped file ends
/// the process.
final class OpenFile: Sendable {
  let path: String
  let descriptor: Int32
  let kind: Kind
  /// The file's size when it was opened; 0 for anything else.
  let size: Int

  private let version: FileVersion

  /// The kinds that can be read.
  enum Kind { case file, pipe, device }

  /// Opens a path; throws `.isDevice` for a disk, which cannot hold a document.
  init(_ path: String) throws(RepositoryError) {
    // Opening a pipe would otherwise wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .reading(path, systemError: errno) }
    guard let status = FileStatus.of(descriptor), status.st_mode & S_IFMT != S_IFBLK else {
      close(descriptor)
      throw .reading(path, systemError: ENODEV)
    }
    (self.path, self.descriptor) = (path, descriptor)
    (kind, version) = (Kind(status), FileVersion(status))
    size = kind == .file ? max(0, Int(status.st_size)) : 0
    if kind != .pipe { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
  }

  deinit { close(descriptor) }

  /// Reads bytes from a position into a buffer, and returns the number read; fewer than requested only at the end.
  func read(at place: Int, into buffer: inout [UInt8], _ range: Range<Int>) throws(RepositoryError) -> Int {
    precondition(range.upperBound <= buffer.count)
    var filled = range.lowerBound
    while filled < range.upperBound {
      let taken = buffer.withUnsafeMutableBytes { bytes in
        pread(
          descriptor,
          bytes.baseAddress.map { $0 + filled },
          range.upperBound - filled,
          off_t(place + filled - range.lowerBound)
        )
      }
      if taken < 0, errno == EINTR { continue }
      guard taken >= 0 else { throw .reading(path, systemError: errno) }
      if taken == 0 { break }
      filled += taken
    }
    return filled - range.lowerBound
  }

  /// Throws if the file was written to since it was opened, because the bytes may mix two versions.
  func requireUnchanged() throws(RepositoryError) {
    guard let status = FileStatus.of(descriptor) else { throw .reading(path, systemError: errno) }
    guard kind != .file || FileVersion(status) == version else { throw RepositoryError(.rewritten, subject: path) }
  }
}

extension OpenFile.Kind {
  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFIFO: self = .pipe
    default: self = .device
    }
  }
}
