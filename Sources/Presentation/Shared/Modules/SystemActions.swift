/// What a person can want on every screen of a system, which may be just another screen of it.
public protocol RoutedIntent: Sendable {
  /// Where the system's screens can lead.
  associatedtype Destination: Route
  /// Another screen.
  static func go(_ route: Destination) -> Self
}

/// What every screen of a system offers, and the doing.
protocol SystemActions {
  /// What can be wanted on every screen.
  associatedtype Intent: RoutedIntent
  /// The actions of every screen, of which some are named beside the content.
  func offered(naming main: Set<String>) async -> [Action<Intent>]
  /// Does what is wanted on a screen and goes where that leads, or shows the screen again.
  func perform(_ intent: Intent, in context: ActionContext<Intent.Destination>) async
  /// The sentence for any error that the system's use cases can throw.
  func failure(for error: any Error) -> Failure
}

extension SystemActions {
  /// Makes a page that begins with the actions of every screen, and that `fill` completes; where that fails, it says why.
  func page(
    at route: Intent.Destination,
    titled title: String,
    naming main: Set<String> = [],
    _ fill: @escaping (inout PageContents<Intent>, _ progress: (String) -> Void) async throws -> Void
  ) -> OldPagePresenter<Intent, Intent.Destination> {
    OldPagePresenter(at: route, title: title) { progress in
      var contents = PageContents(title: title, content: .empty(""), actions: await offered(naming: main))
      do {
        try await fill(&contents, progress)
      } catch {
        contents.content = .failed(failure(for: error))
      }
      return contents
    } act: {
      await perform($0, in: $1)
    }
  }
}

extension Action where Intent: RoutedIntent {
  /// Declares that one can go somewhere, unless there is a reason why not.
  init(
    _ word: String,
    aliases: [String] = [],
    alsoCalled: [String] = [],
    _ label: String,
    to route: Intent.Destination,
    weight: Offer.Weight = .other,
    closed: String? = nil
  ) {
    let address = closed == nil ? route.address : nil
    let intent = Intent.go(route)
    self.init(
      word,
      aliases: aliases,
      alsoCalled: alsoCalled,
      label,
      weight: weight,
      address: address,
      closed: closed
    ) { intent }
  }
}

extension Array {
  /// The same actions, of which some are named beside the content.
  func naming<Intent>(_ main: Set<String>) -> [Action<Intent>] where Element == Action<Intent> {
    map { main.contains($0.offer.word) ? $0.main : $0 }
  }

  /// The same actions, with another one in the place of that of its word.
  func replacing<Intent>(_ action: Action<Intent>) -> [Action<Intent>] where Element == Action<Intent> {
    map { $0.offer.word == action.offer.word ? action : $0 }
  }

  /// The same actions, which belong to some screens only.
  func belonging<Intent: RoutedIntent>(to homes: Intent.Destination...) -> [Action<Intent>]
  where Element == Action<Intent> {
    let addresses = homes.map(\.address)
    return map { $0.belonging(to: addresses) }
  }
}
