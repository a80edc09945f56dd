public import ArcadeDomain

// A picture is out of sight if no listing in sight of its watch names its address.
extension SQLWatchRepository: ThumbnailRepository {
  /// Reads the picture addresses without a row.
  public func addressesWithoutThumbnail(in id: Watch.ID, most: Int) async throws(RepositoryError) -> [String] {
    try await database.read { connection in
      try connection.rows(
        """
        SELECT picture FROM listings WHERE watch_id = ? AND state IN ('new', 'observing')
          AND (picture LIKE 'http://%' OR picture LIKE 'https://%')
          AND NOT EXISTS (
            SELECT 1 FROM watch_thumbnails AS kept WHERE kept.picture = listings.picture AND kept.watch_id = listings.watch_id
          )
        GROUP BY picture ORDER BY min(rank), picture LIMIT ?
        """,
        values: [id.number, most]
      ) { try $0.text("picture") }
    }
  }

  /// Writes a row for each picture, without its bytes if there is no room.
  public func keep(
    _ thumbnails: [Thumbnail],
    of id: Watch.ID,
    within limit: Int,
    at moment: Moment
  ) async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in
      try connection.lockRow(id.number, of: "id", in: "watches")
      _ = try connection.existingWatch(id)
      var room = limit - (try connection.row(Self.total) { try $0.count("size") } ?? 0)
      let isEnough = room >= thumbnails.reduce(0) { $0 + $1.bytes.count }
      var past = isEnough ? [] : try connection.rows(Self.past) { (try $0.integer("id"), try $0.count("size")) }[...]
      for thumbnail in thumbnails {
        while room < thumbnail.bytes.count, let (row, size) = past.popFirst() {
          try connection.run("DELETE FROM watch_thumbnails WHERE id = ?", row)
          room += size
        }
        let bytes = room < thumbnail.bytes.count ? [] : thumbnail.bytes
        room -= bytes.count
        try connection.insert(
          into: "watch_thumbnails",
          replacingBy: ["picture", "watch_id"],
          ["watch_id": id.number, "picture": thumbnail.address, "bytes": bytes, "kept_at": moment]
        )
      }
    }
  }

  /// Reads the row of an address.
  public func thumbnail(at address: String) async throws(RepositoryError) -> [UInt8]? {
    try await database.read { connection in
      let sql = "SELECT bytes FROM watch_thumbnails WHERE picture = ? AND length(bytes) > 0 LIMIT 1"
      return try connection.row(sql, address) { try $0.blob("bytes") }
    }
  }

  private static let total = """
    SELECT CAST(coalesce(sum(length(bytes)), 0) AS BIGINT) AS size FROM watch_thumbnails
    """

  private static let past = """
    SELECT id, CAST(length(bytes) AS BIGINT) AS size FROM watch_thumbnails
    WHERE NOT EXISTS (
      SELECT 1 FROM listings WHERE listings.watch_id = watch_thumbnails.watch_id
        AND listings.picture = watch_thumbnails.picture AND listings.state <> 'out-of-sight'
    ) ORDER BY kept_at, id
    """
}
