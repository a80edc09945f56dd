public import ArcadeDomain
import Foundation

/// The bytes of a file in memory of their own, so that cutting the file afterwards takes nothing away. Mapping the file
/// instead would let whoever cuts it end the process.
enum FileBytes {
  private static let (smallPart, largePart) = (1 << 16, 2 << 20)
  /// Who writes into a pipe may never end.
  private static let mostFromPipe = 1 << 29

  /// Reads a file, a pipe or a device to its end. Throws `.tooLarge` beyond so many bytes, `.isFolder` and `.isDevice`
  /// for what holds no document, `.rewritten` for a file into which somebody wrote meanwhile, and `.silent` for a pipe
  /// of which nothing came for as long as the patience lasts.
  static func whole(_ path: String, atMost limit: Int, patience: Duration = .seconds(30)) throws(RepositoryError)
    -> Data
  { try whole(OpenFile(path), atMost: limit, patience: patience) }

  /// Reads what is open already.
  static func whole(
    _ file: OpenFile,
    atMost limit: Int,
    patience: Duration = .seconds(30)
  ) throws(RepositoryError) -> Data {
    let (path, descriptor, isFile) = (file.path, file.descriptor, file.kind == .file)
    let patience = file.kind == .pipe ? patience : nil
    let limit = isFile ? limit : min(limit, mostFromPipe)
    // One byte more shows that the file ends where it says.
    var part = min(max(file.size, smallPart), limit) + 1
    var data = Data()
    while true {
      let (bytes, isEnd) = try next(part, of: descriptor, path, patience: patience)
      if data.isEmpty { data = bytes } else { data.append(bytes) }
      guard data.count <= limit else {
        throw RepositoryError(file.kind == .device ? .isDevice : .tooLarge, subject: path)
      }
      if isEnd { break }
      part = largePart
    }
    try file.requireUnchanged()
    return data
  }

  /// Reads up to so many bytes, and tells whether the file ended before them.
  private static func next(
    _ count: Int,
    of descriptor: Int32,
    _ path: String,
    patience: Duration?
  ) throws(RepositoryError) -> (bytes: Data, isEnd: Bool) {
    guard let memory = malloc(count) else {
      throw RepositoryError(.tooLarge, subject: path, detail: "no memory for \(count) bytes")
    }
    var filled = 0
    while filled < count {
      guard patience.map({ waits(for: descriptor, atMost: $0) }) ?? true else {
        free(memory)
        throw RepositoryError(.silent, subject: path)
      }
      let taken = read(descriptor, memory + filled, count - filled)
      if taken < 0, errno == EINTR || errno == EAGAIN { continue }
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

  /// Waits until there is something to read, or the end; false where neither comes in time.
  private static func waits(for descriptor: Int32, atMost patience: Duration) -> Bool {
    let end = ContinuousClock.now + patience
    while true {
      let left = end - ContinuousClock.now
      guard left > .zero else { return false }
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(
        clamping: left.components.seconds * 1_000 + 1 + left.components.attoseconds / 1_000_000_000_000_000
      )
      if poll(&watched, 1, milliseconds) > 0 { return true }
    }
  }
}

/// A short file of text that a person names, such as one with a key.
public enum ShortText {
  /// Returns what the file says; throws `.tooLarge` above 1 MB.
  public static func read(_ path: String) throws(RepositoryError) -> String {
    String(decoding: try FileBytes.whole(path, atMost: 1 << 20), as: UTF8.self)
  }
}
