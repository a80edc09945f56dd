import ArcadeDomain

/// A row of any feed, compared by what its fields say.
struct FeedRecordRow: FeedRow {
  let spot: FeedSpot
  let idText: String
  let record: FeedRecord
  let isOld: Bool

  func idOrder(relativeTo other: FeedRecordRow) -> IDOrder { IDOrder(of: idText, relativeTo: other.idText) }

  func isSurelyUnchanged(since old: FeedRecordRow) -> Bool { record.hasSameFigures(as: old.record) }

  /// Returns the rows of a feed in the order of their ids, each id once, and what was left out.
  static func rows(of feed: ListingFeed, isOld: Bool) -> (rows: [FeedRecordRow], findings: [FeedFinding]) {
    var (rows, findings): ([FeedRecordRow], [FeedFinding]) = ([], [])
    findings += feed.forEach { spot, record in
      do throws(FeedTrouble) {
        rows.append(FeedRecordRow(spot: spot, idText: try record.id(), record: record, isOld: isOld))
      } catch {
        findings.append(FeedFinding(spot, error, in: record))
      }
    }
    rows.sort { one, other in
      switch one.idOrder(relativeTo: other) {
      case .before: true
      case .same: one.spot.order < other.spot.order
      case .after: false
      }
    }
    var unique: [FeedRecordRow] = []
    for row in rows {
      if unique.last?.idOrder(relativeTo: row) == .same {
        findings.append(FeedFinding(row.spot, .repeated(row.idText)))
      } else {
        unique.append(row)
      }
    }
    return (unique, findings)
  }
}
