import ArcadeDomain

/// What was seen in the rows of both feeds that do not say the same, by the rule of `DiffSnapshot`.
///
/// A thread per feed reads them, in the order of its file, which takes a twelfth of the time of a comparison.
struct FeedLook: Sendable {
  /// What changed, where it was asked for, in no order.
  private(set) var changes: [FeedChange] = []
  /// How many rows changed.
  private(set) var changed = 0
  /// How many say the same after all, though not in a way that can be understood.
  private(set) var unchanged = 0
  /// The rows whose ids only have the same hash.
  private(set) var strangers: [RowPair] = []

  /// So many rows of each feed are in memory at once.
  private static let batch = 1 << 14

  /// Looks at pairs of rows; what changed is only counted where nobody asks for it.
  init(at pairs: [RowPair], in feeds: Both<ComparedFeed>, keepsChanges: Bool) throws(RepositoryError) {
    for start in stride(from: 0, to: pairs.count, by: Self.batch) {
      let batch = pairs[start..<min(pairs.count, start + Self.batch)]
      let rows = try Both { isOld throws(RepositoryError) in
        var reader = RowReader(isOld ? feeds.old : feeds.new)
        return try reader.rows(at: batch.map { isOld ? $0.old : $0.new })
      }
      for (pair, (before, after)) in zip(batch, zip(rows.old, rows.new)) {
        try compare(pair, before, after, in: feeds, keepsChanges)
      }
    }
  }

  private mutating func compare(
    _ pair: RowPair,
    _ before: SeenRow,
    _ after: SeenRow,
    in feeds: Both<ComparedFeed>,
    _ keepsChanges: Bool
  ) throws(RepositoryError) {
    guard before.id.utf8.elementsEqual(after.id.utf8) else { return strangers.append(pair) }
    guard let earlier = before.figures, let figures = after.figures else {
      if try feeds.old.record(at: pair.old).hasSameFigures(as: feeds.new.record(at: pair.new)) { unchanged += 1 }
      return
    }
    let changes = figures.changes(since: earlier)
    if changes.isEmpty { unchanged += 1 } else { changed += 1 }
    if keepsChanges, !changes.isEmpty { self.changes.append(FeedChange(id: after.id, changes: changes)) }
  }
}
