@testable import ArcadeData

/// What the rows of a table say, read one byte after another, to hold the fast way against.
struct PlainRows {
  private(set) var rows: [DelimitedRow] = []
  private(set) var unclosedQuote: Int?

  private let bytes: [UInt8]
  private let separator: UInt8
  private var (place, line) = (0, 1)

  init(_ text: String, separator: UInt8 = UInt8(ascii: ",")) {
    (bytes, self.separator) = (Array(text.utf8), separator)
    while place < bytes.count {
      guard !isLineEnd else {
        skipLineEnd()
        continue
      }
      let start = line
      if let fields = fields() {
        rows.append(DelimitedRow(line: start, fields: fields))
      } else {
        unclosedQuote = line
        while place < bytes.count, !isLineEnd { place += 1 }
      }
    }
  }

  private var isLineEnd: Bool { bytes[place] == .lineFeed || bytes[place] == .carriageReturn }

  private mutating func skipLineEnd() {
    let isPair = bytes[place...].starts(with: [.carriageReturn, .lineFeed])
    (place, line) = (place + (isPair ? 2 : 1), line + 1)
  }

  /// Reads up to the end of the row; nil, and at the quote again, where one is not closed.
  private mutating func fields() -> [String]? {
    var fields: [[UInt8]] = [[]]
    while place < bytes.count, !isLineEnd {
      if fields[fields.count - 1].isEmpty, bytes[place] == .quote {
        guard let text = quoted() else { return nil }
        fields[fields.count - 1] = text
        while place < bytes.count, !isLineEnd, bytes[place] != separator {
          fields[fields.count - 1].append(bytes[place])
          place += 1
        }
      } else if bytes[place] == separator {
        fields.append([])
        place += 1
      } else {
        fields[fields.count - 1].append(bytes[place])
        place += 1
      }
    }
    return fields.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func quoted() -> [UInt8]? {
    let start = (place, line)
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      if bytes[place...].starts(with: [.quote, .quote]) {
        text.append(.quote)
        place += 2
      } else if bytes[place] == .quote {
        place += 1
        return text
      } else if isLineEnd {
        let from = place
        skipLineEnd()
        text += bytes[from..<place]
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    (place, line) = start
    return nil
  }
}
