public import ArcadeDomain

/// The contract of a `ThumbnailRepository` with watches.
public enum ThumbnailContract {
  private typealias Sample = SampleListings

  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ store: any WatchRepository & ThumbnailRepository) async throws {
    let listings = ["bb", "aa", "cc", "d"].map { Sample.listing($0) }
    let id = try await store.add(try Sample.watch(), with: Sample.result(listings), at: at(1)).watch.id
    let other = try await store.add(try Sample.watch("other"), with: Sample.result(listings), at: at(1)).watch.id
    try await checkKeeping(store, of: id, besides: other)
    try await checkRoom(store, of: id)
    try await store.delete(id)
    try await expect(store.thumbnail(at: picture("cc")), nil, "a picture goes with its watch")
  }

  private static func checkKeeping(
    _ store: any WatchRepository & ThumbnailRepository,
    of id: Watch.ID,
    besides other: Watch.ID
  ) async throws {
    try await expect(missing(store, id), ["bb", "aa", "cc"].map(picture), "all that have one are missing, by rank")
    try await expect(missing(store, id, most: 1), [picture("bb")], "at most so many are asked for")
    let kept = [Thumbnail(at: picture("aa"), [1, 2]), Thumbnail(at: picture("bb"), [])]
    try await store.keep(kept, of: id, within: 100, at: at(1))
    try await expect(missing(store, id), [picture("cc")], "nothing is asked for twice, also where nothing is there")
    try await expect(missing(store, other).count, 3, "each watch has its own")
    try await expect(store.thumbnail(at: picture("aa")), [1, 2], "what is kept is there")
    try await expect(store.thumbnail(at: picture("bb")), nil, "what is empty is no picture")
    try await expect(store.thumbnail(at: picture("cc")), nil, "what is not kept is not there")
  }

  private static func checkRoom(_ store: any WatchRepository & ThumbnailRepository, of id: Watch.ID) async throws {
    try await store.keep([Thumbnail(at: picture("cc"), [3, 4, 5])], of: id, within: 4, at: at(2))
    try await expect(store.thumbnail(at: picture("cc")), nil, "what is in sight makes no room")
    try await expect(missing(store, id), [], "and what found none is not asked for again")
    _ = try await store.update(id, with: Sample.result(Sample.listing("cc"), Sample.listing("ee")), at: at(3))
    try await store.keep([Thumbnail(at: picture("cc"), [3, 4, 5])], of: id, within: 4, at: at(3))
    try await expect(store.thumbnail(at: picture("aa")), nil, "what is out of sight does")
    try await expect(store.thumbnail(at: picture("cc")), [3, 4, 5], "for what is in sight")
    try await expect(missing(store, id), [picture("ee")], "the rest is still missing")
  }

  private static func missing(
    _ store: any ThumbnailRepository,
    _ id: Watch.ID,
    most: Int = 9
  ) async throws -> [String] {
    try await store.addressesWithoutThumbnail(in: id, most: most)
  }

  private static func picture(_ id: String) -> String { "https://shop.example/\(id).jpg" }

  private static func at(_ hour: Int64) -> Moment { Moment(milliseconds: hour * 3_600_000) }

  private static func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ promise: String) throws {
    try require(value, equals: expected, promise)
  }
}
