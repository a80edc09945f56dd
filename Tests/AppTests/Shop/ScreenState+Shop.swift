import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting

extension ScreenState {
  /// The screens of the shop: empty, full, failed and asking.
  static func shop(in language: Language) async throws -> [ScreenState] {
    let (empty, full, broken) = (try SampleShop(), try await SampleShop.full(), try SampleShop.broken())
    let (none, some, trouble) = (empty.actions(in: language), full.actions(in: language), broken.actions(in: language))
    let (terminal, first) = (try await SampleShop.terminal().actions(in: language), Order.ID(number: 1))
    var askedOnce = full
    (askedOnce.cards, askedOnce.ownList) = (nil, OwnList(InMemoryOwnList(), named: "prices.csv"))
    let unasked = askedOnce.actions(in: language)
    return [
      await ScreenState("products, empty cart", none.products()),
      await ScreenState("products, full cart", some.products()),
      await ScreenState("products, none found", some.products(matching: "zebra")),
      await ScreenState("products, failed", trouble.products()),
      await ScreenState("cart, empty", none.cart()), await ScreenState("cart, full", some.cart()),
      await ScreenState("cart, failed", trouble.cart()),
      await ScreenState("cart, asking", some.cart(), doing: .shop(.go(.clearCart))),
      await ScreenState("cart, asking on its own", some.cart(asksToClear: true)),
      await ScreenState("cart, asking while it cannot be read", trouble.cart(asksToClear: true)),
      await ScreenState("payment, nothing to pay", none.payment()),
      await ScreenState("payment, asking", some.payment()),
      await ScreenState("payment, failed", trouble.payment()),
      await ScreenState("payment, asking about the terminal", terminal.payment()),
      await ScreenState("payment, asking how cards are taken", unasked.payment()),
      await ScreenState("drawer, asking", some.drawerQuestion(.move(.out, amount: "5", why: "ice"))),
      await ScreenState("drawer, asking about no amount", some.drawerQuestion(.close(counted: "x"))),
      await ScreenState("drawer, failed", trouble.drawerQuestion(.close(counted: "5"))),
      await ScreenState("reasons", some.reasons()),
      await ScreenState("reasons, empty cart", none.reasons()),
      await ScreenState("reasons, failed", trouble.reasons()),
      await ScreenState("discounts", some.discountList()),
      await ScreenState("discounts, failed", trouble.discountList()),
      await ScreenState("orders, empty", none.orderList(), at: "/shop/orders"),
      await ScreenState("orders", some.orderList(), at: "/shop/orders"),
      await ScreenState("orders, failed", trouble.orderList()),
      await ScreenState("price list", some.priceList()),
      await ScreenState("receipt", some.receipt(of: first)),
      await ScreenState("receipt, unknown", none.receipt(of: first)),
      await ScreenState("receipt, failed", trouble.receipt(of: first)),
    ]
  }
}

extension SampleShop {
  /// A shop with an order, a cart of two products, and room for a price list of its own.
  fileprivate static func full() async throws -> SampleShop {
    var shop = try SampleShop()
    shop.ownList = OwnList(InMemoryOwnList())
    try await shop.buy("VOUCHER", "MUG")
    try await shop.scan("TSHIRT", "MUG")
    return shop
  }

  /// A shop whose terminal is asked about.
  fileprivate static func terminal() async throws -> SampleShop {
    var shop = try SampleShop()
    shop.cards = .terminal
    try await shop.buy("MUG")
    return shop
  }

  /// A shop of which nothing can be read.
  fileprivate static func broken() throws -> SampleShop {
    let shop = try SampleShop()
    for call in ShopCall.allCases { shop.faults.fail(call, with: .noConnection) }
    return shop
  }
}
