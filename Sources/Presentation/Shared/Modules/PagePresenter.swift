/// One screen: its contents, its actions, and performing them. It is a value that a test can call directly.
///
/// A ``PageModule`` shows it in a view. The state of the screen is in the presenter's properties.
///
/// ```swift
/// var best = NameBestPresenter(screens)
/// let contents = await best.load { _ in }
/// ```
public protocol PagePresenter<System>: Sendable {
  /// The shared part of the system's screens.
  associatedtype System: ScreenSystem
  /// The intents of the screen.
  associatedtype Intent: Sendable = System.Intent

  /// The shared part of the system's screens.
  var system: System { get }
  /// The screen's own route.
  var route: System.Destination { get }
  /// The title before the page is loaded.
  var title: String { get }
  /// The sentences of a retry button; nil if the screen has none.
  var retryPhrases: (any Phrases)? { get }

  /// Loads the page into contents that have the screen's title. Actions that are available even after a failure are
  /// added first. `progress` shows what is being loaded.
  mutating func load(into contents: inout PageContents<Intent>, progress: (String) -> Void) async throws
  /// Performs an intent and returns the next screen. A thrown error is shown, with a retry if that can help.
  mutating func perform(
    _ intent: Intent,
    progress: (String) -> Void
  ) async throws -> Next<System.Destination>
}

extension PagePresenter {
  /// The contents to load.
  typealias Contents = PageContents<Intent>

  var phrases: System.Sentences { system.phrases }

  /// No retry button.
  public var retryPhrases: (any Phrases)? { nil }

  /// Loads the page, or returns the failure. `progress` shows what is being loaded.
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
      // Only the answers of an open question are available.
      contents.layout = nil
      contents.content = contents.content.map(\.withoutRowActions)
    }
    return contents
  }
}

extension PagePresenter where Intent == System.Intent {
  /// Performs an intent of every screen of the system.
  public func perform(_ intent: Intent, progress: (String) -> Void) async throws -> Next<System.Destination> {
    try await system.perform(intent, on: route, progress: progress)
  }
}
