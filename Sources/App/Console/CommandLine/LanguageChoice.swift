package import ArcadePresentation

/// The language in use, with the region of its formats.
package struct LanguageChoice: Hashable, Sendable {
  package let language: Language
  /// The locale, such as `es_MX`.
  let locale: String

  /// Chooses the language of the option, else of the setting, else the first one in the environment.
  ///
  /// The region comes from the environment if it names one for that language.
  package init(option: Language?, setting: String?, environment: [String: String]) {
    let wanted = Self.tags(in: environment)
    let named = wanted.lazy.compactMap { Language(rawValue: $0.language) }.first
    let language = option ?? setting.flatMap(Language.init(rawValue:)) ?? named ?? .english
    let region = wanted.first { $0.language == language.code && !$0.region.isEmpty }?.region
    self.language = language
    locale = "\(language.code)_\(region ?? language.defaultRegion)"
  }

  private static func tags(in environment: [String: String]) -> [(language: String, region: String)] {
    // Only the first of the locale's own variables that is set counts, as in POSIX.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return [environment["LANGUAGE"], locale].compactMap { $0 }.flatMap { $0.split(separator: ":") }.map { tag in
      let plain = tag.prefix { $0 != "." && $0 != "@" }
      let parts = plain.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
      let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isLetter) } ?? ""
      return (parts.first?.lowercased() ?? "", region.uppercased())
    }
  }
}
