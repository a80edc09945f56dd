public import ArcadeDomain

/// What every screen of the shop offers, and the doing: its presenters share one.
public struct ShopScreens: SystemActions, Sendable {
  /// What is looked at and changed.
  public let shop: Shop
  /// How many rows of a long list stand on one screen.
  let pageSize: Int
  /// The sentences in the language in use.
  public let phrases: ShopPhrases
  /// Where it is noted what could not be stored.
  private let unsaved: UnsavedWork
  /// How it is paid where nobody says how.
  let usualPayment: Tender.Kind
  /// Whether somebody can be asked how cards are taken.
  let canAsk: Bool
  /// Draws what makes a payment's key hard to guess.
  let nonce: @Sendable () -> UInt64
  /// What every screen offers alike, before the payment and behind it.
  private var alike: (first: [Action<ShopIntent>], last: [Action<ShopIntent>]) = ([], [])

  /// Offers what can be done in a shop; where nobody `canAsk` what only people know, it is said what to set. A test gives
  /// numbers of its own.
  public init(
    shop: Shop,
    phrases: ShopPhrases,
    unsaved: UnsavedWork = UnsavedWork(),
    usualPayment: Tender.Kind = .card,
    canAsk: Bool = true,
    pageSize: Int = 50,
    nonce: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    self.unsaved = unsaved
    self.shop = shop
    self.phrases = phrases
    self.usualPayment = usualPayment
    self.canAsk = canAsk
    self.pageSize = max(1, pageSize)
    self.nonce = nonce
    alike = (declaredPlaces(), declaredOrders() + declaredSteps() + declaredTerms() + declaredTill())
  }

  /// The actions, of which some are named beside the content.
  ///
  /// `cart` is what can be taken out of the cart; the screen `showsCart` if its rows are those. More pieces can be added to
  /// what is `pricedByHand`. `total` is what the cart was shown to cost; if it `isEmpty` there is nothing to pay.
  func declared(
    selling catalog: Catalog?,
    cart: [Choice] = [],
    showsCart: Bool = false,
    pricedByHand: [Choice] = [],
    total: Money? = nil,
    isEmpty: Bool = false,
    naming main: Set<String>
  ) -> [Action<ShopIntent>] {
    let (held, products) = (Set(cart), catalog?.choices ?? [])
    let refusal = { @Sendable [phrases] in phrases.refusal(of: $0, from: catalog) }
    let add = Action<ShopIntent>(
      "add",
      phrases.addAction,
      .scan("code", phrases.productField, known: products + pricedByHand, refusal: refusal),
      weight: .usual
    ) { .add($0) }
    let remove = Action<ShopIntent>(
      "remove",
      alsoCalled: ["delete", "del", "quitar", "borrar", "削除"],
      phrases.removeAction,
      // A code wins over the number of a row, also where the cart holds none of it.
      .code(
        "code",
        phrases.productField,
        known: cart + products.filter { !held.contains($0) },
        example: cart.first.map { String($0.id.prefix { $0 != " " }) } ?? ""
      ),
      Parameter.measure("n", phrases.piecesField, phrases).optional(phrases.allPieces)
    ) { .remove(code: $0, $1) }
    let refresh = Action("refresh", aliases: ["retry"], phrases.refreshAction) { ShopIntent.refresh }
    let places = alike.first.map { $0.offer.word == "clear" ? $0.idle(where: isEmpty) : $0 }
    let payment = declaredPayment(of: total).belonging(to: Self.paymentHomes).idle(where: isEmpty)
    return
      ([add.belonging(to: Self.sellingHomes), remove.belonging(to: Self.countingHomes)] + places
      + declaredPrices(of: cart, isShown: showsCart).belonging(to: .cart) + [payment]
      + alike.last + declaredOwnList(products) + [refresh]).naming(main)
  }

  /// Where things are sold; a scan on another screen leads to the first.
  private static let sellingHomes = [ShopRoute.home, .cart, .why, .discounts].map(\.address)
  private static let countingHomes = [ShopRoute.cart, .home].map(\.address)
  private static let paymentHomes = [ShopRoute.home, .cart, .why].map(\.address)

  private func declaredPlaces() -> [Action<ShopIntent>] {
    let search = Parameter.text("text", phrases.searchField).optional(phrases.allProducts)
    return [Action("list", phrases.listAction, search) { .go(.products(matching: $0 ?? "")) }].belonging(to: .home)
      + [Action("cart", alsoCalled: ["total", "basket", "carrito", "合計", "カート"], phrases.cartAction, to: .cart)]
      + [Action("clear", phrases.clearAction, to: .clearCart)].belonging(to: .cart)
      + [Action("discounts", phrases.discountsAction, to: .discounts)]
  }

  private func declaredOrders() -> [Action<ShopIntent>] {
    let order = Parameter<Order.ID>.order("id", phrases.orderLabel, phrases)
    return [orders(address: ShopRoute.orders.address)]
      + [Action("order", phrases.orderAction, order) { .go(.order($0)) }.changingWhatIsShared].belonging(to: .orders)
  }

  func offered(naming main: Set<String>) async -> [Action<ShopIntent>] {
    declared(selling: try? await shop.catalog.catalog().value, naming: main)
  }

  func failure(for error: any Error) -> Failure { phrases.shopFailure(for: error) }

  /// Does what is wanted on a screen and goes where that leads, or shows the screen again.
  func perform(_ intent: ShopIntent, in context: ActionContext<ShopRoute>) async {
    guard let context = await hear(before: intent, in: context) else { return }
    switch intent {
    case .add(let scan):
      // A part of a name is no code, but says what is looked for.
      if await isSearch(scan) { return await context.follow(.products(matching: scan.code)) }
      await say(in: context) { try await added(scan) }
    case .remove(let code, let measure): await say(in: context) { try await removed(code, measure) }
    case .sell(let price, let name): await say(in: context) { try await sold(at: price, name) }
    case .discount(let line, let text, let why): await say(in: context) { try await discounted(line, text, why) }
    case .setPrice(let line, let text, let why): await say(in: context) { try await priced(line, text, why) }
    case .undo: await say(in: context) { try await undone() }
    case .pay(let shown, let wish): await pay(wish, shown: shown, in: context)
    case .terminal(let id, let tookCard): await terminal(id, tookCard: tookCard, in: context)
    case .refresh:
      context.progress(phrases.loadingProducts)
      let (news, paid) = await refreshed()
      await context.follow(paid.map(ShopRoute.order) ?? context.here, saying: news)
    case .give(let code): await say(in: context) { try await given(code) }
    case .customer(let group): await say(in: context) { try await customer(group) }
    case .ship(let method, let price): await say(in: context) { try await shipping(method, price) }
    case .use(let wish): await use(wish, in: context)
    case .takeBack: await context.show([await takeBack()])
    case .list(let code, let price, let name): await tell(await listed(code, price, name), in: context)
    case .reprice(let code, let price): await tell(await repriced(code, price), in: context)
    case .tax(let code, let rate): await tell(await taxed(code, rate), in: context)
    case .tag(let code, let tags): await tell(await tagged(code, tags), in: context)
    case .unlist(let code): await tell(await unlisted(code), in: context)
    case .go(let route): await context.follow(route)
    }
  }

  /// Empties the cart.
  func clearCart() async throws { try await keeping { try await shop.carts.clear() } }

  /// Changes the cart, and notes for the goodbye whether that could be stored.
  func keeping<Outcome>(_ change: () async throws -> Outcome) async throws -> Outcome {
    do {
      let outcome = try await change()
      unsaved.note(nil, of: "cart")
      return outcome
    } catch let error as RepositoryError {
      unsaved.note(phrases.cartNotStored, of: "cart")
      throw error
    }
  }

  /// Loads prices and discounts anew, and asks about payments that were left open; the last order that one became.
  private func refreshed() async -> (news: [Notice], paid: Order.ID?) {
    do {
      _ = try await shop.catalog.refreshed()
      _ = try await shop.discounts.refreshed()
      let outcomes = try await shop.settlePayments()
      return (outcomes.flatMap { phrases.notices(for: $0) }, outcomes.compactMap(\.order).last)
    } catch {
      return ([Notice(phrases.shopFailure(for: error).text, .bad)], nil)
    }
  }
}

extension ShopScreens: SystemScreens {
  /// The first screen.
  public var start: ShopRoute { .home }

  /// Makes the screen that a route leads to.
  public func module(at route: ShopRoute) -> any Module<ShopRoute> {
    switch route {
    case .products(let text): products(matching: text)
    case .productPage(let text, let page): products(matching: text, page: page)
    case .cart: cart()
    case .clearCart: cart(asksToClear: true)
    case .payment(let wish): payment(wish)
    case .why: reasons()
    case .discounts: discountList()
    case .orders: orderList()
    case .orderPage(let day, let place): orderList(on: day, at: place)
    case .order(let id): receipt(of: id)
    case .refund(let id, let code, let pieces): refund(of: id, code: code, pieces: pieces)
    case .day(let wanted): day(wanted)
    case .drawer(let wish): drawerQuestion(wish)
    case .closings: closingList()
    case .closingPage(let place): closingList(at: place)
    case .closing(let id): closing(id)
    case .priceList(let page): priceList(page: page)
    }
  }
}
