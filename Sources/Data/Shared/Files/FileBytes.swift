public import ArcadeDomain
import Foundation

/// The bytes of a file, copied into memory. Mapping the file instead would let another process end this one by
/// truncating it.
enum FileBytes {
  private static let (smallPart, largePart) = (1 << 16, 2 << 20)
  /// A limit, because a pipe may never end.
  private static let mostFromPipe = 1 << 29

  /// Reads a file, a pipe or a device to its end.
  ///
  /// Throws `.tooLarge` beyond the limit, `.isFolder` or `.isDevice`. Throws `.rewritten` if the file changes
  /// meanwhile, and `.silent` if a pipe sends nothing for the patience.
  static func whole(_ path: String, atMost limit: Int, patience: Duration = .seconds(30)) throws(RepositoryError)
    -> Data
  { try whole(OpenFile(path), atMost: limit, patience: patience) }

  /// Reads a file that is already open.
  static func whole(
    _ file: OpenFile,
    atMost limit: Int,
    patience: Duration = .seconds(30)
  ) throws(RepositoryError) -> Data {
    let (path, descriptor, isFile) = (file.path, file.descriptor, file.kind == .file)
    let patience = file.kind == .pipe ? patience : nil
    let limit = isFile ? limit : min(limit, mostFromPipe)
    // One byte more shows whether the file ends at its stated size.
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

  /// Reads up to a number of bytes, and returns whether the file ended before them.
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

  /// Waits for something to read, or the end; false after the patience.
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

/// A short text file that the user names, such as one with a key.
public enum ShortText {
  /// Returns the file's text; throws `.tooLarge` above 1 MB.
  public static func read(_ path: String) throws(RepositoryError) -> String {
    String(decoding: try FileBytes.whole(path, atMost: 1 << 20), as: UTF8.self)
  }
}
