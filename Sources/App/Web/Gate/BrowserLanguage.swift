import ArcadePresentation

/// The language that a browser asks for.
enum BrowserLanguage {
  /// Returns the first of the languages that it likes best; nil where it names none that Arcade speaks.
  static func preferred(in headers: [WebRequest.Header]) -> Language? {
    let wishes = headers.filter { $0.name == "accept-language" }.flatMap { $0.value.split(separator: ",") }
    var best: (language: Language, weight: Double)?
    for wish in wishes {
      let parts = wish.split(separator: ";").map { $0.filter { $0 != " " } }
      let tag = parts.first?.split(separator: "-").first?.lowercased() ?? ""
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard let language = Language(rawValue: tag), weight > 0, weight > best?.weight ?? 0 else { continue }
      best = (language, weight)
    }
    return best?.language
  }
}
