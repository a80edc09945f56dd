/// One screen: what it shows, what can be done there, and the doing. A value, which a test asks directly.
///
/// A ``PageModule`` shows it in a view. What the screen remembers is a property of the presenter.
///
/// ```swift
/// var best = NameBestPresenter(screens)
/// let contents = await best.load { _ in }
/// ```
public protocol PagePresenter<System>: Sendable {
  /// What all screens of the system share.
  associatedtype System: ScreenSystem
  /// What can be wanted on the screen.
  associatedtype Intent: Sendable = System.Intent

  /// What all screens of the system share.
  var system: System { get }
  /// The screen's own route.
  var route: System.Destination { get }
  /// The title until the page is loaded.
  var title: String { get }
  /// The sentences in which a button offers another try of what has failed; nil if there is no such button.
  var retryPhrases: (any Phrases)? { get }

  /// Loads the page into contents that have the screen's title. What can be done even if the page cannot be had is put
  /// there first. `progress` shows what is waited for.
  mutating func load(into contents: inout PageContents<Intent>, progress: (String) -> Void) async throws
  /// Does what is wanted, and returns what comes next. What it throws is shown and, if that may help, offered again.
  mutating func perform(
    _ intent: Intent,
    progress: (String) -> Void
  ) async throws -> Next<System.Destination>
}

extension PagePresenter {
  /// What is loaded.
  typealias Contents = PageContents<Intent>

  var phrases: System.Sentences { system.phrases }

  /// No button tries again.
  public var retryPhrases: (any Phrases)? { nil }

  /// Loads the page, or says why it cannot be had. `progress` shows what is waited for.
  public mutating func load(progress: (String) -> Void) async -> PageContents<Intent> {
    var contents = PageContents<Intent>(title: title)
    do {
      try await load(into: &contents, progress: progress)
    } catch {
      contents.content = .failed(phrases.failure(for: error))
    }
    if contents.question == nil {
      contents.layout?.places += system.places
    } else {
      // A question is answered first: nothing else can be done.
      contents.layout = nil
      contents.content = contents.content.map(\.withoutRowActions)
    }
    return contents
  }
}

extension PagePresenter where Intent == System.Intent {
  /// Does what is wanted on every screen of the system.
  public func perform(_ intent: Intent, progress: (String) -> Void) async throws -> Next<System.Destination> {
    try await system.perform(intent, on: route, progress: progress)
  }
}
