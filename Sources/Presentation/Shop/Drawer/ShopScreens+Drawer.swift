import ArcadeDomain

extension ShopScreens {
  /// Moves cash or closes the drawer, after a confirmation if the request is unlikely.
  ///
  /// `agreed` is the expected amount that the user confirmed, so nothing is done twice.
  func use(_ request: DrawerRequest, agreed: Money? = nil) async -> Next<ShopRoute> {
    do {
      let currency = try await shop.drawerCurrency()
      guard let change = phrases.amount(request.amount, in: currency).map(request.change), change.isPossible else {
        return .stay([Notice(phrases.notAnAmount(request.amount, in: currency), .bad)])
      }
      switch try await shop.use(change, agreed: agreed) {
      case .unlikely: return .go(.drawer(request))
      case .outdated: return .stay([Notice(phrases.questionIsOld, .warning)])
      case .moved(let kind, let expected):
        let news = [moved(phrases.moved(kind, phrases.formats.money(change.amount)), expected)]
        return agreed == nil ? .stay(news) : .back(orTo: .day(nil), news)
      case .closed(let closing):
        let tone: Tone = closing.difference.isZero ? .good : .warning
        return .go(.closing(closing.id), [Notice(phrases.closed(closing.id.number, closing.difference), tone)])
      }
    } catch {
      return .stay([notice(of: error)])
    }
  }

  /// Reverses the last drawer movement and returns the news.
  func takeBack() async -> Notice {
    do {
      guard let (move, expected) = try await shop.takeBackMove() else {
        return Notice(phrases.nothingToTakeBack, .bad)
      }
      return moved(phrases.movedBack(move.kind, phrases.formats.money(move.amount)), expected)
    } catch {
      return notice(of: error)
    }
  }

  private func moved(_ sentence: String, _ expected: Money) -> Notice {
    Notice(phrases.joining(sentence, phrases.expectedNow(phrases.formats.money(expected))), .good)
  }
}
