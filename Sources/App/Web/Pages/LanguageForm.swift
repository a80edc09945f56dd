import ArcadePresentation

/// The form beneath every page that chooses the language of the browser's pages.
struct LanguageForm: Hashable, Sendable {
  /// Where it is sent.
  static let path = "/language"
  /// The name of the field with the language.
  static let language = "language"
  /// The name of the field with the address of the page that it stood on.
  static let page = "at"

  let language: Language
  let address: String

  /// Reads what was posted; nil for what the form cannot send.
  ///
  /// A script changes pages in place and leaves this form beneath them, so that the browser knows better where it is.
  init?(_ request: WebRequest) {
    let form = FormFields.read(request.body)
    guard let language = form.texts[Self.language].flatMap(Language.init(rawValue:)),
      let address = form.texts[Self.page].flatMap(Address.init)?.text
    else { return nil }
    self.language = language
    self.address = Self.page(of: request) ?? address
  }

  private static func page(of request: WebRequest) -> String? {
    guard let page = request.values(of: "referer").first, let scheme = page.firstRange(of: "://"),
      let path = page[scheme.upperBound...].firstIndex(of: "/")
    else { return nil }
    return Address(String(page[path...]))?.text
  }
}
