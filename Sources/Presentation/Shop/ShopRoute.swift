public import ArcadeDomain

/// Where a screen of the shop can lead; from each of them a shopper may go to any other.
public enum ShopRoute: Route {
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
  case orderPage(on: CalendarDay?, at: ListPlace)
  /// To one receipt.
  case order(Order.ID)
  /// To the question what to give back of an order: pieces of a product or of a line, or all that is left.
  case refund(Order.ID, code: String?, pieces: Int?)
  /// To a day; to today where none is named.
  case day(CalendarDay?)
  /// To the question whether something unlikely is to be done with the drawer.
  case drawer(DrawerWish)
  /// To the closings.
  case closings
  /// To others than the newest ones.
  case closingPage(at: ListPlace)
  /// To one closing.
  case closing(Closing.ID)
  /// To a page of the price list, where it is changed.
  case priceList(page: Int = 1)

  /// The first screen of the shop.
  public static let home = ShopRoute.products(matching: "")
  /// The address of the products with a text, up to that text.
  static let search = "\(home.address)?matching="

  /// The address of the screen, such as `/shop/orders/7`.
  public var address: String {
    switch self {
    case .products(let text): Address("shop", query: ["matching": text]).text
    case .productPage(let text, let page): Address("shop", query: ["matching": text, "page": String(page)]).text
    case .cart: Address("shop", "cart").text
    case .clearCart: Address("shop", "cart", "clear").text
    case .payment(let wish): Address("shop", "payment", query: ["by": wish.description]).text
    case .why: Address("shop", "why").text
    case .discounts: Address("shop", "discounts").text
    case .orders: Address("shop", "orders").text
    case .orderPage(let day, let place):
      Address("shop", "orders", query: ["on": day?.isoText ?? ""].merging(place.query) { $1 }).text
    case .order(let id): Address("shop", "orders", String(id.number)).text
    case .refund(let id, let code, let pieces):
      Address(
        "shop",
        "orders",
        String(id.number),
        "refund",
        query: ["code": code ?? "", "n": pieces.map(String.init) ?? ""].filter { !$0.value.isEmpty }
      ).text
    case .day(nil): Address("shop", "day").text
    case .day(let day?): Address("shop", "day", day.isoText).text
    case .drawer(let wish): Address("shop", "drawer", query: wish.query).text
    case .closings: Address("shop", "closings").text
    case .closingPage(let place): Address("shop", "closings", query: place.query).text
    case .closing(let id): Address("shop", "closings", String(id.number)).text
    case .priceList(let page):
      Address("shop", "pricelist", query: page == 1 ? [:] : ["page": String(page)]).text
    }
  }

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

  /// Reads an address; nil for one that leads nowhere in the shop.
  public init?(address text: String) {
    guard let address = Address(text), address.parts.first == "shop" else { return nil }
    let (parts, query) = (Array(address.parts.dropFirst()), address.query)
    switch (parts.first, parts.count) {
    case (nil, _):
      guard let page = Self.page(query) else { return nil }
      self = .products(matching: query["matching"] ?? "", page: page)
    case ("cart", 1): self = .cart
    case ("cart", 2) where parts[1] == "clear": self = .clearCart
    case ("payment", 1): self = .payment(query["by"].flatMap(RequestedPayment.init) ?? .usual)
    case ("why", 1): self = .why
    case ("discounts", 1): self = .discounts
    case ("orders", 1):
      let day = query["on"].flatMap { CalendarDay(iso: $0) }
      guard day != nil || query["on"] == nil else { return nil }
      self = .orders(on: day, at: ListPlace(query))
    case ("orders", 2):
      guard let id = Order.ID(text: parts[1]) else { return nil }
      self = .order(id)
    case ("orders", 3) where parts[2] == "refund":
      let pieces = query["n"].map { Int($0) ?? 0 }
      guard let id = Order.ID(text: parts[1]), pieces ?? 1 > 0 else { return nil }
      self = .refund(id, code: query["code"], pieces: pieces)
    case ("day", 1): self = .day(nil)
    case ("day", 2):
      guard let day = CalendarDay(iso: parts[1]) else { return nil }
      self = .day(day)
    case ("drawer", 1):
      guard let wish = DrawerWish(query) else { return nil }
      self = .drawer(wish)
    case ("closings", 1): self = .closings(at: ListPlace(query))
    case ("closings", 2):
      guard let id = Closing.ID(text: parts[1]) else { return nil }
      self = .closing(id)
    case ("pricelist", 1):
      guard let page = Self.page(query) else { return nil }
      self = .priceList(page: page)
    default: return nil
    }
  }

  /// The receipts of a day, or of all days.
  static func orders(on day: CalendarDay? = nil, at place: ListPlace) -> ShopRoute {
    day == nil && place == .newest ? .orders : .orderPage(on: day, at: place)
  }

  /// The closings, from the newest or from another one.
  static func closings(at place: ListPlace) -> ShopRoute { place == .newest ? .closings : .closingPage(at: place) }

  /// The products with a text in their code or name.
  static func products(matching text: String, page: Int) -> ShopRoute {
    page == 1 ? .products(matching: text) : .productPage(matching: text, page: page)
  }

  /// Which page is asked for; nil for what is none.
  private static func page(_ query: [String: String]) -> Int? {
    guard let text = query["page"] else { return 1 }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
