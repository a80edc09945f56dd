public import ArcadeDomain

/// The figures of a day: sales, refunds and, if it is today, the expected amount in the drawer.
public struct DayPresenter: ShopPresenter {
  public let system: ShopScreens
  private let wanted: CalendarDay?

  /// Creates the screen of a day; the default is today.
  public init(_ system: ShopScreens, _ wanted: CalendarDay? = nil) { (self.system, self.wanted) = (system, wanted) }

  public var route: ShopRoute { .day(wanted) }
  public var title: String { phrases.dayTitle(wanted ?? shop.time.today()) }

  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    let today = shop.time.today()
    let day = wanted ?? today
    contents.followsStore = true
    var can = await system.actions()
    can.closings = can.closings.main
    contents.actions = can.all
    contents.layout = layout(can, isToday: false)
    let record = try await shop.lookAtDay(on: day)
    contents.content = .ready(Page(record, phrases: phrases))
    let isToday = record.drawer != nil
    if isToday { can.close = can.close.main }
    can.day = system.lookingAtDay()
    can.undo = Action(
      "undo",
      phrases.undoAction,
      caption: phrases.undoCaption,
      to: .cart,
      closed: phrases.undoIsElsewhere
    )
    let undoCash = Action("undo-cash", phrases.takeBackAction, caption: phrases.takeBackCaption) { ShopIntent.takeBack }
      .changingWhatIsShared
    let turning = turning(around: day, today)
    contents.actions = can.all + (isToday ? [undoCash] : []) + turning
    contents.layout = layout(can, undoCash: isToday ? undoCash : nil, turning: turning, isToday: isToday)
  }

  /// Returns the links to the days around a day.
  private func turning(around day: CalendarDay, _ today: CalendarDay) -> [Action<ShopIntent>] {
    let (before, after) = (day.advanced(by: -1), day.advanced(by: 1))
    return [
      Action("previous", phrases.previousDayAction, caption: phrases.previousCaption, to: .day(before, today)),
      Action("next", phrases.nextDayAction, caption: phrases.nextCaption, to: .day(after, today)),
    ]
  }

  private func layout(
    _ can: ShopActions,
    undoCash: Action<ShopIntent>? = nil,
    turning: [Action<ShopIntent>] = [],
    isToday: Bool
  ) -> Layout {
    .besideSelling(can) {
      Block.pages(turning)
      if isToday {
        Block.forms(can.close.first)
        Block.bar(can.closings)
      } else {
        Block.bar(can.closings.first)
      }
      Block.more {
        if wanted == nil {
          Block.forms(can.day, can.float, can.putIn, can.takeOut, isToday ? nil : can.close, can.closing)
        }
        Block.list(can.refresh, undoCash)
      }
    }
  }
}

extension Page {
  /// Creates the page of a day, with the expected amount in the drawer if it is today.
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
  /// Returns the route of a day. The route of today has no date, and shows the drawer.
  fileprivate static func day(_ day: CalendarDay, _ today: CalendarDay) -> ShopRoute { .day(day == today ? nil : day) }
}

extension CalendarDay {
  /// Returns the day a number of days later.
  fileprivate func advanced(by days: Int) -> CalendarDay { CalendarDay(daysSince1970: daysSince1970 + days) }
}
