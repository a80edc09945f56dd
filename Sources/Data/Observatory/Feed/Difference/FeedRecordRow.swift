import ArcadeDomain

/// A row of any feed, compared by what its fields say.
struct FeedRecordRow: FeedRow {
  let spot: FeedSpot
  let idText: String
  let isOld: Bool
  private let feed: ListingFeed

  /// All that it says, read anew, as keeping it for every row would fill the memory.
  var record: FeedRecord { feed.record(at: spot) }

  func idOrder(relativeTo other: FeedRecordRow) -> IDOrder { IDOrder(of: idText, relativeTo: other.idText) }

  func isSurelyUnchanged(since old: FeedRecordRow) -> Bool { record.hasSameFigures(as: old.record) }

  /// Returns the rows of a feed in the order of their ids, each id once, and what was left out.
  static func rows(of feed: ListingFeed, isOld: Bool) -> (rows: [FeedRecordRow], findings: FeedFindings) {
    var (rows, findings): ([FeedRecordRow], FeedFindings) = ([], FeedFindings())
    let others = feed.forEach { spot, record in
      do throws(FeedTrouble) {
        rows.append(FeedRecordRow(spot: spot, idText: try record.id(), isOld: isOld, feed: feed))
      } catch {
        findings.append(at: spot, FeedFinding(spot, error, in: record))
      }
    }
    findings.append(contentsOf: others)
    rows.sort { one, other in
      switch one.idOrder(relativeTo: other) {
      case .before: true
      case .same: one.spot.byte < other.spot.byte
      case .after: false
      }
    }
    var unique: [FeedRecordRow] = []
    for row in rows {
      if unique.last?.idOrder(relativeTo: row) == .same {
        findings.append(at: row.spot, FeedFinding(row.spot, .repeated(row.idText)))
      } else {
        unique.append(row)
      }
    }
    return (unique, findings)
  }
}
