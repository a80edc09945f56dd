import ArcadeDomain

extension ShopScreens {
  /// Pays, by default or in another way; `total` is the total of the cart on the screen.
  func paying(_ total: Money?) -> Action<ShopIntent> {
    let refusal = { @Sendable [phrases] in phrases.notAPayment($0) }
    let kinds = Tender.Kind.allCases.map { ($0, Choice($0.rawValue, phrases.name(of: $0))) }
    let card = [(Tender.Kind.card, Choice(Tender.Kind.card.rawValue, phrases.name(of: .card)))]
    let cash = Tender.Kind.cash.rawValue
    let handedOver = total.flatMap { total in Denominations(of: total.currency)?.handedOver(for: total) } ?? []
    let sums = handedOver.map { Choice($0.decimalText, phrases.formats.money($0)) }
    return Action(
      "pay",
      alsoCalled: ["checkout", "buy", "purchase", "pagar", "comprar", "支払う", "会計"],
      phrases.payAction,
      caption: phrases.payCaption,
      .shownTotal(total),
      Parameter.choice(
        "with",
        phrases.paymentField,
        of: kinds,
        example: total?.isZero == false ? nil : "",
        else: refusal
      )
      .optional(phrases.usually(usualPayment)),
      Parameter.amount("amount", phrases.cashField).optional(phrases.exactCash)
        .only(with: cash, suggesting: sums),
      Parameter.choice("rest", phrases.restField, of: card, else: refusal).optional(phrases.noneOfThese)
        .only(with: cash)
    ) { .pay(shown: $0, by: RequestedPayment($1, $2, restByCard: $3 != nil)) }
  }

  /// Returns the tenders for a total; throws the reason if there are none.
  func tenders(_ request: RequestedPayment, for total: Money) throws(InputError) -> [Tender] {
    let method = try request.method(usually: usualPayment, in: total.currency, phrases)
    do {
      return try method.tenders(for: total)
    } catch {
      switch error {
      case .tooLittle(let missing): throw .refused(phrases.tooLittleCash(missing: phrases.formats.money(missing)))
      case .unusable(let cash): throw .refused(phrases.notAnAmount(cash.decimalText, in: cash.currency))
      }
    }
  }

  /// Asks whether the shop's own terminal took the card; only the answers are available.
  func askAboutTerminal<Intent: Sendable>(
    _ attempt: PaymentAttempt,
    in contents: inout PageContents<Intent>,
    _ wrap: @escaping @Sendable (ShopIntent) -> Intent
  ) {
    let card = attempt.payment.card ?? attempt.quote.total
    contents.title = phrases.paymentTitle
    contents.content = .ready(Page(.table(Table(attempt.payment, phrases: phrases))))
    contents.question = phrases.askWhetherTaken(phrases.formats.money(card))
    func answer(_ word: String, _ label: String, tookCard: Bool) -> Action<Intent> {
      Action(word, label, .fixed("payment", attempt.id.number)) {
        wrap(.terminal(PaymentAttempt.ID(number: $0), tookCard: tookCard))
      }
    }
    contents.actions = [
      answer("yes", phrases.takenAction, tookCard: true).attesting(phrases.takenCaption),
      answer("no", phrases.notTakenAction, tookCard: false).attesting(phrases.notTakenCaption),
      Action("later", phrases.askLaterAction) { wrap(.go(.orders())) },
    ]
  }

  /// Stores the terminal's result, and shows the receipt or the cart.
  func terminal(_ id: PaymentAttempt.ID, tookCard: Bool, on screen: ShopRoute) async -> Next<ShopRoute> {
    do {
      guard let outcome = try await shop.answerForTerminal(id, tookCard: tookCard) else {
        return .stay([Notice(phrases.questionIsOld, .warning)])
      }
      let news = phrases.news(of: outcome)
      // The question is answered, so going back skips it.
      return switch (outcome.order, screen) {
      case (let order?, .payment): .replace(.order(order), news)
      case (let order?, _): .go(.order(order), news)
      case (nil, .payment): .back(orTo: .cart, news)
      case (nil, _): .go(.cart, news)
      }
    } catch {
      return .stay([notice(of: error)])
    }
  }
}

// How cards are taken is asked once, before the first card payment of a shop with its own prices.
extension ShopScreens {
  /// Returns whether to ask how cards are taken. If nobody can be asked, throws an error with the instructions.
  func mustAsk(about tenders: [Tender]) async throws -> Bool {
    guard tenders.contains(where: { $0.kind == .card }), try await shop.cardReader() == nil else { return false }
    guard canAsk else { throw InputError.refused(phrases.cardsNotSaid) }
    return true
  }
}
