public import ArcadeDomain

/// What every screen of the shop offers, and the doing: its presenters share one.
public struct ShopActions: SystemActions, Sendable {
  /// What is looked at and changed.
  public let shop: Shop
  /// The sentences in the language in use.
  public let phrases: any ShopPhrases
  /// Where it is noted what could not be stored.
  private let unsaved: UnsavedWork
  /// Draws what makes a payment's key hard to guess.
  let nonce: @Sendable () -> UInt64

  /// Offers what can be done in a shop; a test gives numbers of its own.
  public init(
    shop: Shop,
    phrases: any ShopPhrases,
    unsaved: UnsavedWork = UnsavedWork(),
    nonce: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    self.unsaved = unsaved
    self.shop = shop
    self.phrases = phrases
    self.nonce = nonce
  }

  /// The actions, of which some are named beside the content.
  ///
  /// `cart` is what can be taken out of the cart, `total` what it was shown to cost.
  func declared(
    products: [Choice],
    cart: [Choice] = [],
    total: Money? = nil,
    naming main: Set<String>
  ) -> [Action<ShopIntent>] {
    let notAQuantity = { @Sendable [phrases] in phrases.notAQuantity($0) }
    let held = Set(cart)
    let actions: [Action<ShopIntent>] = [
      Action(
        "add",
        phrases.addAction,
        .scan("code", phrases.productField, known: products, else: notAQuantity),
        weight: .usual
      ) { .add($0) },
      Action(
        "remove",
        phrases.removeAction,
        // A code wins over the number of a row, also where the cart holds none of it.
        .code("code", phrases.productField, known: cart + products.filter { !held.contains($0) }),
        Slot.number("n", phrases.piecesField, in: 1...9_999, else: notAQuantity).optional(phrases.allPieces)
      ) { .remove(code: $0, pieces: $1) },
      Action("list", phrases.listAction, Slot.text("text", phrases.searchField).optional(phrases.allProducts)) {
        .go(.products(matching: $0 ?? ""))
      },
      Action("cart", phrases.cartAction, to: .cart),
      Action("clear", phrases.clearAction, to: .clearCart),
      Action("discounts", phrases.discountsAction, to: .discounts),
      Action("pay", phrases.payAction, .shownTotal(total)) { .pay(shown: $0) },
      Action("orders", phrases.ordersAction, to: .orders),
      Action("order", phrases.orderAction, .order("id", phrases.orderLabel, phrases)) { .go(.order($0)) },
    ]
    let refresh = Action("refresh", aliases: ["retry"], phrases.refreshAction) { ShopIntent.refresh }
    return (actions + declaredTerms() + [refresh]).naming(main)
  }

  func offered(naming main: Set<String>) async -> [Action<ShopIntent>] {
    declared(products: await products(), naming: main)
  }

  func failure(for error: any Error) -> Failure { phrases.shopFailure(for: error) }

  /// Does what is wanted on a screen and goes where that leads, or shows the screen again.
  func perform(_ intent: ShopIntent, on stage: Stage<ShopRoute>) async {
    switch intent {
    case .add(let scan): await say(on: stage) { try await added(scan) }
    case .remove(let code, let pieces): await say(on: stage) { try await removed(code, pieces) }
    case .pay(let shown): await pay(shown: shown, on: stage)
    case .refresh:
      stage.progress(phrases.loadingProducts)
      let (news, paid) = await refreshed()
      await stage.follow(paid.map(ShopRoute.order) ?? stage.here, saying: news)
    case .give(let code): await say(await given(code), on: stage)
    case .customer(let group): await say(await customer(group), on: stage)
    case .ship(let method, let price): await say(await shipping(method, price), on: stage)
    case .go(let route): await stage.follow(route)
    }
  }

  private func added(_ scan: Scan) async throws -> Notice {
    guard let code = Product.Code(scan.code) else { return Notice(phrases.notSold(scan.code), .bad) }
    let product = try await keeping { try await shop.scanProduct(code, quantity: scan.pieces) }
    return Notice(phrases.added(scan.pieces, product.name), .good)
  }

  private func removed(_ text: String, _ pieces: Int?) async throws -> Notice {
    guard let code = Product.Code(text) else { return Notice(phrases.notSold(text), .bad) }
    let (line, left) = try await keeping { try await shop.removeProduct(code, quantity: pieces) }
    return Notice(phrases.removed(line.product.name, left: left), .good)
  }

  /// Empties the cart.
  func clearCart() async throws {
    try await keeping { try await shop.carts.clear() }
  }

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
      return (outcomes.map { phrases.notice(for: $0) }, outcomes.compactMap(\.order).last)
    } catch {
      return ([Notice(phrases.shopFailure(for: error).text, .bad)], nil)
    }
  }

  /// What became of payments that were left open.
  func settledNotices() async -> [Notice] {
    do {
      return try await shop.settlePayments().map { phrases.notice(for: $0) }
    } catch {
      return [Notice(phrases.shopFailure(for: error).text, .bad)]
    }
  }

  /// The products that can be scanned; none where there is no price list.
  func products() async -> [Choice] {
    (try? await shop.catalog.catalog().value)?.choices ?? []
  }
}

extension PaymentOutcome {
  /// The order that it became.
  fileprivate var order: Order.ID? {
    if case .paid(let order) = self { order.id } else { nil }
  }
}

extension ShopRoute {
  /// Whether what is in the cart can be seen on the screen.
  var showsProducts: Bool {
    switch self {
    case .products, .cart, .clearCart, .why: true
    case .payment, .discounts, .orders, .order: false
    }
  }
}

extension Slot<Order.ID> {
  /// The number of an order; one of those that the screen lists, where it does.
  static func order(_ name: String, _ label: String, known: [Choice] = [], _ phrases: any ShopPhrases) -> Slot {
    let kind: Field.Kind = known.isEmpty ? .number(1...Int.max) : .code(known: known)
    return Slot(Field(name, label, kind), else: { phrases.noSuchOrder($0) }, read: { Order.ID(text: $0) })
  }
}

extension Catalog {
  /// The products by their codes.
  var choices: [Choice] { products.map { Choice($0.code.text, $0.name) } }
}

extension ShopPhrases {
  /// Says which rows their numbers do not mean, because another product has the number as its code.
  func notices(ofRows rows: [String], among codes: [String]) -> [Notice] {
    let numbers = Set(codes + rows).compactMap { code in
      Int(code).flatMap { rows.indices.contains($0 - 1) && String($0) == code && rows[$0 - 1] != code ? $0 : nil }
    }
    return numbers.isEmpty ? [] : [Notice(codesLikeRows(numbers.sorted()))]
  }
}
