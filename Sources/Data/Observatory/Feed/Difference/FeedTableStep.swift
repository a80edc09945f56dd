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
  }

  /// Returns what changed.
  func callAsFunction() -> FeedStep {
    let count = max(1, max(old.places.count, new.places.count) / Self.rowsPerPart)
    let parts = Mutex([FeedStep?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let part = part(number, of: count)
      parts.withLock { $0[number] = part }
    }
    var step = FeedStep()
    step.oldFindings = old.troubles.map { FeedFinding(FeedSpot(byte: $0.place), $0.mistake) }
    step.newFindings = new.troubles.map { FeedFinding(FeedSpot(byte: $0.place), $0.mistake) }
    for part in parts.withLock({ $0 }) { if let part { step.append(part) } }
    return step
  }

  private func part(_ number: Int, of count: Int) -> FeedStep {
    old.table.file.data.lend { oldBytes in
      new.table.file.data.lend { newBytes in
        let (start, end) = (cut(number, of: count, oldBytes, newBytes), cut(number + 1, of: count, oldBytes, newBytes))
        let isAlike = new.table.layout.isSame(as: old.table.layout)
        let before = old.rows(start.old..<end.old, in: oldBytes, isOld: true, isAlike: isAlike)
        let after = new.rows(start.new..<end.new, in: newBytes, isOld: false, isAlike: isAlike)
        var step = FeedStep(from: before.rows, to: after.rows)
        step.oldFindings += before.repeated
        step.newFindings += after.repeated
        return step
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
}

extension FeedIndex {
  /// Returns rows as they are compared, each id once, and which ones were left out for that.
  fileprivate func rows(
    _ range: Range<Int>,
    in bytes: LentBytes,
    isOld: Bool,
    isAlike: Bool
  ) -> (rows: [FeedByteRow], repeated: [FeedFinding]) {
    var (rows, repeated): ([FeedByteRow], [FeedFinding]) = ([], [])
    rows.reserveCapacity(range.count)
    for place in places[range] {
      let row = FeedByteRow(place, in: bytes, layout: table.layout, isOld: isOld, isAlike: isAlike)
      if let last = rows.last, last.idOrder(relativeTo: row) == .same {
        repeated.append(FeedFinding(row.spot, .repeated(row.idText)))
      } else {
        rows.append(row)
      }
    }
    return (rows, repeated)
  }
}
