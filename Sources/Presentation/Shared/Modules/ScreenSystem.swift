/// The screens of one system, and the actions that they share. A frontend creates them by route.
public protocol ScreenSystem<Destination>: Sendable {
  /// The routes of the system.
  associatedtype Destination: Route
  /// The intents of every screen.
  associatedtype Intent: Sendable
  /// The type of the system's sentences.
  associatedtype Sentences: Phrases

  /// The sentences in the current language.
  var phrases: Sentences { get }
  /// The first screen.
  var start: Destination { get }
  /// The main screens, which every page of the system links to.
  var places: [Layout.Place] { get }
  /// Creates the module for a route.
  func module(at route: Destination) -> any Module<Destination>
  /// Returns these screens with the games of others of the same system in another language.
  func continuing(_ others: any ScreenSystem) -> Self
  /// Performs an intent and returns the next screen. `progress` shows what is being loaded.
  func perform(
    _ intent: Intent,
    on screen: Destination,
    progress: (String) -> Void
  ) async throws -> Next<Destination>
}

extension ScreenSystem {
  /// No main screens.
  public var places: [Layout.Place] { [] }

  /// Returns these screens, because none of their games is in memory only.
  public func continuing(_ others: any ScreenSystem) -> Self { self }
}
