/// An iterator over the rows of a delimited text, as ranges of its bytes.
///
/// It searches for single bytes, so a text without quotes is read at the speed of that search.
struct DelimitedPlaces {
  /// The position of a quote that is never closed; its row is left out.
  private(set) var unclosedQuote: Int?

  private let delimiter: UInt8
  private let remark: UInt8?
  private var position: Int
  private var lineFeeds, quotes, returns: ByteFinder

  /// Creates an iterator. The same bytes are lent to each step.
  ///
  /// Lines that begin with the `remark` are skipped.
  init(delimiter: Delimiter, from start: Int = 0, remark: UInt8? = nil) {
    (self.delimiter, self.remark) = (delimiter.rawValue, remark)
    position = start
    lineFeeds = ByteFinder(.lineFeed, from: start)
    quotes = ByteFinder(.quote, from: start)
    returns = ByteFinder(.carriageReturn, from: start)
  }

  /// Returns the range of the next row, without its line end; nil at the end.
  @inline(__always)
  mutating func next(in bytes: ByteView) -> Range<Int>? {
    while true {
      let start = Self.startOfRow(in: bytes, from: position, remark: remark)
      guard start < bytes.count else { return nil }
      let lineFeed = lineFeeds.first(in: bytes, from: start, to: bytes.count) ?? bytes.count
      var end = returns.first(in: bytes, from: start, to: lineFeed) ?? lineFeed
      if quotes.first(in: bytes, from: start, to: end) != nil {
        guard let quoted = endOfQuotedRow(in: bytes, from: start) else { continue }
        end = quoted
      }
      position = min(end + 1, bytes.count)
      return start..<end
    }
  }

  /// Finds the next line that is neither empty nor a remark, or the end.
  @inline(__always)
  static func startOfRow(in bytes: ByteView, from start: Int, remark: UInt8?) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place] == remark { place = lineEnd(in: bytes, from: place) }
      guard place < bytes.count, bytes[place] == .lineFeed || bytes[place] == .carriageReturn else { break }
      place += 1
    }
    return place
  }

  /// Finds the end of a row with quotes. If one is not closed, returns nil and moves past its line.
  private mutating func endOfQuotedRow(in bytes: ByteView, from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == .quote {
        guard let closing = DelimitedFields.closingQuote(in: bytes, from: place + 1, to: bytes.count) else {
          unclosedQuote = place
          position = min(Self.lineEnd(in: bytes, from: place) + 1, bytes.count)
          return nil
        }
        place = closing + 1
      }
      while place < bytes.count, bytes[place] != delimiter {
        if bytes[place] == .lineFeed || bytes[place] == .carriageReturn { return place }
        place += 1
      }
      // A delimiter in the last byte begins one more field, which is empty.
      place += 1
    }
    return bytes.count
  }

  private static func lineEnd(in bytes: ByteView, from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != .lineFeed, bytes[place] != .carriageReturn { place += 1 }
    return place
  }
}

/// Finds the same byte repeatedly, moving forward, without searching an empty stretch twice.
private struct ByteFinder {
  private let byte: UInt8
  /// No match is left before this position.
  private var clear: Int
  private var found: Int?

  /// Searching ahead only this far keeps the bytes in the processor's cache for the next reader.
  private static let stride = 1 << 15

  init(_ byte: UInt8, from start: Int) {
    self.byte = byte
    clear = start
  }

  /// Returns the first match in a range; ranges must move forward.
  @inline(__always)
  mutating func first(in bytes: ByteView, from start: Int, to end: Int) -> Int? {
    if let found, found >= start { return found < end ? found : nil }
    return clear >= end ? nil : search(in: bytes, from: max(start, clear), to: end)
  }

  private mutating func search(in bytes: ByteView, from start: Int, to end: Int) -> Int? {
    let limit = min(bytes.count, max(end, start + Self.stride))
    found = bytes.first(byte, from: start, to: limit)
    clear = found ?? limit
    return found.flatMap { $0 < end ? $0 : nil }
  }
}
