import ArcadeConsole
import ArcadePresentation

extension [WebRequest.Header] {
  /// The browser's first preferred language that Arcade speaks; nil if there is none.
  var language: Language? {
    var best: (language: Language, weight: Double)?
    for wish in wishes("accept-language") {
      let tag = wish.name.prefix { $0 != "-" }
      guard let language = Language(rawValue: String(tag)), wish.weight > best?.weight ?? 0 else { continue }
      best = (language, wish.weight)
    }
    return best?.language
  }

  /// Returns the values of a header in lower case, with their weights from 0 to 1.
  func wishes(_ name: String) -> [(name: String, weight: Double)] {
    filter { $0.name == name }.flatMap { $0.value.lowercased().split(separator: ",") }.compactMap { wish in
      let parts = wish.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      return parts.first.map { ($0, weight) }
    }
  }

  /// A common description of the browser, such as `Firefox, Linux`; never the text that it sends.
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
