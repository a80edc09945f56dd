import ArcadeDomain

extension Table {
  /// Adds up what came into a drawer and went out, beside what was counted where it was closed.
  init(
    _ drawer: Drawer,
    titled title: String? = nil,
    closedBy closing: Closing? = nil,
    phrases: ShopPhrases
  ) {
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

  /// Lists closings in their order.
  init(_ closings: [Closing], titled title: String? = nil, phrases: ShopPhrases) {
    let formats = phrases.formats
    let table = Table(
      title: title,
      columns: [
        Column(phrases.closingLabel, isNumber: true), Column(phrases.closedLabel),
        Column(phrases.expectedLabel, isNumber: true, isSecondary: true),
        Column(phrases.countedLabel, isNumber: true, isSecondary: true),
        Column(phrases.differenceLabel, isNumber: true),
      ],
      rows: closings.map { closing in
        Row(
          String(closing.id.number),
          [
            Cell(String(closing.id.number), .strong), Cell(formats.moment(closing.moment)),
            Cell(formats.money(closing.expected)), Cell(formats.money(closing.counted)),
            Cell(formats.money(closing.difference), closing.difference.isZero ? .plain : .warning),
          ],
          address: ShopRoute.closing(closing.id).address
        )
      }
    )
    self = table.naming(closings.map(\.till), phrases.tillLabel, phrases)
  }

  /// Lists what was put into a drawer and taken out.
  init(_ moves: [DrawerMove], phrases: ShopPhrases) {
    let formats = phrases.formats
    self.init(
      title: phrases.movesTitle,
      columns: [
        Column(phrases.movedAtLabel), Column(""), Column(phrases.moveReasonLabel, mayBeCut: true),
        Column(phrases.amountLabel, isNumber: true),
      ],
      rows: moves.enumerated().map { place, move in
        Row(
          String(place),
          [
            Cell(formats.moment(move.moment)), Cell(phrases.name(of: move)), Cell(move.why),
            Cell(
              (move.kind == .out) == (move.takesBack == nil)
                ? formats.reduction(move.amount) : formats.money(move.amount)
            ),
          ]
        )
      }
    )
  }
}

extension ShopPhrases {
  /// What was done, or what was taken back of it.
  fileprivate func name(of move: DrawerMove) -> String {
    move.takesBack.map { takenBack(name(of: move.kind), of: $0) } ?? name(of: move.kind)
  }
}
