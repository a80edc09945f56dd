import ArcadeDomain

extension ShopScreens {
  /// Moves cash or closes the drawer; what is unlikely is asked about first.
  ///
  /// `agreed` is what should have been in the drawer when somebody said yes: nothing is done twice.
  func use(_ wish: DrawerWish, agreed: Money? = nil) async -> Next<ShopRoute> {
    do {
      let currency = try await shop.drawerCurrency()
      guard let amount = phrases.amount(wish.amount, in: currency), wish.isPossible(amount) else {
        return .stay([Notice(phrases.notAnAmount(wish.amount, in: currency), .bad)])
      }
      let drawer = try await shop.till.drawer(in: amount.currency)
      if let agreed, agreed != drawer.expected { return .stay([Notice(phrases.questionIsOld, .warning)]) }
      if agreed == nil, wish.isUnlikely(amount, for: drawer) { return .go(.drawer(wish)) }
      switch wish {
      case .move(let kind, _, let why):
        try await shop.till.add(DrawerMove(kind, amount, why: why, at: shop.time.now()))
        let news = try await [moved(phrases.moved(kind, phrases.formats.money(amount)), in: amount.currency)]
        return agreed == nil ? .stay(news) : .back(orTo: .day(nil), news)
      case .close:
        let closing = try await shop.till.close(counted: amount, at: shop.time.now())
        let tone: Tone = closing.difference.isZero ? .good : .warning
        return .go(.closing(closing.id), [Notice(phrases.closed(closing.id.number, closing.difference), tone)])
      }
    } catch {
      return .stay([notice(of: error)])
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
      return notice(of: error)
    }
  }

  private func moved(_ sentence: String, in currency: Currency) async throws -> Notice {
    let expected = try await shop.till.drawer(in: currency).expected
    return Notice(phrases.joining(sentence, phrases.expectedNow(phrases.formats.money(expected))), .good)
  }
}

extension DrawerWish {
  /// Whether it can be done with an amount: nothing is not moved.
  fileprivate func isPossible(_ amount: Money) -> Bool {
    if case .move = self { amount.minorUnits > 0 } else { true }
  }
}
