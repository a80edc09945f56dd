public import ArcadeDomain

extension ShopScreens {
  /// Makes a day: what was sold, what came back and, where it is today, what should be in the drawer.
  public func day(_ wanted: CalendarDay? = nil) -> OldPagePresenter<ShopIntent, ShopRoute> {
    page(at: .day(wanted), titled: phrases.dayTitle(wanted ?? shop.time.today()), naming: ["closings"]) { contents, _ in
      let today = shop.time.today()
      let day = wanted ?? today
      contents.title = phrases.dayTitle(day)
      contents.followsStore = true
      let record = try await shop.lookAtDay(on: day)
      let drawer = day == today ? try await shop.till.drawer(in: shop.drawerCurrency()) : nil
      contents.content = .ready(Page(record, drawer, phrases: phrases))
      if drawer != nil {
        contents.actions =
          contents.actions.naming(["close"])
          + [Action("undo-cash", phrases.takeBackAction) { .takeBack }.changingWhatIsShared]
      }
      let undo = Action<ShopIntent>("undo", phrases.undoAction, to: .cart, closed: phrases.undoIsElsewhere)
      contents.actions = contents.actions.replacing(declaredDay().belonging(to: [ShopRoute.day(nil).address]))
        .replacing(undo.belonging(to: [ShopRoute.cart.address]))
      contents.actions += [
        Action("previous", phrases.previousDayAction, to: .day(day.advanced(by: -1), today)),
        Action("next", phrases.nextDayAction, to: .day(day.advanced(by: 1), today)),
      ]
    }
  }

  /// Makes a page of the list of closings, newest first.
  public func closingList(at place: ListPlace = .newest) -> OldPagePresenter<ShopIntent, ShopRoute> {
    page(at: .closings(at: place), titled: phrases.closingsTitle, naming: ["day"]) { contents, _ in
      contents.followsStore = true
      let closings = try await shop.till.closings(at: place, most: pageSize)
      contents.content = .tables(Table(closings.rows, phrases: phrases), else: phrases.noClosings)
      let known = closings.rows.map { Choice(String($0.id.number)) }
      guard !known.isEmpty else { return }
      let open = Action<ShopIntent>(
        "open",
        phrases.closingAction,
        .closing("id", phrases.closingLabel, known: known, phrases),
        weight: .usual
      ) { .go(.closing($0)) }
      contents.actions =
        [open] + contents.actions
        + closings.turning(phrases, by: \.id.number) { .closings(at: $0) }
    }
  }

  /// Makes a closing, which need not exist, as it was when the drawer was closed.
  public func closing(_ id: Closing.ID) -> OldPagePresenter<ShopIntent, ShopRoute> {
    page(at: .closing(id), titled: phrases.closingTitle(id.number), naming: ["closings", "day"]) { contents, _ in
      guard let closed = try await shop.till.closing(id) else {
        return contents.content = .failed(Failure(phrases.noSuchClosing(String(id.number)), canRetry: false))
      }
      let closing = closed.closing
      let drawer = try Drawer(closed.totals.first, moves: closed.moves, in: closing.counted.currency)
      let till = closing.till.isNobody ? [] : [Block.facts([Fact(phrases.tillLabel, closing.till.name)])]
      let moves = closed.moves.isEmpty ? [] : [Block.table(Table(closed.moves, phrases: phrases))]
      contents.content = .ready(
        Page(
          [.text(phrases.formats.moment(closing.moment))] + till
            + [.table(Table(drawer, closedBy: closing, phrases: phrases))]
            + closed.totals.flatMap { $0.blocks(phrases: phrases) } + moves
        ).onPaper
      )
    }
  }
}

extension Page {
  /// Shows a day and, where there is one, what should be in the drawer.
  public init(_ record: DayRecord, _ drawer: Drawer?, phrases: ShopPhrases) {
    var blocks: [Block] = []
    for totals in record.totals { blocks += totals.blocks(phrases: phrases) }
    if blocks.isEmpty { blocks = [.text(phrases.nothingSold)] }
    if let drawer { blocks.append(.table(Table(drawer, titled: phrases.drawerTitle, phrases: phrases))) }
    if !record.closings.isEmpty {
      blocks.append(.table(Table(record.closings, titled: phrases.closingsTitle, phrases: phrases)))
    }
    self = Page(blocks).onPaper
  }
}

extension ShopRoute {
  /// The page of a day; that of today has no date in its address, and is where the drawer is.
  fileprivate static func day(_ day: CalendarDay, _ today: CalendarDay) -> ShopRoute { .day(day == today ? nil : day) }
}

extension CalendarDay {
  /// So many days later.
  fileprivate func advanced(by days: Int) -> CalendarDay { CalendarDay(daysSince1970: daysSince1970 + days) }
}
