import ArcadeDomain

extension ShopScreens {
  /// Moves cash into the drawer and out of it, and closes the drawer.
  func drawerActions() -> (
    float: Action<ShopIntent>, putIn: Action<ShopIntent>, takeOut: Action<ShopIntent>, close: Action<ShopIntent>
  ) {
    let amount = Parameter.amount("amount", phrases.cashAmountField)
    let why = Parameter.text("why", phrases.whyField)
    let float = Parameter.amount("amount", phrases.cashAmountField, example: "50")
    let counted = Parameter.amount("counted", phrases.countedField)
    return (
      Action<ShopIntent>("float", phrases.floatAction, caption: phrases.floatCaption, float) {
        .use(.move(.float, amount: $0, why: ""))
      }.changingWhatIsShared,
      Action<ShopIntent>("in", phrases.putInAction, caption: phrases.putInCaption, amount, why) {
        .use(.move(.in, amount: $0, why: $1))
      }.changingWhatIsShared,
      Action<ShopIntent>("out", phrases.takeOutAction, caption: phrases.takeOutCaption, amount, why) {
        .use(.move(.out, amount: $0, why: $1))
      }.changingWhatIsShared,
      Action<ShopIntent>("close", phrases.closeAction, caption: phrases.closeCaption, counted) {
        .use(.close(counted: $0))
      }.changingWhatIsShared
    )
  }

  /// Opens a closing.
  func closing() -> Action<ShopIntent> {
    let id = Parameter<Closing.ID>.closing("id", phrases.closingLabel, phrases)
    return Action("closing", phrases.closingAction, caption: phrases.closingCaption, id) { .go(.closing($0)) }
      .changingWhatIsShared
  }

  /// Opens a day. With an address, it is a link to today.
  func lookingAtDay(address: String? = nil) -> Action<ShopIntent> {
    let day = Parameter.day("day", phrases.dayField, example: shop.time.today(), phrases).optional(phrases.todayOmitted)
    return Action("day", phrases.dayAction, caption: phrases.dayCaption, day, address: address) { .go(.day($0)) }
      .changingWhatIsShared
  }

  /// Refunds. On a receipt, the order is filled in, and its refundable products are listed.
  func refunding(_ order: Order? = nil) -> Action<ShopIntent> {
    let known = order?.refundable.map { Choice($0.code.text, $0.name) } ?? []
    let id = Parameter<Order.ID>.order("id", phrases.orderLabel, phrases)
    let number = order.map { String($0.id.number) }
    let field = Field(id.field.name, id.field.label, id.field.kind, value: number, example: known.isEmpty ? "" : number)
    return Action(
      "refund",
      phrases.refundAction,
      caption: phrases.refundCaption,
      Parameter(field, read: id.read),
      Parameter.code("code", phrases.productField, known: known).optional(phrases.allThatIsLeft),
      Parameter.number("n", phrases.piecesField, in: 1...9_999, else: { [phrases] in phrases.notAQuantity($0) })
        .optional(phrases.allPieces)
    ) { .go(.refund($0, code: $1, pieces: $2)) }.changingWhatIsShared
  }
}

extension Parameter<CalendarDay> {
  /// A day such as `2026-12-24`.
  static func day(_ name: String, _ label: String, example: CalendarDay, _ phrases: ShopPhrases) -> Parameter {
    let field = Field(name, label, .text, example: example.isoText)
    return Parameter(field, else: { phrases.notADay($0) }, read: { CalendarDay(iso: $0) })
  }
}

extension Parameter<Closing.ID> {
  /// The number of a closing; one of those on the screen, if it lists any.
  static func closing(_ name: String, _ label: String, known: [Choice] = [], _ phrases: ShopPhrases) -> Parameter {
    let kind: Field.Kind = known.isEmpty ? .number(1...Int.max) : .code(known: known)
    let field = Field(name, label, kind, example: known.first?.id ?? "")
    return Parameter(field, else: { phrases.noSuchClosing($0) }, read: { Closing.ID(text: $0) })
  }
}

extension Money {
  /// The amount without its sign.
  var magnitude: Money { Money(minorUnits: Int64(clamping: minorUnits.magnitude), currency: currency) }
}
