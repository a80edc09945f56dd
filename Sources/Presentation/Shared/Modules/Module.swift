/// A presenter as a frontend sees it: what it shows, what can be done, and the doing.
///
/// It takes one call after another. `show` may be called at any time and any number of times,
/// and begins nothing that cannot be undone; before the first one there are no actions.
public protocol Module<Destination>: AnyObject {
  /// What a person can want here: typed values that name what they are about.
  associatedtype Intent: Sendable
  /// What its screens are about.
  associatedtype Content: ScreenContent
  /// Where its screens can lead.
  associatedtype Destination: Route

  /// The view; weak, because it owns the presenter.
  var view: (any ScreenView<Content>)? { get set }
  /// What leaves the screen; weak, like the view.
  var router: (any Router<Destination>)? { get set }
  /// What can be done now; the screen shown last carries the same as data.
  var actions: [Action<Intent>] { get }

  /// Shows the screen, with what happened on the way here.
  func show(_ news: [Notice]) async
  /// Does what is wanted, and shows what came of it.
  func perform(_ intent: Intent) async
  /// Does what is due by now; see ``Countdown/wake``.
  func wake() async
  /// Whether a typed text is what is asked for, so that it is meant as that even where it is a command.
  func isAnswer(_ text: String) -> Bool
}

extension Module {
  /// Shows the screen.
  public func show() async { await show([]) }

  /// Nothing happens by itself.
  public func wake() async {}

  /// Nothing is asked for.
  public func isAnswer(_ text: String) -> Bool { false }

  /// Does what was typed or sent: an action by its word, with the texts of its fields by their names; `reading` makes what
  /// the field takes of a text.
  public func perform(
    _ word: String,
    _ texts: [String: String] = [:],
    reading: (Field, String) -> String = { $1 }
  ) async throws(InputError) {
    await perform(try actions.intent(word, texts, reading: reading))
  }
}

extension Collection {
  /// What was typed or sent: an action by its word, with the texts of its fields by their names.
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
