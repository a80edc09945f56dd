import ArcadeConsole
import ArcadePresentation

/// The form beneath every page that sets the language of the browser's pages.
struct LanguageForm: Hashable, Sendable {
  /// The address of the form.
  static let path = "/language"

  let language: Language
  let address: String

  /// Parses a posted form; nil if this form cannot have sent it.
  ///
  /// A script changes pages in place and leaves this form beneath them, so the browser knows its current address
  /// better.
  init?(_ request: WebRequest) {
    let form = PostedForm(request.form ?? [])
    guard let language = form.texts["language"].flatMap(Language.init(rawValue:)),
      let address = form.texts["at"].flatMap(Address.init)?.text
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

extension HTML {
  /// Draws a button for each other language, named in that language.
  mutating func drawLanguages(in frame: PageFrame, _ phrases: PagePhrases) {
    add(#"<form class="languages" method="post" action="/language" aria-label="\#(phrases.languageLabel)""#)
    add(#"><input type="hidden" name="\#(literal: FormFields.token)" value="\#(exactly: frame.formToken)""#)
    add(#"><input type="hidden" name="f-at" value="\#(exactly: frame.address)">"#)
    for language in Language.allCases where language != frame.language {
      add(#"<button class="quiet" name="f-language" value="\#(language.code)" lang="\#(language.code)">"#)
      add("\(language.ownName)</button>")
    }
    markup("</form>")
  }
}
