public import ArcadeDomain

/// A day: what was sold, what came back and, if it is today, what should be in the drawer.
public struct DayPresenter: ShopPresenter {
  /// What all screens of the shop share.
  public let system: ShopScreens
  private let wanted: CalendarDay?

  /// Shows a day; today if none is given.
  public init(_ system: ShopScreens, _ wanted: CalendarDay? = nil) { (self.system, self.wanted) = (system, wanted) }

  /// The day.
  public var route: ShopRoute { .day(wanted) }
  /// What the day is called.
  public var title: String { phrases.dayTitle(wanted ?? shop.time.today()) }

  /// What every screen offers, with the closings put forward.
  public func actions() async -> [Action<ShopIntent>] { await system.offered(naming: ["closings"]) }

  /// Loads what was sold, and what should be in the drawer.
  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    let today = shop.time.today()
    let day = wanted ?? today
    contents.followsStore = true
    let record = try await shop.lookAtDay(on: day)
    contents.content = .ready(Page(record, phrases: phrases))
    if record.drawer != nil {
      contents.actions =
        contents.actions.naming(["close"])
        + [
          Action("undo-cash", phrases.takeBackAction, caption: phrases.takeBackCaption) { .takeBack }
            .changingWhatIsShared
        ]
    }
    let undo = Action<ShopIntent>(
      "undo",
      phrases.undoAction,
      caption: phrases.undoCaption,
      to: .cart,
      closed: phrases.undoIsElsewhere
    )
    contents.actions = contents.actions.replacing(system.declaredDay().belonging(to: [ShopRoute.day(nil).address]))
      .replacing(undo.belonging(to: [ShopRoute.cart.address]))
    contents.actions += [
      Action(
        "previous",
        phrases.previousDayAction,
        caption: phrases.previousCaption,
        to: .day(day.advanced(by: -1), today)
      ),
      Action("next", phrases.nextDayAction, caption: phrases.nextCaption, to: .day(day.advanced(by: 1), today)),
    ]
  }
}

extension Page {
  /// Shows a day and, if it is today, what should be in the drawer.
  public init(_ record: DayRecord, phrases: ShopPhrases) {
    var blocks: [Block] = []
    for totals in record.totals { blocks += totals.blocks(phrases: phrases) }
    if blocks.isEmpty { blocks = [.text(phrases.nothingSold)] }
    let drawer = record.drawer.map { Block.table(Table($0, titled: phrases.drawerTitle, phrases: phrases)) }
    if let drawer { blocks.append(drawer) }
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
