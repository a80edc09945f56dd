import ArcadeConsole
import ArcadeDomain

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
}

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

extension PostedForm {
  /// Reads the fields of a request.
  ///
  /// What has a name of its own twice is a list, as several rows are sent, or a code with its quantity: its texts are
  /// separated by spaces, without empty ones.
  init(_ fields: [URLEncodedForm.Field]) {
    var texts: [String: [String]] = [:]
    for field in fields {
      switch field.name {
      case "\(FormFields.token)": token = field.value
      case "\(FormFields.page)": page = field.value
      case "\(FormFields.action)": word = field.value
      case _ where field.name.hasPrefix("\(FormFields.prefix)"):
        texts[String(field.name.dropFirst(FormFields.prefix.utf8CodeUnitCount)), default: []].append(field.value)
      default: break
      }
    }
    self.texts = texts.mapValues { $0.filter { !$0.isEmpty }.joined(separator: " ") }
  }
}

/// What was typed into a form of a page from before, to be sent again by whoever has come in meanwhile.
///
/// Only a page of this server can have sent it, as the gate asks for its origin first; it is read like any other form then,
/// and nothing is done before a person sends it from the page that shows it.
struct DeferredForm {
  /// Where it was sent.
  let address: String
  /// The names of its fields with what they hold, but for the token and the page, which hold no more.
  let fields: [URLEncodedForm.Field]

  /// Takes it out of what was posted; nil for what is no form of an action, or far too long to have been typed.
  init?(_ request: WebRequest) {
    guard request.method == "POST", request.field("\(FormFields.action)") != nil, let form = request.form,
      PostedForm(form).isShort
    else { return nil }
    address = request.address
    fields = form.filter { $0.name == "\(FormFields.action)" || $0.name.hasPrefix("\(FormFields.prefix)") }
  }
}
