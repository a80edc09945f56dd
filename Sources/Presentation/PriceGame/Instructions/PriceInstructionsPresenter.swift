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

  /// What every screen offers, of which some are put forward.
  public func actions() async -> [Action<PriceIntent>] { system.declared(naming: ["play", "categories"]) }

  /// Shows the rules.
  public func load(into contents: inout PageContents<PriceIntent>, progress: (String) -> Void) async throws {
    contents.content = .ready(Page(phrases.instructions.map { .text($0) }))
  }
}
