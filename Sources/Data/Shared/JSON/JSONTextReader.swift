import ArcadeDomain

/// Reads a text of a JSON document and resolves its escapes.
struct JSONTextReader {
  private let bytes: ByteView
  /// The position of the closing quote.
  private let end: Int
  private var position: Int
  private var content: [UInt8] = []

  /// Returns the text whose quote is at a position; a mistake if it is malformed.
  static func text(in bytes: ByteView, at start: Int) -> Result<String, JSONFault> {
    let end = (JSONWalk.endOfText(bytes, from: start, to: bytes.count) ?? bytes.count) - 1
    var place = start + 1
    while place < end, bytes[place] >= 0x20, bytes[place] != .backslash { place += 1 }
    guard place < end else { return validated(bytes[start + 1, end].text, at: start) }
    var reader = JSONTextReader(bytes: bytes, end: end, position: place)
    return reader.rest(of: start)
  }

  private static func validated(_ text: String?, at start: Int) -> Result<String, JSONFault> {
    text.map(Result.success) ?? .failure(JSONFault(start, .notUTF8))
  }

  private init(bytes: ByteView, end: Int, position: Int) {
    (self.bytes, self.end, self.position) = (bytes, end, position)
  }

  private mutating func rest(of start: Int) -> Result<String, JSONFault> {
    content = bytes[start + 1, position].array
    do throws(JSONFault) {
      while position < end {
        switch bytes[position] {
        case .backslash: try takeEscape()
        case 0..<0x20:
          let sign = SyntaxMistake.visible(String(Unicode.Scalar(bytes[position])))
          throw JSONFault(position, .syntax(SyntaxMistake(.controlCharacter, sign)))
        case let byte:
          content.append(byte)
          position += 1
        }
      }
    } catch {
      return .failure(error)
    }
    return Self.validated(String(validating: content, as: UTF8.self), at: start)
  }

  private mutating func takeEscape() throws(JSONFault) {
    // A backslash is followed by at least one byte before the closing quote, or it would not close.
    let sign = bytes[position + 1]
    switch sign {
    case .quote, .backslash, UInt8(ascii: "/"): content.append(sign)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"): return try takeUnicode()
    default: throw fault(.badEscape, length: 2)
    }
    position += 2
  }

  private mutating func takeUnicode() throws(JSONFault) {
    guard let unit = unit(at: position) else { throw fault(.badEscape, length: 6) }
    if let scalar = Unicode.Scalar(unit) {
      content += Array(String(scalar).utf8)
      position += 6
      return
    }
    guard UTF16.isLeadSurrogate(unit), let next = self.unit(at: position + 6), UTF16.isTrailSurrogate(next) else {
      throw fault(.halfCharacter, length: 6)
    }
    content += Array(String(decoding: [unit, next], as: UTF16.self).utf8)
    position += 12
  }

  /// The code unit of `\u` and four digits; nil if these are missing.
  private func unit(at place: Int) -> UInt16? {
    guard place + 6 <= end, bytes[place] == .backslash, bytes[place + 1] == UInt8(ascii: "u") else { return nil }
    var unit: UInt16 = 0
    for offset in 2..<6 {
      guard let digit = Character(Unicode.Scalar(bytes[place + offset])).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private func fault(_ code: SyntaxMistake.Code, length: Int) -> JSONFault {
    let text = bytes[position, min(end, position + length)].repairedText
    return JSONFault(position, .syntax(SyntaxMistake(code, text)))
  }
}
