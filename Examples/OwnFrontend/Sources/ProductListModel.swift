public import ArcadeDomain
public import ArcadePresentation
public import Observation

/// The product list as a SwiftUI view observes it.
///
/// It is the view of Arcade's presenter: `List(model.screen…)` draws what was rendered last, a button's action is
/// `Task { await model.add(code) }`, and `NavigationStack(path: $model.path)` goes where the presenter leads.
@MainActor @Observable
public final class ProductListModel {
  /// What is to be drawn, already formatted and translated; nil before the first screen.
  public private(set) var screen: Screen<Page>?
  /// Where the presenter has led, the screen on top last.
  public var path: [ShopRoute] = []
  /// What the screen on top says when it appears.
  public private(set) var news: [Notice] = []

  // The model owns the module, which holds the model weakly: both go when nobody shows the list any more.
  @ObservationIgnored private let module: PageModule<ProductListPresenter>

  /// Shows the products of a shop in a language.
  public init(shop: Shop, phrases: ShopPhrases) {
    module = PageModule(ProductListPresenter(ShopScreens(shop: shop, phrases: phrases)))
    module.view = self
    module.router = self
  }

  /// Loads the list, as `.task` does when a view appears.
  public func appear() async { await module.show() }

  /// Puts a piece into the cart.
  public func add(_ code: String) async { await module.perform(.add(Scan(code))) }

  /// Does what the screen offers, with texts for its fields by their names, as a form that knows nothing of shops does.
  public func send(_ offer: Offer, _ texts: [String: String] = [:]) async throws(InputError) {
    try await module.perform(offer.word, texts)
  }
}

// Presenters and modules have no actor of their own, so these run on the main actor because the model does.
extension ProductListModel: @MainActor ScreenView {
  /// Keeps a screen, which Observation tells whoever draws it.
  public func render(_ screen: Screen<Page>) { self.screen = screen }
}

extension ProductListModel: @MainActor Router {
  /// Goes a route forward; the list itself is shown again where it is.
  ///
  /// The actor is named here, because the protocol's own `follow` runs on whichever actor calls it.
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

  /// Goes one step back.
  @MainActor
  public func goBack(orTo fallback: ShopRoute, saying news: [Notice]) async {
    _ = path.popLast()
    self.news = news
  }
}
