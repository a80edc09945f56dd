@testable import ArcadeApp

extension PostedForm {
  /// Reads a body as a browser sends it.
  init(body: String) { self.init(URLEncodedForm.fields(in: body.utf8)) }

  /// Writes the body that a browser would send.
  var body: String {
    let own = texts.sorted { $0.key < $1.key }.map { ("\(FormFields.prefix)\($0.key)", $0.value) }
    let pairs = [("\(FormFields.token)", token), ("\(FormFields.page)", page), ("\(FormFields.action)", word)] + own
    return pairs.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
  }

  private func encoded(_ text: String) -> String {
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
