import ArcadeConsole
import ArcadeDomain

/// The names of the fields in a form.
enum FormFields {
  /// The name of the field with the token.
  static let token: StaticString = "token"
  /// The name of the field with the number of the drawing.
  static let page: StaticString = "page"
  /// The name of the field with the word of the offer.
  static let action: StaticString = "action"
  /// The prefix of the names of the offer's own fields.
  static let prefix: StaticString = "f-"
}

/// A posted form: an action, and the texts of its fields.
struct PostedForm: Hashable, Sendable {
  /// The token that proves that the form is from a page of the site.
  var token = ""
  /// The drawing with the form; the same form of the same drawing is performed once.
  var page = ""
  /// The word of the offer.
  var word = ""
  /// The texts by the names of their fields.
  var texts: [String: String] = [:]

  /// Whether the form is from a page of an owner; a form without a page is of no owner.
  func isOf(_ owner: Owner) -> Bool {
    page.isEmpty || page.drop { $0 != " " }.dropFirst() == owner.key
  }

  /// Whether a person may have typed it, so that it is worth showing again.
  var isShort: Bool { texts.values.reduce(0) { $0 + $1.utf8.count } < 10_000 }
}

extension PostedForm {
  /// Parses the fields of a request.
  ///
  /// A name that appears twice is a list, such as several rows, or a code with its quantity. Its texts are joined
  /// with spaces, without empty ones.
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

/// A form typed on an earlier page, which can be sent again after the visitor has been admitted.
///
/// The gate checks its origin, so only a page of this server can have sent it. It is then parsed like any other form,
/// and nothing is performed before a person sends it from the page that shows it.
struct DeferredForm {
  /// The address of the form.
  let address: String
  /// The fields with their values, except the token and the page, which are no longer valid.
  let fields: [URLEncodedForm.Field]

  /// Takes the form from a posted request; nil if it is no form of an action, or too long to have been typed.
  init?(_ request: WebRequest) {
    guard request.method == "POST", request.field("\(FormFields.action)") != nil, let form = request.form,
      PostedForm(form).isShort
    else { return nil }
    address = request.address
    fields = form.filter { $0.name == "\(FormFields.action)" || $0.name.hasPrefix("\(FormFields.prefix)") }
  }
}
