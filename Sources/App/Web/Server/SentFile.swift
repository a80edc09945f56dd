import ArcadeConsole
import Foundation

/// An open file that is sent in pieces; a file without a name is deleted with it.
final class SentFile: Sendable {
  /// The size in bytes.
  let count: Int
  private let handle: FileHandle

  init(_ handle: FileHandle) throws {
    self.handle = handle
    count = Int(try handle.seekToEnd())
  }

  /// Reads from an offset into a buffer; returns the number of bytes, below 1 at the end or on an error.
  func read(from place: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    pread(handle.fileDescriptor, buffer.baseAddress, buffer.count, off_t(place))
  }
}
