/// What a browser says it is, in words that everybody knows; never the text that it sends.
enum BrowserName {
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrom", "Chrome"), ("HeadlessChrome", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
  ]
  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  /// Returns such as `Firefox, Linux`; empty where it says nothing that is known.
  static func name(in headers: [WebRequest.Header]) -> String {
    let agent = headers.first { $0.name == "user-agent" }?.value ?? ""
    return [browsers, systems].compactMap { known in known.first { agent.contains($0.0) }?.1 }.joined(separator: ", ")
  }
}
