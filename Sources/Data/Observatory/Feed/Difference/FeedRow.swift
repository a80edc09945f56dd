import ArcadeDomain

/// A row of a feed as ``DiffSnapshot`` compares it.
protocol FeedRow: SnapshotRow {
  /// Where it stands.
  var position: FeedPosition { get }
  /// What its source calls it.
  var idText: String { get }
  /// All that it says.
  var record: FeedRecord { get }
  /// Whether it belongs to the earlier feed.
  var isOld: Bool { get }
}

extension FeedRow {
  /// None; feeds are compared by what they say, not by the order of their rows.
  var rank: Int { 0 }

  /// What is watched; where it cannot be understood, something that no row of the other feed can be the same as.
  var figures: ListingFigures {
    do {
      return try record.figures()
    } catch {
      return ListingFigures(reviewCount: isOld ? Self.unreadable.old : Self.unreadable.new)
    }
  }

  static var unreadable: (old: Int, new: Int) { (-1, -2) }
}

extension ListingChange {
  /// Whether it only says that a row could not be understood.
  fileprivate var isUnreadable: Bool {
    [from, to].contains { if case .count(..<0)? = $0 { true } else { false } }
  }
}

/// What changed between rows of two feeds, and what could not be told.
struct FeedStep: Sendable {
  var new: [String] = []
  var outOfSight: [String] = []
  var changed: [FeedChange] = []
  var unchanged = 0
  var oldFaults = FeedFaults()
  var newFaults = FeedFaults()

  init() {}

  /// Compares rows that stand in the order of their ids, each id once.
  init<Row: FeedRow>(from old: [Row], to new: [Row]) {
    let difference = DiffSnapshot()(from: old, to: new)
    self.new = difference.new.map(\.idText)
    outOfSight = difference.outOfSight.map(\.idText)
    unchanged = difference.unchanged
    for row in difference.changed {
      if row.changes.contains(where: \.isUnreadable) {
        judge(row.old, row.new)
      } else {
        changed.append(FeedChange(id: row.new.idText, changes: row.changes))
      }
    }
  }

  /// Puts parts together in their order.
  init(joining parts: consuming [FeedStep]) {
    new.reserveCapacity(parts.reduce(0) { $0 + $1.new.count })
    outOfSight.reserveCapacity(parts.reduce(0) { $0 + $1.outOfSight.count })
    changed.reserveCapacity(parts.reduce(0) { $0 + $1.changed.count })
    for part in parts { append(part) }
  }

  /// Adds what changed further on.
  private mutating func append(_ next: FeedStep) {
    new += next.new
    outOfSight += next.outOfSight
    changed += next.changed
    unchanged += next.unchanged
    oldFaults.append(contentsOf: next.oldFaults)
    newFaults.append(contentsOf: next.newFaults)
  }

  /// Reports rows that cannot be understood, unless both say the same.
  private mutating func judge<Row: FeedRow>(_ old: Row, _ new: Row) {
    let (before, after) = (old.record, new.record)
    guard !before.hasSameFigures(as: after) else {
      unchanged += 1
      return
    }
    do throws(FeedRecordError) { _ = try before.figures() } catch {
      oldFaults.append(at: old.position, FeedFault(old.position, error, in: before))
    }
    do throws(FeedRecordError) { _ = try after.figures() } catch {
      newFaults.append(at: new.position, FeedFault(new.position, error, in: after))
    }
  }
}
