import ArcadeDomain

/// A row of a table, compared by its bytes before anything of it becomes a text.
struct FeedByteRow: FeedRow {
  private let row: LentBytes
  private let id: LentBytes
  /// Eight bytes of the id behind those that all ids have in common, which mostly tell ids apart.
  private let idHead: UInt64
  /// Whether nothing of the id stands behind those.
  private let isHeadWhole: Bool
  private let place: Int
  let isOld: Bool
  /// Whether the other table says the same with the same bytes.
  private let isAlike: Bool
  // Counting a reference for every row would take longer than comparing it; the table outlives its rows.
  private unowned(unsafe) let layout: FeedLayout

  @inline(__always)
  init(
    _ place: FeedPlace,
    in bytes: LentBytes,
    layout: FeedLayout,
    commonPrefix: Int,
    isOld: Bool,
    isAlike: Bool
  ) {
    row = place.row(in: bytes)
    id = place.id(in: bytes)
    idHead = id.sortingNumber(at: commonPrefix)
    isHeadWhole = id.count <= commonPrefix + 8
    self.place = place.start
    self.layout = layout
    self.isOld = isOld
    self.isAlike = isAlike
  }

  var position: FeedPosition { FeedPosition(byte: place) }
  var idText: String { id.repairedText }
  var record: FeedRecord { layout.record(of: row) }

  @inline(__always)
  func idOrder(relativeTo other: FeedByteRow) -> IDOrder {
    if idHead != other.idHead { return idHead < other.idHead ? .before : .after }
    if isHeadWhole, id.count == other.id.count { return .same }
    return id.order(relativeTo: other.id)
  }

  @inline(__always)
  func isSurelyUnchanged(since old: FeedByteRow) -> Bool {
    if isAlike, row.equals(old.row) { return true }
    return FigurePlaces.areSame(layout.figures(of: row), in: row, old.layout.figures(of: old.row), in: old.row)
  }
}
