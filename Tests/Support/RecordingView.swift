public import ArcadePresentation

/// A view that records every screen and draws nothing.
public final class RecordingView<Content: ScreenContent>: ScreenView {
  /// The rendered screens, in order.
  public private(set) var screens: [Screen<Content>] = []

  /// The last rendered screen.
  public var last: Screen<Content>? { screens.last }

  /// The texts of the last notices.
  public var said: [String] { last?.news.map(\.text) ?? [] }

  /// Creates a view without screens.
  public init() {}

  /// Records a screen.
  public func render(_ screen: Screen<Content>) { screens.append(screen) }
}
