public import ArcadeDomain

/// An end-of-day closing with the figures of that moment; it need not exist.
public struct ClosingPresenter: ShopPresenter {
  public let system: ShopScreens
  private let id: Closing.ID

  /// Creates the screen of a closing by its number.
  public init(_ system: ShopScreens, _ id: Closing.ID) { (self.system, self.id) = (system, id) }

  public var route: ShopRoute { .closing(id) }
  public var title: String { phrases.closingTitle(id.number) }

  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    var can = await system.actions()
    (can.closings, can.day) = (can.closings.main, can.day.main)
    contents.actions = can.all
    contents.layout = .besideSelling(can) {
      Block.bar(can.day.first, can.closings)
      Block.more { Block.list(can.refresh) }
    }
    guard let closed = try await shop.closing(id) else {
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
