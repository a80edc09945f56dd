/// The rows of a table, character by character.
struct PlainLines {
  /// The line of a quote that is never closed.
  private(set) var unclosed: Int?

  private let scalars: [Unicode.Scalar]
  private let separator: Unicode.Scalar?
  private var place = 0
  private var line = 1

  init(_ text: String, separator: Character) {
    scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    self.separator = separator.unicodeScalars.first
  }

  /// Returns the next row that is not empty, and the line on which it begins.
  mutating func next() -> (line: Int, fields: [String])? {
    while place < scalars.count {
      if takeEnd() { continue }
      let (start, startLine) = (place, line)
      if let fields = fields() { return (startLine, fields) }
      (place, line, unclosed) = (start, startLine, lineOfLastQuote)
      while line <= lineOfLastQuote, place < scalars.count { if !takeEnd() { place += 1 } }
    }
    return nil
  }

  private var lineOfLastQuote = 0

  /// Reads a row; nil where a quote in it is not closed.
  private mutating func fields() -> [String]? {
    var fields: [String] = []
    while true {
      var field = String.UnicodeScalarView()
      if place < scalars.count, scalars[place] == "\"" {
        lineOfLastQuote = line
        place += 1
        while true {
          guard place < scalars.count else { return nil }
          if scalars[place] == "\"" {
            place += 1
            guard place < scalars.count, scalars[place] == "\"" else { break }
          }
          field.append(scalars[place])
          if !takeEnd() {
            place += 1
          } else if scalars[place - 1] == "\n", scalars[place - 2] == "\r" {
            field.append("\n")
          }
        }
      }
      while place < scalars.count, scalars[place] != separator, scalars[place] != "\n", scalars[place] != "\r" {
        field.append(scalars[place])
        place += 1
      }
      fields.append(String(field))
      guard place < scalars.count, scalars[place] == separator else {
        _ = takeEnd()
        return fields
      }
      place += 1
    }
  }

  /// Goes behind the end of a line, if one is here: a line feed, a carriage return, or both.
  private mutating func takeEnd() -> Bool {
    guard place < scalars.count, scalars[place] == "\n" || scalars[place] == "\r" else { return false }
    if scalars[place] == "\r", place + 1 < scalars.count, scalars[place + 1] == "\n" { place += 1 }
    place += 1
    line += 1
    return true
  }
}
