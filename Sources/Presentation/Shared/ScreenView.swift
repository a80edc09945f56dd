/// Draws screens; takes no decision and keeps no state that a screen could carry.
public protocol ScreenView<Screen>: AnyObject {
  /// The screen that it draws, already formatted and translated.
  associatedtype Screen: Sendable
  /// Draws a screen in place of, or below, the one before.
  func render(_ screen: Screen)
}
