/// What holds for all watches, their listings and histories.
enum ObservatoryLaws {
  static let all: [IntegrityCheck] =
    [
      .numbered("watch_updates", "number", from: 1, within: "watch_id"),
      .numbered("watch_gaps", "position", from: 0, within: "update_id"),
    ]
    + HistoryTable.all.flatMap { [inOrder($0.name), present($0.name)] }

  /// What was observed of a listing stands in the order in which it was, without regard to the end of a text that says when.
  private static func inOrder(_ table: String) -> IntegrityCheck {
    let time = "replace(observed_at, 'Z', '')"
    return IntegrityCheck(
      .order,
      table,
      brokenWhere: """
        id IN (SELECT id FROM (SELECT id, \(time) AS seen,
        lag(\(time)) OVER (PARTITION BY listing_id ORDER BY id) AS seen_before FROM \(table)) AS observed
        WHERE seen < seen_before)
        """
    )
  }

  /// Each listing has a row in each history: the newest says what it costs now.
  private static func present(_ table: String) -> IntegrityCheck {
    IntegrityCheck(
      .history,
      "listings",
      brokenWhere: "NOT EXISTS (SELECT 1 FROM \(table) WHERE \(table).listing_id = listings.id)"
    )
  }
}
