public import ArcadeDomain

extension ShopScreens {
  /// Makes the question whether something unlikely is really to be done with the drawer; showing it does nothing.
  public func drawerQuestion(_ wish: DrawerWish) -> OldPagePresenter<DrawerIntent, ShopRoute> {
    OldPagePresenter(at: .drawer(wish), title: phrases.drawerTitle) { _ in
      var contents = PageContents(
        title: phrases.drawerTitle,
        content: .empty(""),
        actions: await offered(naming: ["day"]).map { $0.map(DrawerIntent.shop) }
      )
      do {
        let currency = try await shop.drawerCurrency()
        guard let amount = phrases.amount(wish.amount, in: currency) else {
          contents.content = .empty(phrases.notAnAmount(wish.amount, in: currency))
          return contents
        }
        let drawer = try await shop.till.drawer(in: currency)
        contents.content = .ready(Page(.table(Table(drawer, phrases: phrases))))
        contents.question = phrases.question(
          wish,
          phrases.formats.money(amount),
          phrases.formats.money(drawer.expected)
        )
        contents.actions = [
          Action("yes", phrases.label(of: wish), .money("expected", drawer.expected)) { .agree(expected: $0) }
            .changingWhatIsShared,
          // What comes of itself is that nothing is done.
          Action("no", phrases.notMoveAction, weight: .usual) { .leave },
        ]
      } catch {
        contents.content = .failed(phrases.shopFailure(for: error))
      }
      return contents
    } act: { intent, context in
      switch intent {
      case .shop(let intent): await perform(intent, in: context)
      case .agree(let expected): await use(wish, agreed: expected, in: context)
      case .leave: await context.router?.goBack(orTo: .day(nil), saying: [Notice(phrases.nothingMoved)])
      }
    }
  }

  /// Moves cash or closes the drawer; what is unlikely is asked about first.
  ///
  /// `agreed` is what should have been in the drawer when somebody said yes: nothing is done twice.
  func use(_ wish: DrawerWish, agreed: Money? = nil, in context: ActionContext<ShopRoute>) async {
    do {
      let currency = try await shop.drawerCurrency()
      guard let amount = phrases.amount(wish.amount, in: currency), wish.isPossible(amount) else {
        return await context.show([Notice(phrases.notAnAmount(wish.amount, in: currency), .bad)])
      }
      let drawer = try await shop.till.drawer(in: amount.currency)
      if let agreed, agreed != drawer.expected {
        return await context.show([Notice(phrases.questionIsOld, .warning)])
      }
      if agreed == nil, wish.isUnlikely(amount, for: drawer) { return await context.follow(.drawer(wish)) }
      switch wish {
      case .move(let kind, _, let why):
        try await shop.till.add(DrawerMove(kind, amount, why: why, at: shop.time.now()))
        let news = try await [self.moved(phrases.moved(kind, phrases.formats.money(amount)), in: amount.currency)]
        if agreed == nil {
          await context.show(news)
        } else {
          await context.router?.goBack(orTo: .day(nil), saying: news)
        }
      case .close:
        let closing = try await shop.till.close(counted: amount, at: shop.time.now())
        let tone: Tone = closing.difference.isZero ? .good : .warning
        await context.follow(
          .closing(closing.id),
          saying: [Notice(phrases.closed(closing.id.number, closing.difference), tone)]
        )
      }
    } catch {
      await context.show([Notice(phrases.shopFailure(for: error).text, .bad)])
    }
  }

  /// Takes back what was moved last, and says so.
  func takeBack() async -> Notice {
    do {
      guard let move = try await shop.till.takeBack(at: shop.time.now()) else {
        return Notice(phrases.nothingToTakeBack, .bad)
      }
      let amount = phrases.formats.money(move.amount)
      return try await moved(phrases.movedBack(move.kind, amount), in: move.amount.currency)
    } catch {
      return Notice(phrases.shopFailure(for: error).text, .bad)
    }
  }

  private func moved(_ sentence: String, in currency: Currency) async throws -> Notice {
    let expected = try await shop.till.drawer(in: currency).expected
    return Notice(phrases.joining(sentence, phrases.expectedNow(phrases.formats.money(expected))), .good)
  }
}

/// What a person can want where it is asked about the drawer.
public enum DrawerIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// It done, while so much should be in the drawer.
  case agree(expected: Money)
  /// Nothing done.
  case leave
}

extension DrawerWish {
  /// Whether it can be done with an amount: nothing is not moved.
  fileprivate func isPossible(_ amount: Money) -> Bool {
    if case .move = self { amount.minorUnits > 0 } else { true }
  }
}

extension ShopPhrases {
  fileprivate func question(_ wish: DrawerWish, _ amount: String, _ expected: String) -> String {
    switch wish {
    case .move: askToTakeOut(amount, expected: expected)
    case .close: askToClose(amount, expected: expected)
    }
  }

  fileprivate func label(of wish: DrawerWish) -> String {
    if case .move = wish { takeOutAction } else { closeAction }
  }
}
