import ArcadeDomain

extension Table {
  /// Creates a table of a drawer's movements as sums, with the counted amount if it was closed.
  init(_ drawer: Drawer, titled title: String? = nil, closedBy closing: Closing? = nil, phrases: ShopPhrases) {
    let formats = phrases.formats
    func row(_ id: String, _ label: String, _ amount: String, _ tone: Tone = .plain) -> Row {
      Row(id, [Cell(label, tone), Cell(amount, tone)])
    }
    var rows = [row("float", phrases.floatLabel, formats.money(drawer.float))]
    if !drawer.putIn.isZero { rows.append(row("in", phrases.putInLabel, formats.money(drawer.putIn))) }
    if !drawer.takenOut.isZero { rows.append(row("out", phrases.takenOutLabel, formats.reduction(drawer.takenOut))) }
    rows.append(row("sales", phrases.cashSalesLabel, formats.money(drawer.sales)))
    if !drawer.refunds.isZero {
      rows.append(row("refunds", phrases.cashRefundsLabel, formats.reduction(drawer.refunds)))
    }
    rows.append(row("expected", phrases.expectedLabel, formats.money(closing?.expected ?? drawer.expected), .strong))
    if let closing {
      rows.append(row("counted", phrases.countedLabel, formats.money(closing.counted), .strong))
      let tone: Tone = closing.difference.isZero ? .good : .warning
      rows.append(row("difference", phrases.differenceLabel, formats.money(closing.difference), tone))
    }
    self.init(
      title: title,
      columns: [
        Column(phrases.name(of: Tender.Kind.cash)), Column(phrases.amountLabel, isNumber: true, needsTitle: false),
      ],
      rows: rows
    )
  }

  /// Creates a table of closings, in the given order.
  init(_ closings: [Closing], titled title: String? = nil, phrases: ShopPhrases) {
    let formats = phrases.formats
    self.init(of: closings, title: title, id: { String($0.id.number) }, address: { ShopRoute.closing($0.id).address }) {
      TableColumn(phrases.closingLabel, isNumber: true) { Cell(String($0.id.number), .strong) }
      TableColumn(phrases.tillLabel, owners: closings, phrases) { $0.till }
      TableColumn(phrases.closedLabel) { formats.moment($0.moment) }
      TableColumn(phrases.expectedLabel, isNumber: true, isSecondary: true) { formats.money($0.expected) }
      TableColumn(phrases.countedLabel, isNumber: true, isSecondary: true) { formats.money($0.counted) }
      TableColumn(phrases.differenceLabel, isNumber: true) {
        Cell(formats.money($0.difference), $0.difference.isZero ? .plain : .warning)
      }
    }
  }

  /// Creates a table of drawer movements.
  init(_ moves: [DrawerMove], phrases: ShopPhrases) {
    let formats = phrases.formats
    self.init(of: moves.enumerated(), title: phrases.movesTitle, id: { String($0.offset) }) {
      TableColumn(phrases.movedAtLabel) { formats.moment($0.element.moment) }
      TableColumn("") { phrases.name(of: $0.element) }
      TableColumn(phrases.moveReasonLabel, mayBeCut: true) { $0.element.why }
      TableColumn(phrases.amountLabel, isNumber: true) { _, move in
        (move.kind == .out) == (move.takesBack == nil) ? formats.reduction(move.amount) : formats.money(move.amount)
      }
    }
  }
}

extension ShopPhrases {
  /// Returns the name of a movement, or of its reversal.
  fileprivate func name(of move: DrawerMove) -> String {
    move.takesBack.map { takenBack(name(of: move.kind), of: $0) } ?? name(of: move.kind)
  }
}
