public import ArcadePresentation

/// A router that goes nowhere and keeps every route.
public final class RecordingWordRouter: WordRouter {
  /// What was followed, in its order.
  public private(set) var routes: [WordRoute] = []

  /// Begins without a route.
  public init() {}

  /// Keeps a route.
  public func follow(_ route: WordRoute) async { routes.append(route) }
}

extension Language {
  /// The sentences of falling words in this language, with its usual formats and times in UTC.
  public var sampleWordPhrases: any WordPhrases {
    wordPhrases(formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}
