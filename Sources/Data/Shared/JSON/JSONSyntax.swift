import ArcadeDomain

/// The first syntax error, because of which nothing of a document can be read, and its position.
struct JSONFault: Error, Hashable, Sendable {
  let place: Int
  let mistake: FeedMistake

  init(_ place: Int, _ mistake: FeedMistake) { (self.place, self.mistake) = (place, mistake) }
}

/// A parser that checks the syntax of one JSON value, up to the first error.
///
/// It follows RFC 8259, but only finds the end of texts and numbers. A mistake inside one spoils that value alone, and
/// is found when it is read.
struct JSONSyntax {
  /// The deepest nesting that is read, as in Foundation.
  static let deepest = 512

  private let bytes: ByteView
  private let end: Int
  private var position: Int
  /// The containers around the position, the inner one last; true for an object.
  private var containers: [Bool] = []
  /// Whether texts are examined, too. The first one with a line end probably lacks its closing quote.
  private var looksForSuspect = false
  private var suspect: Int?

  /// Returns the first error in a range; nil if it is exactly one value.
  static func fault(in bytes: ByteView, from start: Int, to end: Int) -> JSONFault? {
    var walk = JSONSyntax(bytes: bytes, end: end, position: start)
    guard let fault = walk.fault() else { return nil }
    walk = JSONSyntax(bytes: bytes, end: end, position: start, looksForSuspect: true)
    _ = walk.fault()
    guard let suspect = walk.suspect, suspect < fault.place else { return fault }
    return JSONFault(suspect, .unclosedQuote)
  }

  private init(bytes: ByteView, end: Int, position: Int, looksForSuspect: Bool = false) {
    (self.bytes, self.end, self.position, self.looksForSuspect) = (bytes, end, position, looksForSuspect)
  }

  private mutating func fault() -> JSONFault? {
    do throws(JSONFault) {
      try document()
      return nil
    } catch {
      return error
    }
  }

  private mutating func document() throws(JSONFault) {
    skipSpace()
    guard position < end else { throw fault(.empty) }
    repeat {
      try value()
      try closeOrContinue()
    } while !containers.isEmpty
    skipSpace()
    guard position == end else { throw wordFault(.behindTheEnd) }
  }

  /// Reads a scalar, or enters containers up to the first scalar in them.
  private mutating func value() throws(JSONFault) {
    while true {
      guard position < end else { throw cutOff }
      switch bytes[position] {
      case .quote: return try text()
      case .minus, .zero ... .nine:
        position = JSONWalk.endOfNumber(bytes, from: position, to: end)
        return
      case .openBrace, .openBracket:
        let isObject = bytes[position] == .openBrace
        guard containers.count < Self.deepest else { throw fault(.tooDeep, String(Self.deepest)) }
        containers.append(isObject)
        position += 1
        skipSpace()
        if position < end, bytes[position] == close(isObject) { return }
        if isObject { try key() }
      default: return try literal()
      }
    }
  }

  /// Closes what ends here, or reads the comma before the next value, and its key.
  private mutating func closeOrContinue() throws(JSONFault) {
    while let isObject = containers.last {
      let behind = position
      skipSpace()
      guard position < end else { throw cutOff }
      switch bytes[position] {
      case close(isObject):
        containers.removeLast()
        position += 1
      case .comma:
        let comma = position
        position += 1
        skipSpace()
        if position < end, bytes[position] == close(isObject) {
          throw JSONFault(comma, .syntax(SyntaxMistake(.trailingComma)))
        }
        if isObject { try key() }
        return
      case .closeBrace, .closeBracket: throw fault(.missingClose, closing)
      default: throw JSONFault(behind, .syntax(SyntaxMistake(.missingComma, token(before: behind))))
      }
    }
  }

  private mutating func key() throws(JSONFault) {
    guard position < end else { throw cutOff }
    guard bytes[position] == .quote else {
      let isOther = bytes[position] == .closeBracket
      throw isOther ? fault(.missingClose, closing) : wordFault(.notAKey)
    }
    let start = position
    try text()
    let behind = position
    skipSpace()
    guard position < end else { throw cutOff }
    guard bytes[position] == .colon else {
      throw JSONFault(behind, .syntax(SyntaxMistake(.missingColon, shortened(start, behind))))
    }
    position += 1
    skipSpace()
  }

  private mutating func text() throws(JSONFault) {
    guard let behind = JSONWalk.endOfText(bytes, from: position, to: end) else {
      throw JSONFault(position, .unclosedQuote)
    }
    if looksForSuspect, suspect == nil, bytes.first(.lineFeed, from: position, to: behind) != nil { suspect = position }
    position = behind
  }

  private mutating func literal() throws(JSONFault) {
    for literal in JSONWalk.literals where bytes.begins(with: literal, at: position, before: end) {
      let behind = position + literal.utf8CodeUnitCount
      guard behind == end || !JSONWalk.isWord(bytes[behind]) else { break }
      position = behind
      return
    }
    switch bytes[position] {
    case .closeBrace, .closeBracket, .comma, .colon: throw fault(.missingValue, shortened(position, position + 1))
    default: throw wordFault(.notAValue)
    }
  }

  private mutating func skipSpace() { position = JSONWalk.skipSpace(bytes, from: position, to: end) }
}

/// The error messages.
extension JSONSyntax {
  private func fault(_ code: SyntaxMistake.Code, _ text: String = "") -> JSONFault {
    JSONFault(position, .syntax(SyntaxMistake(code, text)))
  }

  private var cutOff: JSONFault { fault(.cutOff, closing) }

  /// The bracket that closes the inner container.
  private var closing: String { containers.last == true ? "}" : "]" }

  private func close(_ isObject: Bool) -> UInt8 { isObject ? .closeBrace : .closeBracket }

  /// The error for the word at the position, up to its end.
  private func wordFault(_ code: SyntaxMistake.Code) -> JSONFault {
    var place = position + 1
    while place < end, !JSONWalk.endsWord(bytes[place]) { place += 1 }
    guard bytes[position, place].text != nil else { return JSONFault(position, .notUTF8) }
    return fault(code, SyntaxMistake.visible(shortened(position, place)))
  }

  /// The source text of the value or bracket that ends before a position.
  private func token(before place: Int) -> String {
    let last = bytes[place - 1]
    guard last != .closeBrace, last != .closeBracket else { return shortened(place - 1, place) }
    var start = place - 1
    if last == .quote {
      repeat { start -= 1 } while !(bytes[start] == .quote && JSONWalk.isUnescaped(bytes, start))
    } else {
      while start > 0, JSONWalk.isWord(bytes[start - 1]) { start -= 1 }
    }
    return shortened(start, place)
  }

  private func shortened(_ start: Int, _ end: Int) -> String {
    // A character may take four bytes, and the cut may split one.
    let text = bytes[start, min(end, start + 4 * 41)].repairedText
    return text.unicodeScalars.count > 40
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(39))) + "…" : text
  }
}
