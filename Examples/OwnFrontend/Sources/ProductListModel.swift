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
  public private(set) var screen: ProductListScreen?
  /// Where the presenter has led, the screen on top last.
  public var path: [ShopRoute] = []

  // The model owns the presenter, which holds the model weakly: both go when nobody shows the list any more.
  @ObservationIgnored private let presenter: ProductListPresenter

  /// Shows the products of a shop in a language.
  public init(shop: Shop, phrases: any ShopPhrases) {
    presenter = ProductListPresenter(shop: shop, phrases: phrases)
    presenter.view = self
    presenter.router = self
  }

  /// Loads the list, as `.task` does when a view appears.
  public func appear() async { await presenter.begin() }

  /// Puts a piece into the cart.
  public func add(_ code: String) async { await presenter.add(code) }

  /// Opens the cart.
  public func openCart() async { await presenter.go(to: .cart) }
}

// Presenters have no actor of their own, so this one runs on the main actor because its model does.
extension ProductListModel: @MainActor ScreenView {
  /// Keeps a screen, which Observation tells whoever draws it.
  public func render(_ screen: ProductListScreen) { self.screen = screen }
}

extension ProductListModel: @MainActor ShopRouter {
  /// Goes a route forward, or one step back.
  ///
  /// The actor is named here, because the protocol's own `follow` runs on whichever actor calls it.
  @MainActor
  public func follow(_ route: ShopRoute) async {
    if route == .back {
      _ = path.popLast()
    } else {
      path.append(route)
    }
  }
}
