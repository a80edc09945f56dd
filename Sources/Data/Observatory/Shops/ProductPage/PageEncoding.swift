import ArcadeDomain
import Foundation

extension Data {
  /// Returns the page in UTF-8, decoded by the charset of its header, or else of its first `meta` with one. By default,
  /// invalid UTF-8 is Windows-1252.
  func pageInUTF8(contentType: String?) -> Data {
    if let charset = contentType.flatMap(PageCharset.name) ?? prefix(2_048).lend(PageCharset.said) {
      if PageCharset.latinNames.contains(charset) { return lend(PageCharset.latin) }
      guard let encoding = PageCharset.encoding(of: charset) else { return withoutUTF16 }
      return String(data: self, encoding: encoding).map { Data($0.utf8) } ?? self
    }
    let bytes = withoutUTF16
    return bytes.lend { $0.isText } ? bytes : bytes.lend(PageCharset.latin)
  }
}

/// Charset declarations of pages.
private enum PageCharset {
  /// Returns the value of `charset=` in a header or a `meta`.
  static func name(in text: String) -> String? {
    guard let sign = text.lowercased().range(of: "charset=") else { return nil }
    let name = text.lowercased()[sign.upperBound...].drop { "\"' ".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return name.isEmpty ? nil : String(name)
  }

  /// Returns the charset of the first `meta` that has one.
  static func said(in bytes: ByteView) -> String? {
    var scanner = HTMLScanner(bytes)
    while let tag = scanner.next() {
      guard tag.name == HTMLName.word("meta") else { continue }
      let attributes = HTMLAttributes.texts(of: tag, in: bytes)
      if let charset = attributes["charset"] { return charset.trimmed.lowercased() }
      if let charset = attributes["content"].flatMap(name) { return charset }
    }
    return nil
  }

  /// Names that browsers read as Windows-1252.
  static let latinNames: Set<String> = [
    "iso-8859-1", "iso8859-1", "latin1", "iso-8859-15", "latin9", "windows-1252", "cp1252", "us-ascii", "ascii",
  ]

  /// Returns the encoding of a name; nil for UTF-8 and unknown ones.
  static func encoding(of name: String) -> String.Encoding? {
    switch name {
    case "iso-8859-2": .isoLatin2
    case "windows-1250": .windowsCP1250
    case "windows-1251": .windowsCP1251
    case "shift_jis", "shift-jis", "sjis", "windows-31j", "x-sjis": .shiftJIS
    case "euc-jp": .japaneseEUC
    case "iso-2022-jp": .iso2022JP
    case "utf-16", "utf-16le": .utf16LittleEndian
    case "utf-16be": .utf16BigEndian
    default: nil
    }
  }

  /// Decodes Windows-1252; undefined bytes are Latin-1.
  static func latin(_ bytes: ByteView) -> Data {
    var text = Data(capacity: bytes.count + bytes.count / 4)
    for place in 0..<bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        text.append(byte)
      } else if byte < 0xA0 {
        text.append(contentsOf: marks[Int(byte - 0x80)])
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
      }
    }
    return text
  }

  private static let marks: [[UInt8]] = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars.map {
    Array(String($0).utf8)
  }
}
