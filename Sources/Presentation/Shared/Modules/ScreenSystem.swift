/// What every screen of a system offers, and the doing.
public protocol ScreenSystem<Destination>: SystemScreens {
  /// What can be wanted on every screen.
  associatedtype Intent: Sendable
  /// The actions of every screen, of which some are named beside the content.
  func offered(naming main: Set<String>) async -> [Action<Intent>]
  /// Does what is wanted on a screen, and returns what comes next. `progress` shows what is waited for.
  func perform(
    _ intent: Intent,
    on screen: Destination,
    progress: (String) -> Void
  ) async throws -> Next<Destination>
  /// Returns the sentence for any error that the system's use cases can throw.
  func failure(for error: any Error) -> Failure
}
