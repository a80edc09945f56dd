/// A form as it was sent: an action, and the texts of its fields.
struct PostedForm: Hashable, Sendable {
  /// What shows that the form is one of ours.
  var token = ""
  /// The drawing that it stood on; the same form of the same drawing is sent once.
  var page = ""
  /// The word of the offer.
  var word = ""
  /// The texts by the names of their fields.
  var texts: [String: String] = [:]

  /// Whether a person may have typed it, so that it is worth showing again.
  var isShort: Bool { texts.values.reduce(0) { $0 + $1.utf8.count } < 10_000 }
}

/// How the fields of an offer are called in a form, in both directions.
enum FormFields {
  /// The name of the field with the token.
  static let token: StaticString = "token"
  /// The name of the field with the number of the drawing.
  static let page: StaticString = "page"
  /// The name of the field with the word of the offer.
  static let action: StaticString = "action"
  /// What stands before the names of the offer's own fields.
  static let prefix: StaticString = "f-"

  /// Reads a posted body.
  ///
  /// What has a name of its own twice is a list, as several rows are sent: its texts are separated by spaces.
  static func read(_ body: [UInt8]) -> PostedForm {
    var form = PostedForm()
    for pair in body.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let (name, text) = (decoded(parts[0]), parts.count > 1 ? decoded(parts[1]) : "")
      switch name {
      case "\(token)": form.token = text
      case "\(page)": form.page = text
      case "\(action)": form.word = text
      case _ where name.hasPrefix("\(prefix)"):
        let field = String(name.dropFirst(prefix.utf8CodeUnitCount))
        form.texts[field] = form.texts[field].map { "\($0) \(text)" } ?? text
      default: break
      }
    }
    return form
  }

  /// Writes the body that a browser would send.
  static func body(of form: PostedForm) -> [UInt8] {
    let own = form.texts.sorted { $0.key < $1.key }.map { ("\(prefix)\($0.key)", $0.value) }
    let pairs = [("\(token)", form.token), ("\(page)", form.page), ("\(action)", form.word)] + own
    return Array(pairs.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&").utf8)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        if digits.count == 2, let value = digits.hexadecimal {
          decoded.append(value)
          rest = rest.dropFirst(2)
        } else {
          decoded.append(byte)
        }
      default: decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
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

extension ArraySlice<UInt8> {
  /// The number that two hexadecimal digits are; nil for anything else.
  fileprivate var hexadecimal: UInt8? {
    reduce(UInt8?.some(0)) { value, byte in
      guard let value, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      return value << 4 | UInt8(digit)
    }
  }
}
