import ArcadeDomain
import Foundation

extension Data {
  /// The text in UTF-8 if the bytes are UTF-16, which JSON may be; otherwise the bytes themselves.
  var withoutUTF16: Data { utf16Text.map { Data($0.utf8) } ?? self }

  /// The text in UTF-8 if the bytes are UTF-16, Windows-1252 or Shift_JIS; otherwise the bytes themselves. UTF-8 with
  /// some invalid bytes stays UTF-8, so that only their rows are lost.
  var inUTF8: Data { encodingFound.map(inUTF8) ?? self }

  /// Returns the text in UTF-8, decoded from an encoding; the bytes themselves if they are invalid in it.
  func inUTF8(from encoding: FeedEncoding) -> Data {
    let text: String? =
      switch encoding {
      case .utf8: nil
      case .utf16: utf16Text ?? String(data: self, encoding: .utf16LittleEndian)
      case .windows1252: String(data: self, encoding: .windowsCP1252)
      case .shiftJIS: String(data: self, encoding: .shiftJIS)
      }
    return text.map { Data($0.utf8) } ?? self
  }

  /// The detected encoding; nil if all bytes are ASCII.
  var encodingFound: FeedEncoding? {
    if utf16Text != nil { return .utf16 }
    let (isASCII, letters) = lend { bytes in (bytes.isASCII, bytes.isText ? nil : ForeignLetters(bytes)) }
    guard !isASCII else { return nil }
    guard let letters, letters.broken > letters.whole else { return .utf8 }
    return letters.areJapanese && String(data: self, encoding: .shiftJIS) != nil ? .shiftJIS : .windows1252
  }

  /// The text in UTF-16, detected by its byte order mark or by the zero bytes of leading ASCII letters.
  private var utf16Text: String? {
    let top = Array(prefix(4))
    let zeros = top.map { $0 == 0 }
    let isBigEndian: Bool
    if top.starts(with: [0xFE, 0xFF]) || zeros == [true, false, true, false] {
      isBigEndian = true
    } else if top.starts(with: [0xFF, 0xFE]) || zeros == [false, true, false, true] {
      isBigEndian = false
    } else {
      return nil
    }
    let units = (0..<count / 2).lazy.map { unit in
      let (first, second) = (UInt16(self[startIndex + 2 * unit]), UInt16(self[startIndex + 2 * unit + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    let text = String(decoding: units, as: UTF16.self)
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}

/// Statistics of the bytes beyond ASCII in a text that is not all UTF-8.
private struct ForeignLetters {
  /// The number of valid multibyte letters.
  private(set) var whole = 0
  /// The number of invalid bytes.
  private(set) var broken = 0
  /// Whether some are adjacent as in Japanese, but in no European language.
  private(set) var areJapanese = false

  init(_ bytes: ByteView) {
    var (position, lastKana, lastKanji) = (0, -1, -1)
    var kanaCount = 0
    while position < bytes.count {
      let count = Self.length(at: position, in: bytes)
      if count > 1 { whole += 1 } else if bytes[position] > 0x7F { broken += 1 }
      position += Swift.max(1, count)
    }
    position = 0
    while position < bytes.count, !areJapanese {
      let first = bytes[position]
      let second = position + 1 < bytes.count ? bytes[position + 1] : 0
      switch (first, second) {
      case (0x82, 0x9F...0xF1), (0x83, 0x40...0x96): areJapanese = true
      case (0x81...0x9F, 0x40...0x7E), (0x81...0x9F, 0x80...0xFC):
        areJapanese = lastKanji == position
        position += 1
        lastKanji = position + 1
      case (0xA1...0xDF, _):
        kanaCount = lastKana == position ? kanaCount + 1 : 1
        lastKana = position + 1
        areJapanese = kanaCount == 3
      default: break
      }
      position += 1
    }
  }

  /// Returns the byte count of the UTF-8 letter at a position; 0 if there is none.
  private static func length(at place: Int, in bytes: ByteView) -> Int {
    let count =
      switch bytes[place] {
      case 0x00...0x7F: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard count > 0, place + count <= bytes.count, bytes[place, place + count].text != nil else { return 0 }
    return count
  }
}
