public import ArcadeDomain

/// A route of the shop; every screen links to all others.
public enum ShopRoute: SystemRoute {
  /// A page of the products with a text in their code or name; an empty text lists all.
  case products(matching: String, page: Int = 1)
  /// The cart and its total.
  case cart
  /// The question whether to empty the cart.
  case clearCart
  /// The question before a payment: changed prices, or whether the terminal took the card.
  case payment(RequestedPayment)
  /// The reasons for the total.
  case why
  /// The list of discounts.
  case discounts
  /// The orders of a day, or all.
  case orders(on: CalendarDay? = nil, at: PageCursor = .newest)
  /// The receipt of an order.
  case order(Order.ID)
  /// The confirmation of a refund: pieces of a product or a line, or the rest of the order.
  case refund(Order.ID, code: String?, pieces: Int?)
  /// The figures of a day; nil for today.
  case day(CalendarDay?)
  /// The confirmation of an unlikely drawer movement or closing.
  case drawer(DrawerRequest)
  /// The list of closings.
  case closings(at: PageCursor = .newest)
  /// One end-of-day closing.
  case closing(Closing.ID)
  /// A page of the price list, which can be changed there.
  case priceList(page: Int = 1)

  /// The first screen of the shop.
  public static let home = ShopRoute.products(matching: "")
  /// The address of a product search, up to its text.
  static let search = "\(home.address)?matching="

  /// The addresses of the shop's screens.
  public static let addresses = AddressTable<ShopRoute>(
    "shop",
    AddressLine("", .text("matching"), .page, to: { .products(matching: $0, page: $1) }) {
      if case .products(let text, let page) = $0 { (text, page) } else { nil }
    },
    AddressLine("cart", .cart),
    AddressLine("cart/clear", .clearCart),
    AddressLine("payment", .payment, to: { .payment($0) }) {
      if case .payment(let request) = $0 { request } else { nil }
    },
    AddressLine("why", .why),
    AddressLine("discounts", .discounts),
    AddressLine("orders", .optionalDay("on"), .place, to: { .orders(on: $0, at: $1) }) {
      if case .orders(let day, let place) = $0 { (day, place) } else { nil }
    },
    AddressLine("orders/*", .id(), to: { .order($0) }) { if case .order(let id) = $0 { id } else { nil } },
    AddressLine("orders/*/refund", .id(), .optional("code"), .pieces, to: { .refund($0, code: $1, pieces: $2) }) {
      if case .refund(let id, let code, let pieces) = $0 { (id, code, pieces) } else { nil }
    },
    AddressLine("day", .day(nil)),
    AddressLine("day/*", .day, to: { .day($0) }) { if case .day(let day?) = $0 { day } else { nil } },
    AddressLine("drawer", .all(DrawerRequest.init, query: \.query), to: { .drawer($0) }) {
      if case .drawer(let request) = $0 { request } else { nil }
    },
    AddressLine("closings", .place, to: { .closings(at: $0) }) {
      if case .closings(let place) = $0 { place } else { nil }
    },
    AddressLine("closings/*", .id(), to: { .closing($0) }) { if case .closing(let id) = $0 { id } else { nil } },
    AddressLine("pricelist", .page, to: { .priceList(page: $0) }) {
      if case .priceList(let page) = $0 { page } else { nil }
    }
  )

  /// The same text for all pages of a list after the first one, so that only the last is in the history.
  public var place: String {
    switch self {
    case .products(let text, let page) where page > 1: ShopRoute.products(matching: text, page: 2).address
    case .orders(let day, let place) where place != .newest: ShopRoute.orders(on: day, at: .before(0)).address
    case .closings(let place) where place != .newest: ShopRoute.closings(at: .before(0)).address
    case .priceList(let page) where page > 1: ShopRoute.priceList(page: 2).address
    default: address
    }
  }

  /// Whether it shows orders or the books, or refunds. A guest's own payment still leads to its receipt.
  public var isRefusedToGuests: Bool {
    switch self {
    case .orders, .order, .refund, .day, .drawer, .closings, .closing: true
    case .products, .cart, .clearCart, .payment, .why, .discounts, .priceList: false
    }
  }
}

extension AddressValue<RequestedPayment> {
  /// A requested payment; an invalid one is the default.
  fileprivate static var payment: AddressValue {
    query("by", { $0.flatMap(RequestedPayment.init) ?? .usual }, text: \.description)
  }
}

extension AddressValue<CalendarDay?> {
  fileprivate static func optionalDay(_ name: String) -> AddressValue {
    optional(name, { CalendarDay(iso: $0) }, text: \.isoText)
  }
}

extension AddressValue<Int?> {
  /// An optional number of pieces.
  fileprivate static var pieces: AddressValue {
    optional("n", { Int($0).flatMap { $0 > 0 ? $0 : nil } }, text: { String($0) })
  }
}
