public import ArcadePresentation

/// A view that draws nothing and keeps every screen.
public final class RecordingView<Screen: Sendable>: ScreenView {
  /// What was rendered, in its order.
  public private(set) var screens: [Screen] = []

  /// Begins without a screen.
  public init() {}

  /// Keeps a screen.
  public func render(_ screen: Screen) { screens.append(screen) }
}
