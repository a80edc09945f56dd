public import ArcadeDomain
public import ArcadePresentation
public import Observation

/// The product list, observed by a SwiftUI view.
///
/// It is the view of Arcade's presenter: `List(model.screen…)` draws the last rendering, and a button's action is `Task
/// { await model.add(code) }`. `NavigationStack(path: $model.path)` follows the presenter's routes.
@MainActor @Observable
public final class ProductListModel {
  /// The screen to draw, formatted and translated; nil before the first one.
  public private(set) var screen: Screen<Page>?
  /// The routes of the presenter, the current screen last.
  public var path: [ShopRoute] = []
  /// The news for the current screen when it appears.
  public private(set) var news: [Notice] = []

  // The model owns the module, which holds the model weakly, so both are deallocated together.
  @ObservationIgnored private let module: PageModule<ProductListPresenter>

  /// Creates a model for the products of a shop in a language.
  public init(shop: Shop, phrases: ShopPhrases) {
    module = PageModule(ProductListPresenter(ShopScreens(shop: shop, phrases: phrases)))
    module.view = self
    module.router = self
  }

  /// Loads the list, as in `.task` when a view appears.
  public func appear() async { await module.show() }

  /// Adds a piece to the cart.
  public func add(_ code: String) async { await module.perform(.add(Scan(code))) }

  /// Performs an offer of the screen with texts by field name, as a generic form does.
  public func send(_ offer: Offer, _ texts: [String: String] = [:]) async throws(InputError) {
    try await module.perform(offer.word, texts)
  }
}

// Presenters and modules have no actor of their own, so these methods run on the main actor like the model.
extension ProductListModel: @MainActor ScreenView {
  /// Stores the screen for the views that observe it.
  public func render(_ screen: Screen<Page>) { self.screen = screen }
}

extension ProductListModel: @MainActor Router {
  /// Opens a route; the route of the list shows the list again.
  ///
  /// The actor is named here because the protocol's `follow` runs on the caller's actor.
  @MainActor
  public func follow(_ route: ShopRoute, saying news: [Notice]) async {
    if route == .home {
      path = []
      await module.show(news)
    } else {
      path.append(route)
      self.news = news
    }
  }

  /// Goes back one screen.
  @MainActor
  public func goBack(orTo fallback: ShopRoute, saying news: [Notice]) async {
    _ = path.popLast()
    self.news = news
  }
}
