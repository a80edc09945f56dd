import ArcadeDomain

extension ShopScreens {
  /// Returns the actions with the products of the price list, if it can be loaded.
  func actions() async -> ShopActions { actions(selling: try? await shop.priceList().value) }

  /// Returns the actions with the products of a catalog.
  ///
  /// `cart` lists the lines that can be removed; they are the screen's rows if it `showsCart`. Pieces can be added to
  /// lines that are `pricedByHand`. `total` is the total on the screen.
  func actions(
    selling catalog: Catalog?,
    cart: [Choice] = [],
    showsCart: Bool = false,
    pricedByHand: [Choice] = [],
    total: Money? = nil
  ) -> ShopActions {
    var can = alike
    let products = catalog?.choices ?? []
    can.add = adding(products + pricedByHand, from: catalog)
    can.remove = removing(cart, or: products)
    (can.off, can.at) = pricing(cart, isShown: showsCart)
    can.pay = paying(total)
    can.ownList = changingOwnList(products)
    return can
  }

  /// Returns the actions that are the same on every screen.
  func declared() -> ShopActions {
    let search = Parameter.text("text", phrases.searchField).optional(phrases.allProducts)
    let cartWords = ["total", "basket", "carrito", "合計", "カート"]
    let (off, at) = pricing([], isShown: false)
    let drawer = drawerActions()
    return ShopActions(
      add: adding([], from: nil),
      remove: removing([], or: []),
      list: Action("list", phrases.listAction, caption: phrases.searchCaption, search) {
        .go(.products(matching: $0 ?? ""))
      },
      cart: Action("cart", alsoCalled: cartWords, phrases.cartAction, caption: phrases.cartCaption, to: .cart),
      clear: Action("clear", phrases.clearAction, to: .clearCart),
      discounts: Action("discounts", phrases.discountsAction, caption: phrases.discountsCaption, to: .discounts),
      off: off,
      at: at,
      pay: paying(nil),
      orders: orders(address: ShopRoute.orders().address),
      order: order(),
      unlisted: sellingUnlisted(),
      undo: Action("undo", phrases.undoAction, caption: phrases.undoCaption) { .undo },
      code: givingCode(),
      customer: belongingToGroup(),
      shipping: choosingShipping(),
      why: Action("why", phrases.whyAction, caption: phrases.whyCaption, to: .why),
      refund: refunding(),
      day: lookingAtDay(address: ShopRoute.day(nil).address),
      float: drawer.float,
      putIn: drawer.putIn,
      takeOut: drawer.takeOut,
      close: drawer.close,
      closings: Action("closings", phrases.closingsAction, caption: phrases.closingsCaption, to: .closings())
        .changingWhatIsShared,
      closing: closing(),
      ownList: changingOwnList([]),
      refresh: Action("refresh", aliases: ["retry"], phrases.refreshAction, caption: phrases.refreshCaption) {
        .refresh
      }
    )
  }

  private func adding(_ known: [Choice], from catalog: Catalog?) -> Action<ShopIntent> {
    let refusal = { @Sendable [phrases] in phrases.refusal(of: $0, from: catalog) }
    return Action(
      "add",
      phrases.addAction,
      caption: phrases.addCaption,
      .scan("code", phrases.productField, known: known, refusal: refusal),
      weight: .usual
    ) { .add($0) }
  }

  private func removing(_ cart: [Choice], or products: [Choice]) -> Action<ShopIntent> {
    let held = Dictionary(cart.map { ($0.id, $0) }) { $1 }
    return Action(
      "remove",
      alsoCalled: ["delete", "del", "quitar", "borrar", "削除"],
      phrases.removeAction,
      caption: phrases.removeCaption,
      // A code takes precedence over a row number, even if the cart does not contain it.
      .code(
        "code",
        phrases.productField,
        known: cart + products.filter { held[$0.id] != $0 },
        example: cart.first.map { String($0.id.prefix { $0 != " " }) } ?? ""
      ),
      Parameter.measure("n", phrases.piecesField, phrases).optional(phrases.allPieces)
    ) { .remove(code: $0, $1) }
  }
}
