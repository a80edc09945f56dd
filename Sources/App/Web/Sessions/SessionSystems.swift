import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

/// Changes to another person; returns false without a change if another browser uses that name and it is not
/// confirmed.
typealias OwnerChoosing = @Sendable (Owner, _ isSure: Bool) async throws(RepositoryError) -> Bool

/// The systems of a browser session, each opened on first use.
final class SessionSystems {
  let opening: ScreenContext
  let systems: [any ArcadeSystem]
  /// Changes to another person; nil if the person is fixed.
  private let choose: OwnerChoosing?
  private let isNameNeeded: Bool
  private(set) var opened: [String: any ScreenSystem] = [:]
  /// The systems of the previous session, whose games continue.
  private let earlier: [String: any ScreenSystem]

  init(
    _ systems: [any ArcadeSystem],
    opening: ScreenContext,
    continuing earlier: [String: any ScreenSystem] = [:],
    isNameNeeded: Bool = false,
    choose: OwnerChoosing? = nil
  ) {
    self.systems = systems
    (self.isNameNeeded, self.choose) = (isNameNeeded, choose)
    (self.opening, self.earlier) = (opening, earlier)
  }

  /// The links to the systems at the top of every page.
  var links: [PageLink] {
    let language = opening.composition.language
    return systems.map { PageLink($0.name(in: language), to: "/\($0.word)") }
  }

  /// Whether the user can change to another person.
  var offersOwners: Bool { choose != nil }

  /// Makes the screen at an address; nil if there is none.
  ///
  /// Throws `GuestRefusal` if guests may not open it and none of their own actions led there.
  func module(at address: String, isLedTo: Bool = false) throws -> (any WebModule)? {
    let parts = Address(address)?.parts ?? []
    guard let word = parts.first else { return menu() }
    if let choose, let route = OwnerRoute(address: address) { return ownerChoice(at: route, choose) }
    guard let system = systems.first(where: { $0.word == word }) else { return nil }
    if opened[word] == nil {
      let screens = try system.makeScreens(opening)
      opened[word] = earlier[word].map { screens.continuing($0) } ?? screens
    }
    return try opened[word].flatMap { try module(at: address, of: $0, isLedTo: isLedTo) }
  }

  /// Returns the address of the nearest screen above another one; nil for the topmost.
  func parent(of address: String) -> String? {
    var parts = Address(address)?.parts ?? []
    guard !parts.isEmpty else { return nil }
    func hasScreen<Screens: ScreenSystem>(_ screens: Screens, at address: String) -> Bool {
      Screens.Destination(address: address) != nil
    }
    while let word = parts.first {
      let above = Address(parts).text
      if above != address, let screens = opened[word], hasScreen(screens, at: above) { return above }
      parts.removeLast()
    }
    return "/"
  }

  private func module<Screens: ScreenSystem>(
    at address: String,
    of screens: Screens,
    isLedTo: Bool
  ) throws(GuestRefusal) -> (any WebModule)? {
    guard let route = Screens.Destination(address: address) else { return nil }
    let isGuests = !opening.surface.changesWhatIsShared
    if isGuests, route.isRefusedToGuests, !isLedTo { throw GuestRefusal() }
    func screen(_ module: some Module<Screens.Destination>) -> any WebModule {
      WebScreen(module, at: route.address, isGuests: isGuests)
    }
    return screen(screens.module(at: route))
  }

  private func menu() -> any WebModule {
    let composition = opening.composition
    let entries = systems.map { $0.entry(in: composition.language) }
    let words = systems.map(\.word)
    let presenter = MenuPresenter(entries, title: Program.title, owner: composition.owner, phrases: composition.phrases)
    {
      await composition.app.due(words, in: composition)
    }
    return WebScreen(presenter, at: "/")
  }

  private func ownerChoice(at route: OwnerRoute, _ choose: @escaping OwnerChoosing) -> any WebModule {
    let composition = opening.composition
    let screens = OwnerScreens(
      opening.administration,
      current: composition.owner,
      isNameNeeded: isNameNeeded,
      phrases: OwnerPhrases(composition.language, formats: composition.formats),
      choose: choose
    )
    return WebScreen(PageModule(OwnerChoicePresenter(screens, at: route)), at: route.address)
  }
}
