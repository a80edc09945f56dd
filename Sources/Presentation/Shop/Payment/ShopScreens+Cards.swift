import ArcadeDomain

// How cards are taken is asked about once, before the first card of a shop with prices of its own.
extension ShopScreens {
  /// Whether it is to be asked first how cards are taken; throws what to do where nobody can be asked.
  func mustAsk(about tenders: [Tender]) async throws -> Bool {
    guard tenders.contains(where: { $0.kind == .card }), try await shop.cardReader() == nil else { return false }
    guard canAsk else { throw InputError.refused(phrases.cardsNotSaid) }
    return true
  }

  /// Asks whether a terminal takes the cards; else they are practice.
  func askAboutCards(_ total: Money, in contents: inout PageContents<PaymentIntent>) {
    contents.question = phrases.askAboutCards
    contents.actions = [
      Action("yes", phrases.terminalAction, .money("total", total)) { .take(.terminal, $0) },
      Action("no", phrases.practiceAction, .money("total", total)) { .take(.gateway, $0) },
    ]
  }

  /// Keeps how cards are taken, and pays.
  func take(_ reader: CardReader, paying wish: RequestedPayment, of total: Money, on stage: ActionContext<ShopRoute>)
    async
  {
    do {
      try await shop.answer(reader)
      await pay(wish, shown: total, saying: [Notice(phrases.cardsKept(reader), .good)], on: stage)
    } catch {
      await stage.show([Notice(phrases.shopFailure(for: error).text, .bad)])
    }
  }
}
