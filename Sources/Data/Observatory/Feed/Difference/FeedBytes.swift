import ArcadeDomain
import Foundation

/// The bytes of a feed: in a file that is read in parts, or in memory, as from a pipe.
///
/// Reading takes a sixth of a comparison's time.
enum FeedBytes: Sendable {
  case file(OpenFile)
  case memory(Data)

  /// The part size that fits a core's cache, which doubles the speed of reading.
  static let part = 1 << 18

  var count: Int {
    switch self {
    case .file(let file): file.size
    case .memory(let data): data.count
    }
  }

  /// Lends all bytes from a position in parts, each with the rest of the one before.
  ///
  /// The closure gets a part's position and whether it is the last, and returns how many bytes it has used. All parts
  /// share a buffer, which grows only if not even one row fits.
  func forEachPart(from start: Int, _ take: (ByteView, Int, Bool) -> Int) throws(RepositoryError) {
    guard case .file(let file) = self else { return lend { _ = take($0[start, $0.count], start, true) } }
    var buffer = [UInt8](repeating: 0, count: Self.part)
    var (place, left) = (start, 0)
    while true {
      // Bytes appended meanwhile are not read, because their positions may not fit the index.
      let end = min(buffer.count, file.size - place)
      let filled = left + (try file.read(at: place + left, into: &buffer, left..<max(left, end)))
      let isLast = place + filled >= file.size || filled < end
      let taken = buffer.lend { take($0[0, filled], place, isLast) }
      guard !isLast else { return }
      if taken == 0 { buffer += [UInt8](repeating: 0, count: buffer.count) }
      left = filled - taken
      place += taken
      for position in 0..<left where taken > 0 { buffer[position] = buffer[taken + position] }
    }
  }

  /// Lends the bytes of places in file order; neighbours are read together.
  func forEach(_ places: some Collection<RowPlace>, _ visit: (ByteView) -> Void) throws(RepositoryError) {
    guard case .file(let file) = self else {
      return lend { bytes in for place in places { visit(bytes[place.start, place.end]) } }
    }
    var buffer = [UInt8](repeating: 0, count: Self.window)
    var read = 0..<0
    for place in places {
      if place.end > read.upperBound {
        let wanted = max(Self.window, place.end - place.start)
        if wanted > buffer.count { buffer += [UInt8](repeating: 0, count: wanted - buffer.count) }
        read = place.start..<place.start + (try file.read(at: place.start, into: &buffer, 0..<wanted))
        guard place.end <= read.upperBound else { throw RepositoryError(.rewritten, subject: file.path) }
      }
      buffer.lend { visit($0[place.start - read.lowerBound, place.end - read.lowerBound]) }
    }
  }

  /// The number of bytes whose transfer takes hardly longer than the call.
  private static let window = 1 << 15

  private func lend(_ work: (ByteView) -> Void) { if case .memory(let data) = self { data.lend(work) } }
}
