import ArcadeConsole
import Foundation

/// An open file that is sent in pieces; one without a name is gone with it.
final class SentFile: Sendable {
  /// How many bytes it has.
  let count: Int
  private let handle: FileHandle

  init(_ handle: FileHandle) throws {
    self.handle = handle
    count = Int(try handle.seekToEnd())
  }

  /// Reads from a place on into a buffer; returns how many bytes came, below 1 at the end or if it cannot be read.
  func read(from place: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    pread(handle.fileDescriptor, buffer.baseAddress, buffer.count, off_t(place))
  }
}
