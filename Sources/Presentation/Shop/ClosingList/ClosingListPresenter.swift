public import ArcadeDomain

/// A page of the list of closings, newest first.
public struct ClosingListPresenter: ShopPresenter {
  public let system: ShopScreens
  private let place: PageCursor

  /// Creates a list of closings from a cursor.
  public init(_ system: ShopScreens, at place: PageCursor = .newest) { (self.system, self.place) = (system, place) }

  public var route: ShopRoute { .closings(at: place) }
  public var title: String { phrases.closingsTitle }

  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    contents.followsStore = true
    var can = await system.actions()
    can.day = can.day.main
    contents.actions = can.all
    contents.layout = layout(can)
    let closings = try await shop.closings(at: place, most: system.pageSize)
    contents.content = .tables(Table(closings.rows, phrases: phrases), else: phrases.noClosings)
    let known = closings.rows.map { Choice(String($0.id.number)) }
    guard !known.isEmpty else { return }
    let turning: [Action<ShopIntent>] = closings.turning(phrases) { .closings(at: $0) }
    contents.layout = layout(can, turning: turning)
    let open = Action<ShopIntent>(
      "open",
      phrases.closingAction,
      caption: phrases.openCaption,
      .closing("id", phrases.closingLabel, known: known, phrases),
      weight: .usual
    ) { .go(.closing($0)) }
    contents.actions = [open] + can.all + turning
  }

  private func layout(_ can: ShopActions, turning: [Action<ShopIntent>] = []) -> Layout {
    .besideSelling(can) {
      Block.pages(turning.reversed())
      Block.bar(can.day.first)
      Block.more {
        Block.forms(can.closing)
        Block.list(can.refresh)
      }
    }
  }
}
