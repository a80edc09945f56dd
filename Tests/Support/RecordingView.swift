public import ArcadePresentation

/// A view that draws nothing and keeps every screen.
public final class RecordingView<Content: ScreenContent>: ScreenView {
  /// What was rendered, in its order.
  public private(set) var screens: [Screen<Content>] = []

  /// What was rendered last.
  public var last: Screen<Content>? { screens.last }

  /// The texts of what was said last.
  public var said: [String] { last?.news.map(\.text) ?? [] }

  /// Begins without a screen.
  public init() {}

  /// Keeps a screen.
  public func render(_ screen: Screen<Content>) { screens.append(screen) }
}
