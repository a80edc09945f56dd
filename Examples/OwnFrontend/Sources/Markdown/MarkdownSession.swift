public import ArcadePresentation

/// The screens of any system.
public protocol MarkdownScreens: AnyObject {
  /// The current screen; nil before the first one.
  var screen: Screen<Page>? { get }
  /// Opens the screen at an address, such as the link of an offer or a row. Returns false if there is none.
  func open(_ address: String) async -> Bool
  /// Performs a submitted action by its word, with the texts of its fields.
  func send(_ word: String, _ texts: [String: String]) async throws(InputError)
  /// Performs what is due, as the countdown of the screen requests.
  func wake() async
}

/// A session of one user in one system, drawn as Markdown. It depends on no screen and no intent of any system.
public final class MarkdownSession<Destination: Route>: MarkdownScreens {
  private let screens: any ScreenSystem<Destination>
  private var open: [OpenScreen<Destination>] = []

  /// Creates a session with the screens of a system, such as `ShopScreens`.
  public init(_ screens: any ScreenSystem<Destination>) { self.screens = screens }

  /// The current screen; nil before the first one.
  public var screen: Screen<Page>? { open.last?.shown }

  /// The address of the current screen.
  public var address: String? { open.last?.route.address }

  /// Opens the screen at an address, such as the link of an offer or a row. Returns false if there is none.
  public func open(_ address: String) async -> Bool {
    guard let route = Destination(address: address) else { return false }
    await follow(route)
    return true
  }

  /// Performs a submitted action by its word, with the texts of its open and its fixed fields.
  public func send(_ word: String, _ texts: [String: String] = [:]) async throws(InputError) {
    let fixed = screen?.offers.first { $0.word == word }?.fixedTexts ?? [:]
    try await open.last?.module.perform(word, texts.merging(fixed) { _, fixed in fixed })
  }

  /// Performs what is due, as the countdown of the screen requests.
  public func wake() async { await open.last?.module.wake() }
}

extension MarkdownSession: Router {
  /// Opens a screen, or goes back to it if it is in the history.
  public func follow(_ route: Destination, saying news: [Notice]) async {
    if let place = open.firstIndex(where: { $0.route.place == route.place }) { open.removeSubrange(place...) }
    let next = OpenScreen(screens.module(at: route), at: route)
    next.module.router = self
    open.append(next)
    await next.module.show(news)
  }

  /// Opens a screen and clears the history.
  public func replace(with route: Destination, saying news: [Notice]) async {
    _ = open.popLast()
    await follow(route, saying: news)
  }

  /// Goes back one screen.
  public func goBack(orTo fallback: Destination, saying news: [Notice]) async {
    _ = open.popLast()
    guard let below = open.last else { return await follow(fallback, saying: news) }
    await below.module.show(news)
  }
}
