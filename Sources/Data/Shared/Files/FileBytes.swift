import ArcadeDomain
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file in memory of their own, so that cutting the file afterwards takes nothing away.
///
/// Mapping the file instead would let whoever cuts it end the process.
enum FileBytes {
  /// What large pages are cut to; with them a large file is read several times as fast.
  private static let largePage = 2 << 20
  private static let smallPart = 1 << 16

  /// Reads a file, a pipe or a device to its end; throws `.tooLarge` beyond so many bytes.
  static func whole(_ path: String, atMost limit: Int) throws(RepositoryError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .reading(path, systemError: errno) }
    defer { close(descriptor) }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) : 0
    // One byte more shows that the file ends where it says.
    var part = min(max(size, smallPart), limit) + 1
    var data = Data()
    while true {
      let (bytes, isEnd) = try next(part, of: descriptor, path)
      if data.isEmpty { data = bytes } else { data.append(bytes) }
      guard data.count <= limit else { throw RepositoryError(.tooLarge, subject: path) }
      if isEnd { return data }
      part = largePage
    }
  }

  /// Reads up to so many bytes, and tells whether the file ended before them.
  private static func next(
    _ count: Int,
    of descriptor: Int32,
    _ path: String
  ) throws(RepositoryError) -> (bytes: Data, isEnd: Bool) {
    var memory: UnsafeMutableRawPointer?
    let alignment = count >= largePage ? largePage : MemoryLayout<Int>.alignment
    guard posix_memalign(&memory, alignment, count) == 0, let memory else {
      throw RepositoryError(.tooLarge, subject: path, detail: "no memory for \(count) bytes")
    }
    #if os(Linux)
      if count >= largePage { madvise(memory, count, MADV_HUGEPAGE) }
    #endif
    var filled = 0
    while filled < count {
      let taken = read(descriptor, memory + filled, count - filled)
      if taken < 0, errno == EINTR { continue }
      guard taken >= 0 else {
        let reason = errno
        free(memory)
        throw .reading(path, systemError: reason)
      }
      if taken == 0 { break }
      filled += taken
    }
    return (Data(bytesNoCopy: memory, count: filled, deallocator: .free), filled < count)
  }
}
