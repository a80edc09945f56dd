/// How the game is played.
public struct PriceInstructionsPresenter: PricePresenter {
  /// What all screens of the price game share.
  public let system: PriceScreens

  /// Shows the rules.
  public init(_ system: PriceScreens) { self.system = system }

  /// The rules.
  public var route: PriceRoute { .instructions }
  /// What the game is called.
  public var title: String { phrases.homeTitle }

  /// Shows the rules.
  public func load(into contents: inout PageContents<PriceIntent>, progress: (String) -> Void) async throws {
    var can = system.actions()
    (can.play, can.categories) = (can.play.main, can.categories.main)
    (contents.actions, contents.layout) = (can.all, can.leading(on: can.play, can.categories))
    contents.content = .ready(Page(phrases.instructions.map { .text($0) }))
  }
}
