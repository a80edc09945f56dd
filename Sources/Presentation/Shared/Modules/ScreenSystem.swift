/// The screens of one system: a frontend makes them by their routes and goes from one to the next. They share what every
/// screen of the system offers, and the doing.
public protocol ScreenSystem<Destination>: Sendable {
  /// Where its screens can lead.
  associatedtype Destination: Route
  /// What can be wanted on every screen.
  associatedtype Intent: Sendable
  /// The system's sentences.
  associatedtype Sentences: Phrases

  /// The sentences in the language in use.
  var phrases: Sentences { get }
  /// The first screen.
  var start: Destination { get }
  /// The screens that everything begins from, which every page of the system leads to.
  var places: [Layout.Place] { get }
  /// Makes the screen that a route leads to.
  func module(at route: Destination) -> any Module<Destination>
  /// Returns the same screens, with the games of others that are of the same system and speak another language.
  func continuing(_ others: any ScreenSystem) -> Self
  /// Does what is wanted on a screen, and returns what comes next. `progress` shows what is waited for.
  func perform(
    _ intent: Intent,
    on screen: Destination,
    progress: (String) -> Void
  ) async throws -> Next<Destination>
}

extension ScreenSystem {
  /// None.
  public var places: [Layout.Place] { [] }

  /// Returns the same screens: no game of theirs is in memory alone.
  public func continuing(_ others: any ScreenSystem) -> Self { self }
}
