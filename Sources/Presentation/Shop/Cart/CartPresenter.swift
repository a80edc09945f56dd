import ArcadeDomain

/// The cart with its prices, or the question whether to empty it.
public struct CartPresenter: ShopPresenter {
  public let system: ShopScreens
  /// The route of the cart, or of the question.
  public let route: ShopRoute
  /// Whether the question is open.
  private var asksToClear: Bool

  /// Creates the cart's screen, or the question whether to empty it.
  public init(_ system: ShopScreens, asksToClear: Bool = false) {
    self.system = system
    self.asksToClear = asksToClear
    route = asksToClear ? .clearCart : .cart
  }

  public var title: String { phrases.cartTitle }

  /// Loads the cart with its prices, and the question if it is open. Nothing is written.
  public mutating func load(
    into contents: inout PageContents<CartIntent>,
    progress: (String) -> Void
  ) async throws {
    contents.content = .empty(phrases.cartEmpty)
    var pieces = 0
    do {
      let review = try await show(in: &contents)
      pieces = review.shown.pieces
      if pieces == 0 { asksToClear = false }
      if asksToClear { contents.question = phrases.askToClear(pieces: pieces) }
    } catch {
      pieces = (try? await shop.heldPieces()) ?? 0
      contents.content = .failed(phrases.failure(for: error))
      var can = system.actions(selling: nil)
      can.refresh = can.refresh.main
      contents.actions = can.all.map { $0.map(CartIntent.shop) }
      contents.layout = .selling(can) {
        Block.bar(can.refresh.first)
        Block.buttons(can.clear, can.undo, can.why)
        Block.more {
          Block.forms(can.remove, can.off, can.at, can.pay, can.unlisted, can.code, can.customer, can.shipping)
        }
      }
      if asksToClear { contents.question = phrases.askToClearAll }
    }
    guard asksToClear else { return }
    contents.actions = [
      Action("yes", phrases.clearAction, .fixed("pieces", pieces)) { .clear(pieces: $0) }.destructive,
      Action("no", phrases.keepAction) { .keep },
    ]
  }

  public mutating func perform(
    _ intent: CartIntent,
    progress: (String) -> Void
  ) async throws -> Next<ShopRoute> {
    switch intent {
    case .shop(.go(.clearCart)):
      asksToClear = true
      return .stay()
    case .shop(let intent): return try await system.perform(intent, on: route, progress: progress)
    case .clear(let pieces):
      do {
        // The cart may have changed since the question.
        guard try await shop.heldPieces() == pieces else { return .stay() }
        try await system.keeping { try await shop.clearCart() }
        return leave([])
      } catch {
        return leave([system.notice(of: error)])
      }
    case .keep where route == .cart: return leave([Notice(phrases.cartKept)])
    case .keep: return .back(orTo: .cart, [Notice(phrases.cartKept)])
    }
  }

  /// Closes the question and shows the cart.
  private mutating func leave(_ news: [Notice]) -> Next<ShopRoute> {
    asksToClear = false
    return route == .cart ? .stay(news) : .go(.cart, news)
  }

  private func show(in contents: inout PageContents<CartIntent>) async throws -> CartReview {
    let cart = try await shop.showCart()
    let (review, priced, catalog) = (cart.review, cart.priced, cart.prices.list.value)
    let quote = priced.quote
    var table = Table(quote, hints: priced.hints, gone: review.gone, phrases: phrases)
    table.firstNumber = catalog.rowNumber(1, beside: review.shown)
    table.isWatched = true
    let lines = review.shown.lines
    let isEmpty = review.shown.isEmpty
    var can = system.actions(
      selling: catalog,
      cart: review.shown.choices,
      showsCart: true,
      pricedByHand: review.shown.choices(where: { $0.byHand != nil && $0.isListed && !$0.quantity.isWeighing }),
      total: quote.total
    )
    if isEmpty {
      can.list = can.list.leading(to: ShopRoute.home, calledOn: phrases.productsTitle).main
    } else {
      (can.pay, can.remove) = (can.pay.main, can.remove.main)
    }
    table.rowActions.counter = Table.Counter(counting: Array(zip(lines.ids, lines.map(\.product))), amount: 2, can)
    table.rowActions.menu = [can.off.offer, can.at.offer]
    table.rowActions.buttons = [Table.Button(.away, can.remove.offer)]
    let remarks = phrases.remarks(on: quote, hints: priced.hints, terms: review.cart.terms)
    if !isEmpty {
      contents.content = .ready(Page([.table(table)] + remarks))
    } else if !remarks.isEmpty {
      contents.content = .ready(Page([.text(phrases.cartEmpty)] + remarks))
    }
    contents.banners =
      phrases.standing(cart.prices)
      + review.repriced.map { Notice(phrases.line(for: $0), .warning) }
    contents.actions = can.all.map { $0.map(CartIntent.shop) }
    contents.layout = layout(can, isEmpty: isEmpty)
    return review
  }

  private func layout(_ can: ShopActions, isEmpty: Bool) -> Layout {
    .selling(can) {
      if isEmpty { Block.bar(can.list.first) } else { Block.forms(can.pay.first) }
      Block.buttons(isEmpty ? nil : can.clear, can.undo, can.why)
      Block.more {
        if isEmpty {
          Block.forms(can.unlisted, can.code, can.customer, can.shipping)
        } else {
          Block.forms(can.remove, can.off, can.at, can.unlisted, can.code, can.customer, can.shipping)
        }
        Block.list(can.refresh)
      }
    }
  }
}

extension Cart {
  /// The lines by ID.
  var choices: [Choice] { choices { _ in true } }

  /// Returns the lines that fulfil a condition.
  func choices(where isWanted: (Line) -> Bool) -> [Choice] {
    zip(lines, lines.ids).filter { isWanted($0.0) }.map { Choice($1, $0.product.name) }
  }
}
