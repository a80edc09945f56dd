/// Draws screens; takes no decision and keeps no state that a screen could carry.
public protocol ScreenView<Content>: AnyObject {
  /// What its screens are about.
  associatedtype Content: ScreenContent
  /// Draws a screen in place of, or below, the one before.
  func render(_ screen: Screen<Content>)
}
