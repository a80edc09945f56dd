import ArcadeDomain

extension ShopScreens {
  /// Paying, in the usual way or in another one; `total` is what the screen says that the cart costs.
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

  /// What pays a total; throws why that cannot be.
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

  /// Asks whether the stall's own terminal took the card; its answers are all that can be done.
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

  /// Keeps what somebody says of the terminal, and leads to the receipt or back to the cart.
  func terminal(_ id: PaymentAttempt.ID, tookCard: Bool, on screen: ShopRoute) async -> Next<ShopRoute> {
    do {
      guard let outcome = try await shop.answerForTerminal(id, tookCard: tookCard) else {
        return .stay([Notice(phrases.questionIsOld, .warning)])
      }
      let news = phrases.news(of: outcome)
      // The question is answered, so that nobody goes back to it.
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

// How cards are taken is asked about once, before the first card of a shop with prices of its own.
extension ShopScreens {
  /// Whether it is to be asked first how cards are taken; throws what to do where nobody can be asked.
  func mustAsk(about tenders: [Tender]) async throws -> Bool {
    guard tenders.contains(where: { $0.kind == .card }), try await shop.cardReader() == nil else { return false }
    guard canAsk else { throw InputError.refused(phrases.cardsNotSaid) }
    return true
  }
}
