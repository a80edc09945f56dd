import ArcadePresentation

/// The systems as one browser session opens them, each when it is first asked for.
final class SessionSystems {
  let opening: Opening
  private let systems: [ArcadeSystem]
  private(set) var opened: [String: any SystemScreens] = [:]
  /// The systems of the session before this one, whose games go on.
  private let earlier: [String: any SystemScreens]

  init(_ systems: [ArcadeSystem], opening: Opening, continuing earlier: [String: any SystemScreens] = [:]) {
    self.systems = systems
    self.opening = opening
    self.earlier = earlier
  }

  /// Makes the screen at an address; nil where none is.
  func module(at address: String) throws -> (any WebModule)? {
    guard let word = Address(address)?.parts.first else { return menu() }
    guard let system = systems.first(where: { $0.word == word }) else { return nil }
    let screens = try opened[word] ?? open(system)
    opened[word] = screens
    return module(at: address, of: screens)
  }

  private func open(_ system: ArcadeSystem) throws -> any SystemScreens {
    let screens = try system.open(opening)
    return earlier[system.word].map { screens.continuing($0) } ?? screens
  }

  private func module<Screens: SystemScreens>(at address: String, of screens: Screens) -> (any WebModule)? {
    guard let route = Screens.Destination(address: address) else { return nil }
    func screen(_ module: some Module<Screens.Destination>) -> any WebModule {
      WebScreen(module, at: route.address)
    }
    return screen(screens.module(at: route))
  }

  private func menu() -> any WebModule {
    let composition = opening.composition
    let entries = systems.map { Choice($0.word, $0.summary(composition.language)) }
    return WebScreen(MenuPresenter(entries, phrases: composition.phrases), at: "/")
  }
}
