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
  init?(_ form: PostedForm) {
    guard let language = form.texts[Self.language].flatMap(Language.init(rawValue:)),
      let address = form.texts[Self.page].flatMap(Address.init)?.text
    else { return nil }
    self.language = language
    self.address = address
  }
}

extension Language {
  /// What those who speak it call it.
  var ownName: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .japanese: "日本語"
    }
  }
}
