import ArcadeDomain
import Dispatch
import Synchronization

/// Compares two tables by their bytes, on as many cores as there are.
///
/// Both are cut at the same ids into parts so small that the rows of one part
/// stay at hand, and the answers of the parts are put together in their order.
struct FeedTableStep: Sendable {
  private let old: FeedIndex
  private let new: FeedIndex
  private let commonPrefix: Int
  private let isAlike: Bool

  /// How many rows of the longer table make a part.
  private static let rowsPerPart = 4_096

  /// Goes through both tables; nil where an id does not stand there in its own bytes.
  init?(from old: FeedTable, to new: FeedTable) {
    let indices = Mutex<(old: FeedIndex?, new: FeedIndex?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      let index = FeedIndex(number == 0 ? old : new)
      indices.withLock { if number == 0 { $0.old = index } else { $0.new = index } }
    }
    guard case (let old?, let new?) = indices.withLock({ $0 }) else { return nil }
    self.old = old
    self.new = new
    commonPrefix = Self.commonPrefix(of: old, new)
    isAlike = new.table.layout.isSame(as: old.table.layout)
  }

  /// Returns what changed, as the parts in which it was found and the faults that stand before them.
  func parts() -> [FeedStep] {
    let count = max(1, max(old.places.count, new.places.count) / Self.rowsPerPart)
    let parts = Mutex([FeedStep?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let part = part(number, of: count)
      parts.withLock { $0[number] = part }
    }
    var faults = FeedStep()
    (faults.oldFaults, faults.newFaults) = (old.faults, new.faults)
    return [faults] + parts.withLock { $0.compactMap(\.self) }
  }

  private func part(_ number: Int, of count: Int) -> FeedStep {
    old.table.file.data.lend { oldBytes in
      new.table.file.data.lend { newBytes in
        let (start, end) = (cut(number, of: count, oldBytes, newBytes), cut(number + 1, of: count, oldBytes, newBytes))
        return FeedStep(
          from: rows(start.old..<end.old, of: old, in: oldBytes, isOld: true),
          to: rows(start.new..<end.new, of: new, in: newBytes, isOld: false)
        )
      }
    }
  }

  /// Where a part begins in both tables: at an id of the longer one.
  private func cut(_ number: Int, of count: Int, _ oldBytes: LentBytes, _ newBytes: LentBytes) -> (old: Int, new: Int) {
    guard number > 0 else { return (0, 0) }
    guard number < count else { return (old.places.count, new.places.count) }
    let isOldLonger = old.places.count >= new.places.count
    let longer = isOldLonger ? old.places : new.places
    let id = longer[longer.count / count * number].id(in: isOldLonger ? oldBytes : newBytes)
    return (old.count(below: id, in: oldBytes), new.count(below: id, in: newBytes))
  }

  /// Returns rows as they are compared, which fetches them from all over the file at once.
  private func rows(_ range: Range<Int>, of index: FeedIndex, in bytes: LentBytes, isOld: Bool) -> [FeedByteRow] {
    index.places[range].map { place in
      FeedByteRow(
        place,
        in: bytes,
        layout: index.table.layout,
        commonPrefix: commonPrefix,
        isOld: isOld,
        isAlike: isAlike
      )
    }
  }

  /// How many bytes at the beginning all ids of both tables have in common.
  private static func commonPrefix(of old: FeedIndex, _ new: FeedIndex) -> Int {
    guard let first = old.places.first, let other = new.places.first else { return 0 }
    return old.table.file.data.lend { oldBytes in
      new.table.file.data.lend { newBytes in
        first.id(in: oldBytes).commonPrefix(
          with: other.id(in: newBytes),
          upTo: min(old.commonPrefix, new.commonPrefix)
        )
      }
    }
  }
}
