/// What one result did to a watch.
public struct WatchStep: Equatable, Sendable {
  /// What the watch knows afterwards.
  public let state: WatchState
  /// The listings that were never seen before.
  public let new: [Listing]
  /// The listings that were out of sight and are back.
  public let returned: [Listing]
  /// The listings that are not there any more; none where the result is incomplete.
  public let outOfSight: [Listing]
  /// The listings that were seen before and differ in something watched, those that are back among them.
  public let changed: [ChangedRow<Listing>]
  /// The listings that were there and stand elsewhere in the result.
  public let moved: MovedRows<Listing>
  /// How many listings that were there differ in nothing watched.
  public let unchanged: Int
  /// Why listings may be missing.
  public let gaps: [SearchGap]
  /// What was left out of what the source sent.
  public let problems: CappedList<ListingProblem>

  /// Describes what a result did.
  public init(
    state: WatchState,
    new: [Listing],
    returned: [Listing],
    outOfSight: [Listing],
    changed: [ChangedRow<Listing>],
    moved: MovedRows<Listing>,
    unchanged: Int,
    gaps: [SearchGap],
    problems: CappedList<ListingProblem> = []
  ) {
    self.state = state
    self.new = new
    self.returned = returned
    self.outOfSight = outOfSight
    self.changed = changed
    self.moved = moved
    self.unchanged = unchanged
    self.gaps = gaps
    self.problems = problems
  }

  /// Whether the result had all that it should.
  public var isComplete: Bool { gaps.isEmpty }

  /// Whether something happened that a person may want to know.
  public var hasNews: Bool { !(new.isEmpty && returned.isEmpty && outOfSight.isEmpty && changed.isEmpty) }

  /// Returns the record of it.
  public func recorded(as number: Int, at moment: Moment) -> WatchUpdate {
    WatchUpdate(
      number: number,
      at: moment,
      gaps: gaps,
      new: new.count,
      returned: returned.count,
      outOfSight: outOfSight.count,
      changed: changed.count,
      unchanged: unchanged
    )
  }

  func with(_ state: WatchState) -> WatchStep {
    WatchStep(
      state: state,
      new: new,
      returned: returned,
      outOfSight: outOfSight,
      changed: changed,
      moved: moved,
      unchanged: unchanged,
      gaps: gaps,
      problems: problems
    )
  }
}
