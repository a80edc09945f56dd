/// A presenter as a frontend uses it: its screen, its actions, and performing them.
///
/// Make one call at a time. `show` can be called at any time and repeatedly; it starts nothing irreversible. There are no
/// actions before the first call.
public protocol Module<Destination>: AnyObject {
  /// The intents, typed values that name their subject.
  associatedtype Intent: Sendable
  /// The content of its screens.
  associatedtype Content: ScreenContent
  /// The routes that its screens lead to.
  associatedtype Destination: Route

  /// The view; weak, because it owns the module.
  var view: (any ScreenView<Content>)? { get set }
  /// The router; weak, like the view.
  var router: (any Router<Destination>)? { get set }
  /// The available actions; the last screen carries them as data.
  var actions: [Action<Intent>] { get }

  /// Shows the screen with news from the previous one.
  func show(_ news: [Notice]) async
  /// Performs an intent and shows the result.
  func perform(_ intent: Intent) async
  /// Performs what is due; see ``Countdown/wake``.
  func wake() async
  /// Returns whether a typed text answers the current question, even if it is also a command.
  func isAnswer(_ text: String) -> Bool
}

extension Module {
  /// Shows the screen without news.
  public func show() async { await show([]) }

  /// Does nothing, because no time is limited.
  public func wake() async {}

  /// Returns false, because no question is open.
  public func isAnswer(_ text: String) -> Bool { false }

  /// Performs an action by its word, with the texts of its fields by name. `reading` converts a text for its field.
  public func perform(
    _ word: String,
    _ texts: [String: String] = [:],
    reading: (Field, String) -> String = { $1 }
  ) async throws(InputError) {
    await perform(try actions.intent(word, texts, reading: reading))
  }
}

extension Collection {
  /// Returns the intent of an action by its word, with the texts of its fields by name.
  func intent<Intent>(
    _ word: String,
    _ texts: [String: String],
    reading: (Field, String) -> String = { $1 }
  ) throws(InputError) -> Intent where Element == Action<Intent> {
    guard let action = first(where: { $0.offer.names.contains(word) }) else { throw .notOffered(word) }
    if let reason = action.offer.closed { throw .refused(reason) }
    var texts = texts
    for field in action.offer.fields { texts[field.name] = texts[field.name].map { reading(field, $0) } }
    return try action.intent(texts)
  }
}
