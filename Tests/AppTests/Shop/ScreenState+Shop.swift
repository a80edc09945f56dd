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
      await ScreenState("products, empty cart", of: none, PageModule(ProductListPresenter(none))),
      await ScreenState("products, full cart", of: some, PageModule(ProductListPresenter(some))),
      await ScreenState("products, none found", of: some, PageModule(ProductListPresenter(some, matching: "zebra"))),
      await ScreenState("products, failed", of: trouble, PageModule(ProductListPresenter(trouble))),
      await ScreenState("cart, empty", of: none, PageModule(CartPresenter(none))),
      await ScreenState("cart, full", of: some, PageModule(CartPresenter(some))),
      await ScreenState("cart, failed", of: trouble, PageModule(CartPresenter(trouble))),
      await ScreenState("cart, asking", of: some, PageModule(CartPresenter(some)), doing: .shop(.go(.clearCart))),
      await ScreenState("cart, asking on its own", of: some, PageModule(CartPresenter(some, asksToClear: true))),
      await ScreenState(
        "cart, asking while it cannot be read",
        of: trouble,
        PageModule(CartPresenter(trouble, asksToClear: true))
      ),
      await ScreenState("payment, nothing to pay", of: none, PageModule(PaymentPresenter(none))),
      await ScreenState("payment, asking", of: some, PageModule(PaymentPresenter(some))),
      await ScreenState("payment, failed", of: trouble, PageModule(PaymentPresenter(trouble))),
      await ScreenState("payment, asking about the terminal", of: terminal, PageModule(PaymentPresenter(terminal))),
      await ScreenState("payment, asking how cards are taken", of: unasked, PageModule(PaymentPresenter(unasked))),
      await ScreenState(
        "drawer, asking",
        of: some,
        PageModule(DrawerPresenter(some, .move(.out, amount: "5", why: "ice")))
      ),
      await ScreenState(
        "drawer, asking about no amount",
        of: some,
        PageModule(DrawerPresenter(some, .close(counted: "x")))
      ),
      await ScreenState("drawer, failed", of: trouble, PageModule(DrawerPresenter(trouble, .close(counted: "5")))),
      await ScreenState("reasons", of: some, PageModule(ReasonsPresenter(some))),
      await ScreenState("reasons, empty cart", of: none, PageModule(ReasonsPresenter(none))),
      await ScreenState("reasons, failed", of: trouble, PageModule(ReasonsPresenter(trouble))),
      await ScreenState("discounts", of: some, PageModule(DiscountListPresenter(some))),
      await ScreenState("discounts, failed", of: trouble, PageModule(DiscountListPresenter(trouble))),
      await ScreenState("orders, empty", of: none, PageModule(OrderListPresenter(none)), at: "/shop/orders"),
      await ScreenState("orders", of: some, PageModule(OrderListPresenter(some)), at: "/shop/orders"),
      await ScreenState("orders, failed", of: trouble, PageModule(OrderListPresenter(trouble))),
      await ScreenState("price list", of: beginning, PageModule(PriceListPresenter(beginning))),
      await ScreenState("receipt", of: some, PageModule(ReceiptPresenter(some, of: first))),
      await ScreenState("day", of: some, PageModule(DayPresenter(some)), at: "/shop/day"),
      await ScreenState("closings", of: some, PageModule(ClosingListPresenter(some)), at: "/shop/closings"),
      await ScreenState("closing", of: some, PageModule(ClosingPresenter(some, Closing.ID(number: 1)))),
      await ScreenState("own list, weighed, in yen", of: stall, PageModule(ProductListPresenter(stall))),
      await ScreenState("own list, changed", of: stall, PageModule(PriceListPresenter(stall))),
      await ScreenState("cart, weighed, in yen", of: stall, PageModule(CartPresenter(stall))),
      await ScreenState("orders of the stall", of: stall, PageModule(OrderListPresenter(stall)), at: "/shop/orders"),
      await ScreenState("receipt, unknown", of: none, PageModule(ReceiptPresenter(none, of: first))),
      await ScreenState("receipt, failed", of: trouble, PageModule(ReceiptPresenter(trouble, of: first))),
    ]
  }
}

extension SampleShop {
  /// Returns a shop with an order, a closing, and a cart of two products.
  fileprivate static func full() async throws -> SampleShop {
    let shop = try SampleShop()
    try await shop.buy("VOUCHER", "MUG")
    try await shop.scan("TSHIRT", "MUG")
    try await shop.records.add(
      DrawerMove(.float, Money(minorUnits: 5_000, currency: .eur), why: "", at: shop.time.now())
    )
    _ = try await shop.records.close(counted: .zero(.eur), at: shop.time.now())
    return shop
  }

  /// Returns a stall with a price list by weight in yen, with an order and two lines in the cart.
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

  /// Returns a shop that asks about its card terminal.
  fileprivate static func terminal() async throws -> SampleShop {
    var shop = try SampleShop()
    shop.cards = .terminal
    try await shop.buy("MUG")
    return shop
  }

  /// Returns a shop whose sources cannot be read.
  fileprivate static func broken() throws -> SampleShop {
    let shop = try SampleShop()
    for call in ShopCall.allCases { shop.faults.fail(call, with: .noConnection) }
    return shop
  }
}
