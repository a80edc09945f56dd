import ArcadeDomain
import ArcadePresentation

extension Composition {
  var phrases: any Phrases { language.phrases(formats: formats) }

  var consolePhrases: any ConsolePhrases { language.consolePhrases }

  /// The same for somebody else, with everything that is open shared.
  func owned(by owner: Owner) -> Composition {
    var other = self
    other.owner = owner
    return other
  }

  /// The same in another language, with everything that is open shared.
  func speaking(_ choice: LanguageChoice) -> Composition {
    var other = self
    other.language = choice.language
    other.formats = Formats(locale: choice.locale, timeZone: zone)
    return other
  }
}
