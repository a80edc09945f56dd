public import ArcadeDomain

/// Where a screen of the shop can lead; from each of them a shopper may go to any other.
public enum ShopRoute: SystemRoute {
  /// To a page of the products with a text in their code or name; of all of them for an empty one.
  case products(matching: String, page: Int = 1)
  /// To the cart.
  case cart
  /// To the question whether to empty the cart.
  case clearCart
  /// To the question whether to pay, in some way, at prices that have changed, or whether the terminal took the card.
  case payment(RequestedPayment)
  /// To the reasons for what the cart costs.
  case why
  /// To the discounts.
  case discounts
  /// To the receipts of one day, or of all.
  case orders(on: CalendarDay? = nil, at: PageCursor = .newest)
  /// To one receipt.
  case order(Order.ID)
  /// To the question what to give back of an order: pieces of a product or of a line, or all that is left.
  case refund(Order.ID, code: String?, pieces: Int?)
  /// To a day; to today where none is named.
  case day(CalendarDay?)
  /// To the question whether something unlikely is to be done with the drawer.
  case drawer(DrawerRequest)
  /// To the closings.
  case closings(at: PageCursor = .newest)
  /// To one closing.
  case closing(Closing.ID)
  /// To a page of the price list, where it is changed.
  case priceList(page: Int = 1)

  /// The first screen of the shop.
  public static let home = ShopRoute.products(matching: "")
  /// The address of the products with a text, up to that text.
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

  /// All further pages of a list take each other's place; its first one stays where it is.
  public var place: String {
    switch self {
    case .products(let text, let page) where page > 1: ShopRoute.products(matching: text, page: 2).address
    case .orders(let day, let place) where place != .newest: ShopRoute.orders(on: day, at: .before(0)).address
    case .closings(let place) where place != .newest: ShopRoute.closings(at: .before(0)).address
    case .priceList(let page) where page > 1: ShopRoute.priceList(page: 2).address
    default: address
    }
  }

  /// Guests see neither what others bought nor the books, and give nothing back; a payment leads them to its receipt.
  public var isRefusedToGuests: Bool {
    switch self {
    case .orders, .order, .refund, .day, .drawer, .closings, .closing: true
    case .products, .cart, .clearCart, .payment, .why, .discounts, .priceList: false
    }
  }
}

extension AddressValue<RequestedPayment> {
  /// A way of paying; the usual one if the address makes no sense.
  fileprivate static var payment: AddressValue {
    query("by", { $0.flatMap(RequestedPayment.init) ?? .usual }, text: \.description)
  }
}

extension AddressValue<CalendarDay?> {
  /// A day that may be left out.
  fileprivate static func optionalDay(_ name: String) -> AddressValue {
    optional(name, { CalendarDay(iso: $0) }, text: \.isoText)
  }
}

extension AddressValue<Int?> {
  /// A number of pieces, which may be left out.
  fileprivate static var pieces: AddressValue {
    optional("n", { Int($0).flatMap { $0 > 0 ? $0 : nil } }, text: { String($0) })
  }
}
