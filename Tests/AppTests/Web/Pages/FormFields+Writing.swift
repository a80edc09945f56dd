@testable import ArcadeApp

extension FormFields {
  /// Writes the body that a browser would send.
  static func body(of form: PostedForm) -> [UInt8] {
    let own = form.texts.sorted { $0.key < $1.key }.map { ("\(prefix)\($0.key)", $0.value) }
    let pairs = [("\(token)", form.token), ("\(page)", form.page), ("\(action)", form.word)] + own
    return Array(pairs.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&").utf8)
  }

  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: " "): encoded += "+"
      default: encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
