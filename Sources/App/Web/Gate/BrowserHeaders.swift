import ArcadePresentation

extension [WebRequest.Header] {
  /// The first of the languages that a browser likes best; nil where it names none that Arcade speaks.
  var language: Language? {
    var best: (language: Language, weight: Double)?
    for wish in filter({ $0.name == "accept-language" }).flatMap({ $0.value.split(separator: ",") }) {
      let parts = wish.split(separator: ";").map { $0.filter { $0 != " " } }
      let tag = parts.first?.split(separator: "-").first?.lowercased() ?? ""
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard let language = Language(rawValue: tag), weight > 0, weight > best?.weight ?? 0 else { continue }
      best = (language, weight)
    }
    return best?.language
  }

  /// What a browser says it is, such as `Firefox, Linux`, in words that everybody knows; never the text that it sends.
  var browserName: String {
    let agent = first { $0.name == "user-agent" }?.value ?? ""
    return [browsers, systems].compactMap { known in known.first { agent.contains($0.0) }?.1 }.joined(separator: ", ")
  }
}

private let browsers = [
  ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
  ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrom", "Chrome"), ("HeadlessChrome", "Chrome"),
  ("Safari/", "Safari"), ("curl/", "curl"),
]
private let systems = [
  ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
  ("Macintosh", "Mac"), ("Linux", "Linux"),
]
