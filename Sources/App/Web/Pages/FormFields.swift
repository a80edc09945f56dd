import ArcadeDomain

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

  /// Whether it stood on a page of an owner; what says nothing of its page stood on none.
  func isOf(_ owner: Owner) -> Bool {
    page.isEmpty || page.drop { $0 != " " }.dropFirst() == owner.key
  }

  /// Whether a person may have typed it, so that it is worth showing again.
  var isShort: Bool { texts.values.reduce(0) { $0 + $1.utf8.count } < 10_000 }
}

/// How the fields of an offer are called in a form.
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
  /// What has a name of its own twice is a list, as several rows are sent, or a code with its quantity: its texts are
  /// separated by spaces, without empty ones.
  static func read(_ body: [UInt8]) -> PostedForm {
    var form = PostedForm()
    var texts: [String: [String]] = [:]
    for (name, text) in URLEncodedForm.pairs(in: body) {
      switch name {
      case "\(token)": form.token = text
      case "\(page)": form.page = text
      case "\(action)": form.word = text
      case _ where name.hasPrefix("\(prefix)"):
        texts[String(name.dropFirst(prefix.utf8CodeUnitCount)), default: []].append(text)
      default: break
      }
    }
    form.texts = texts.mapValues { $0.filter { !$0.isEmpty }.joined(separator: " ") }
    return form
  }
}
