import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

extension ScreenState {
  /// The screens of the shop: empty, full, failed and asking.
  static func shop(in language: Language) async throws -> [ScreenState] {
    let (empty, full, broken) = (try SampleShop(), try await SampleShop.full(), try SampleShop.broken())
    let (none, some, trouble) = (empty.actions(in: language), full.actions(in: language), broken.actions(in: language))
    let (terminal, first) = (try await SampleShop.terminal().actions(in: language), Order.ID(number: 1))
    let stall = try await SampleShop.stall().actions(in: language)
    var unlisted = try SampleShop()
    unlisted.ownList = EditablePriceList(InMemoryEditablePriceList())
    let beginning = unlisted.actions(in: language)
    var askedOnce = full
    (askedOnce.cards, askedOnce.ownList) = (nil, EditablePriceList(InMemoryEditablePriceList(), named: "prices.csv"))
    let unasked = askedOnce.actions(in: language)
    return [
      await ScreenState("products, empty cart", of: none, none.products()),
      await ScreenState("products, full cart", of: some, some.products()),
      await ScreenState("products, none found", of: some, some.products(matching: "zebra")),
      await ScreenState("products, failed", of: trouble, trouble.products()),
      await ScreenState("cart, empty", of: none, none.cart()), await ScreenState("cart, full", of: some, some.cart()),
      await ScreenState("cart, failed", of: trouble, trouble.cart()),
      await ScreenState("cart, asking", of: some, some.cart(), doing: .shop(.go(.clearCart))),
      await ScreenState("cart, asking on its own", of: some, some.cart(asksToClear: true)),
      await ScreenState("cart, asking while it cannot be read", of: trouble, trouble.cart(asksToClear: true)),
      await ScreenState("payment, nothing to pay", of: none, none.payment()),
      await ScreenState("payment, asking", of: some, some.payment()),
      await ScreenState("payment, failed", of: trouble, trouble.payment()),
      await ScreenState("payment, asking about the terminal", of: terminal, terminal.payment()),
      await ScreenState("payment, asking how cards are taken", of: unasked, unasked.payment()),
      await ScreenState("drawer, asking", of: some, some.drawerQuestion(.move(.out, amount: "5", why: "ice"))),
      await ScreenState("drawer, asking about no amount", of: some, some.drawerQuestion(.close(counted: "x"))),
      await ScreenState("drawer, failed", of: trouble, trouble.drawerQuestion(.close(counted: "5"))),
      await ScreenState("reasons", of: some, some.reasons()),
      await ScreenState("reasons, empty cart", of: none, none.reasons()),
      await ScreenState("reasons, failed", of: trouble, trouble.reasons()),
      await ScreenState("discounts", of: some, some.discountList()),
      await ScreenState("discounts, failed", of: trouble, trouble.discountList()),
      await ScreenState("orders, empty", of: none, none.orderList(), at: "/shop/orders"),
      await ScreenState("orders", of: some, some.orderList(), at: "/shop/orders"),
      await ScreenState("orders, failed", of: trouble, trouble.orderList()),
      await ScreenState("price list", of: beginning, beginning.priceList()),
      await ScreenState("receipt", of: some, some.receipt(of: first)),
      await ScreenState("day", of: some, some.day(), at: "/shop/day"),
      await ScreenState("closings", of: some, some.closingList(), at: "/shop/closings"),
      await ScreenState("closing", of: some, some.closing(Closing.ID(number: 1))),
      await ScreenState("own list, weighed, in yen", of: stall, stall.products()),
      await ScreenState("own list, changed", of: stall, stall.priceList()),
      await ScreenState("cart, weighed, in yen", of: stall, stall.cart()),
      await ScreenState("orders of the stall", of: stall, stall.orderList(), at: "/shop/orders"),
      await ScreenState("receipt, unknown", of: none, none.receipt(of: first)),
      await ScreenState("receipt, failed", of: trouble, trouble.receipt(of: first)),
    ]
  }
}

extension SampleShop {
  /// A shop with an order, a closing, and a cart of two products.
  fileprivate static func full() async throws -> SampleShop {
    let shop = try SampleShop()
    try await shop.buy("VOUCHER", "MUG")
    try await shop.scan("TSHIRT", "MUG")
    try await shop.shop.till.add(
      DrawerMove(.float, Money(minorUnits: 5_000, currency: .eur), why: "", at: shop.time.now())
    )
    _ = try await shop.shop.till.close(counted: .zero(.eur), at: shop.time.now())
    return shop
  }

  /// A stall that sells by weight from a list of its own, in yen, with an order and two lines in the cart.
  fileprivate static func stall() async throws -> SampleShop {
    var shop = try SampleShop()
    let leeks = Product(
      code: try XCTUnwrap(Product.Code("4011")),
      name: "長ネギ",
      price: Money(minorUnits: 300, currency: .jpy),
      unit: "kg"
    )
    let tea = try XCTUnwrap(Product.sample("TEA", name: "緑茶", minorUnits: 500, currency: .jpy))
    let list = EditablePriceList(InMemoryEditablePriceList())
    for product in [leeks, tea] { _ = try await list.add(product) }
    shop.ownList = list
    shop.discounts.replace(with: PromotionBook([]))
    shop.catalog.replace(with: try Catalog([leeks, tea], currency: .jpy))
    try await shop.buy("TEA")
    let cart = try Cart(
      [Cart.Line(product: leeks, quantity: .weighing(thousandths: 350)), Cart.Line(product: tea, quantity: 1)],
      currency: .jpy
    )
    try await shop.records.save(cart)
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
