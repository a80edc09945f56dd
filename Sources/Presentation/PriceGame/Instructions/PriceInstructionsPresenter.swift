/// The rules of the game.
public struct PriceInstructionsPresenter: PricePresenter {
  public let system: PriceScreens

  /// Creates the screen of the rules.
  public init(_ system: PriceScreens) { self.system = system }

  public var route: PriceRoute { .instructions }
  public var title: String { phrases.homeTitle }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    (can.play, can.categories) = (can.play.main, can.categories.main)
    contents.layout = can.layout(can.play.first, can.categories, can.retry)
    contents.content = .ready(Page(phrases.instructions.map { .text($0) }))
  }
}
