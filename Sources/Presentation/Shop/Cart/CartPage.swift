import ArcadeDomain

extension ShopScreens {
  /// Makes the cart with what it costs, where it is changed; or the question whether to empty it.
  public func cart(asksToClear: Bool = false) -> OldPagePresenter<CartIntent, ShopRoute> {
    let here: ShopRoute = asksToClear ? .clearCart : .cart
    var asksToClear = asksToClear
    return OldPagePresenter(at: here, title: phrases.cartTitle) { _ in
      var contents = PageContents<CartIntent>(title: phrases.cartTitle, content: .empty(phrases.cartEmpty), actions: [])
      var pieces = 0
      do {
        let review = try await cartContents(&contents)
        pieces = review.shown.pieces
        if pieces == 0 { asksToClear = false }
        if asksToClear { contents.question = phrases.askToClear(pieces: pieces) }
      } catch {
        pieces = (try? await heldPieces()) ?? 0
        contents.content = .failed(phrases.shopFailure(for: error))
        contents.actions = declared(selling: nil, naming: ["refresh"]).map { $0.map(CartIntent.shop) }
        if asksToClear { contents.question = phrases.askToClearAll }
      }
      guard asksToClear else { return contents }
      contents.actions = [
        Action("yes", phrases.clearAction, .fixed("pieces", pieces)) { .clear(pieces: $0) }.destructive,
        Action("no", phrases.keepAction) { .keep },
      ]
      return contents
    } act: { intent, context in
      func leave(_ news: [Notice]) async {
        asksToClear = false
        if here == .cart { await context.show(news) } else { await context.follow(.cart, saying: news) }
      }
      switch intent {
      case .shop(.go(.clearCart)):
        asksToClear = true
        await context.show([])
      case .shop(let intent): await perform(intent, in: context)
      case .clear(let pieces):
        do {
          // It may hold something else by now than what was asked about.
          guard try await heldPieces() == pieces else { return await context.show([]) }
          try await clearCart()
          await leave([])
        } catch {
          await leave([Notice(phrases.shopFailure(for: error).text, .bad)])
        }
      case .keep where here == .cart: await leave([Notice(phrases.cartKept)])
      case .keep: await context.router?.goBack(orTo: .cart, saying: [Notice(phrases.cartKept)])
      }
    }
  }

  /// Fills in the cart with what it costs; showing it writes nothing.
  private func cartContents(_ contents: inout PageContents<CartIntent>) async throws -> CartReview {
    let catalog = try await shop.catalog.catalog()
    let review = try await shop.openCart(against: catalog.value)
    let priced = try await shop.applyDiscounts.withHints(to: review.cart, on: shop.time.today())
    let quote = priced.quote
    var table = Table(quote, hints: priced.hints, gone: review.gone, phrases: phrases)
    table.firstNumber = catalog.value.rowNumber(1, beside: review.shown)
    (table.isChosenFrom, table.isWatched) = (true, true)
    let lines = review.shown.lines
    table.steps = Table.Steps(counting: Array(zip(lines.ids, lines.map(\.product))), amount: 2)
    table.steps?.prices = ["off", "at"]
    let remarks = phrases.remarks(on: quote, hints: priced.hints, terms: review.cart.terms)
    let isEmpty = review.shown.isEmpty
    if !isEmpty {
      contents.content = .ready(Page([.table(table)] + remarks))
    } else if !remarks.isEmpty {
      contents.content = .ready(Page([.text(phrases.cartEmpty)] + remarks))
    }
    contents.banners =
      phrases.standing(prices: catalog, discounts: await shop.discounts.atHand().0)
      + phrases.notices(ofMissing: priced.missing)
      + review.repriced.map { Notice(phrases.line(for: $0), .warning) }
    let actions = declared(
      selling: catalog.value,
      cart: review.shown.choices,
      showsCart: true,
      pricedByHand: review.shown.choices(where: { $0.byHand != nil && $0.isListed && !$0.quantity.isWeighing }),
      total: quote.total,
      isEmpty: isEmpty,
      naming: isEmpty ? ["list"] : ["pay", "remove"]
    )
    contents.actions = (isEmpty ? actions.leadingToProducts(calledOn: phrases.productsTitle) : actions)
      .map { $0.map(CartIntent.shop) }
    return review
  }

  /// How many pieces are kept; 0 where nobody can tell.
  private func heldPieces() async throws(RepositoryError) -> Int {
    do {
      return try await shop.carts.cart()?.pieces ?? 0
    } catch  where error.code == .corrupt {
      return 0
    }
  }
}

/// What a shopper can want at the cart.
public enum CartIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// The cart emptied, while it holds so many pieces.
  case clear(pieces: Int)
  /// The cart left as it is.
  case keep
}

extension Cart {
  /// The lines by what they are known by.
  var choices: [Choice] { choices { _ in true } }

  /// Those of some lines.
  func choices(where isWanted: (Line) -> Bool) -> [Choice] {
    zip(lines, lines.ids).filter { isWanted($0.0) }.map { Choice($1, $0.product.name) }
  }
}
