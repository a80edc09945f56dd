public import ArcadePresentation

/// The screens of a system, whichever it is.
public protocol MarkdownScreens: AnyObject {
  /// The screen on top; nil before the first one.
  var screen: Screen<Page>? { get }
  /// Opens the screen at an address, such as one that an offer or a row leads to; false where there is none.
  func open(_ address: String) async -> Bool
  /// Does what a form sent: an action by its word, with the texts of its fields.
  func send(_ word: String, _ texts: [String: String]) async throws(InputError)
  /// Does what is due, which a countdown on the screen asks for.
  func wake() async
}

/// One person at one system, whose screens are drawn as Markdown: it knows no screen and no intent of any of them.
public final class MarkdownSession<Destination: Route>: MarkdownScreens {
  private let screens: any ScreenSystem<Destination>
  private var open: [OpenScreen<Destination>] = []

  /// Opens the screens of a system, such as `ShopScreens`.
  public init(_ screens: any ScreenSystem<Destination>) { self.screens = screens }

  /// The screen on top; nil before the first one.
  public var screen: Screen<Page>? { open.last?.shown }

  /// The address of the screen on top.
  public var address: String? { open.last?.route.address }

  /// Opens the screen at an address, such as one that an offer or a row leads to; false where there is none.
  public func open(_ address: String) async -> Bool {
    guard let route = Destination(address: address) else { return false }
    await follow(route)
    return true
  }

  /// Does what a form sent: an action by its word, with the texts of its fields and those that nobody fills in.
  public func send(_ word: String, _ texts: [String: String] = [:]) async throws(InputError) {
    let fixed = screen?.offers.first { $0.word == word }?.fixedTexts ?? [:]
    try await open.last?.module.perform(word, texts.merging(fixed) { _, fixed in fixed })
  }

  /// Does what is due, which a countdown on the screen asks for.
  public func wake() async { await open.last?.module.wake() }
}

extension MarkdownSession: Router {
  /// Goes forward, or back to where the screen stands open already.
  public func follow(_ route: Destination, saying news: [Notice]) async {
    if let place = open.firstIndex(where: { $0.route.place == route.place }) { open.removeSubrange(place...) }
    let next = OpenScreen(screens.module(at: route), at: route)
    next.module.router = self
    open.append(next)
    await next.module.show(news)
  }

  /// Goes forward and leaves nothing to go back to.
  public func replace(with route: Destination, saying news: [Notice]) async {
    _ = open.popLast()
    await follow(route, saying: news)
  }

  /// Goes one screen back.
  public func goBack(orTo fallback: Destination, saying news: [Notice]) async {
    _ = open.popLast()
    guard let below = open.last else { return await follow(fallback, saying: news) }
    await below.module.show(news)
  }
}
