public import ArcadeDomain

/// Where a screen of the shop can lead; from each of them a shopper may go to any other.
public enum ShopRoute: SystemRoute {
  /// To the products with a text in their code or name; to all of them for an empty one.
  case products(matching: String)
  /// To another page of such a list than the first.
  case productPage(matching: String, page: Int)
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
  /// To the receipts.
  case orders
  /// To the receipts of one day, or to others than the newest ones.
  case orderPage(on: CalendarDay?, at: PageCursor)
  /// To one receipt.
  case order(Order.ID)
  /// To the question what to give back of an order: pieces of a product or of a line, or all that is left.
  case refund(Order.ID, code: String?, pieces: Int?)
  /// To a day; to today where none is named.
  case day(CalendarDay?)
  /// To the question whether something unlikely is to be done with the drawer.
  case drawer(DrawerRequest)
  /// To the closings.
  case closings
  /// To others than the newest ones.
  case closingPage(at: PageCursor)
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
      switch $0 {
      case .products(let text): (text, 1)
      case .productPage(let text, let page): (text, page)
      default: nil
      }
    },
    AddressLine("cart", .cart),
    AddressLine("cart/clear", .clearCart),
    AddressLine("payment", .payment, to: { .payment($0) }) {
      if case .payment(let request) = $0 { request } else { nil }
    },
    AddressLine("why", .why),
    AddressLine("discounts", .discounts),
    AddressLine("orders", .optionalDay("on"), .place, to: { .orders(on: $0, at: $1) }) {
      switch $0 {
      case .orders: (nil, .newest)
      case .orderPage(let day, let place): (day, place)
      default: nil
      }
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
      switch $0 {
      case .closings: .newest
      case .closingPage(let place): place
      default: nil
      }
    },
    AddressLine("closings/*", .id(), to: { .closing($0) }) { if case .closing(let id) = $0 { id } else { nil } },
    AddressLine("pricelist", .page, to: { .priceList(page: $0) }) {
      if case .priceList(let page) = $0 { page } else { nil }
    }
  )

  /// All further pages of a list take each other's place; its first one stays where it is.
  public var place: String {
    switch self {
    case .productPage(let text, _): ShopRoute.productPage(matching: text, page: 2).address
    case .orderPage(let day, let place) where place != .newest: ShopRoute.orderPage(on: day, at: .before(0)).address
    case .closingPage: ShopRoute.closingPage(at: .before(0)).address
    case .priceList(let page) where page > 1: ShopRoute.priceList(page: 2).address
    default: address
    }
  }

  /// Guests see neither what others bought nor the books, and give nothing back; a payment leads them to its receipt.
  public var isRefusedToGuests: Bool {
    switch self {
    case .orders, .orderPage, .order, .refund, .day, .drawer, .closings, .closingPage, .closing: true
    case .products, .productPage, .cart, .clearCart, .payment, .why, .discounts, .priceList: false
    }
  }

  /// The receipts of a day, or of all days.
  static func orders(on day: CalendarDay? = nil, at place: PageCursor) -> ShopRoute {
    day == nil && place == .newest ? .orders : .orderPage(on: day, at: place)
  }

  /// The closings, from the newest or from another one.
  static func closings(at place: PageCursor) -> ShopRoute { place == .newest ? .closings : .closingPage(at: place) }

  /// The products with a text in their code or name.
  static func products(matching text: String, page: Int) -> ShopRoute {
    page == 1 ? .products(matching: text) : .productPage(matching: text, page: page)
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
