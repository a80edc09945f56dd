public import ArcadeDomain

/// The watches with their numbers of listings.
public struct WatchListPresenter: WatchPresenter {
  public let system: WatchScreens

  /// Creates the list of watches.
  public init(_ system: WatchScreens) { self.system = system }

  public var route: WatchRoute { .watches }
  public var title: String { phrases.watchesTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    var can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    contents.followsStore = true
    let watches = try await observatory.allWatches()
    contents.content = .tables(Table(watches, phrases: phrases), else: phrases.noWatches)
    let rows = watches.map { ($0.watch, Choice(String($0.id.number), $0.watch.name.text)) }
    let row = rows.isEmpty ? nil : Parameter.row("n", phrases.watchLabel, of: rows, phrases)
    let update = row.map { updating(watches.map(\.watch), by: $0) }
    let (rename, delete) = (row.map(renaming), row.map(deleting))
    can.search = can.search.main
    contents.actions = [row.map(opening), update, rename, delete, adding].compactMap(\.self) + can.all
    contents.layout = Layout {
      Block.forms(update?.first, adding, update == nil ? can.search.first : can.search)
      Block.more { Block.forms(rename, delete) }
    }
  }

  private func opening(_ row: Parameter<Watch>) -> Action<WatchIntent> {
    Action("open", phrases.openWatchAction, caption: phrases.openCaption, row, weight: .usual) { .go(.listings($0.id)) }
  }

  private func updating(_ watches: [Watch], by row: Parameter<Watch>) -> Action<WatchIntent> {
    Action(
      "update",
      aliases: ["update all"],
      phrases.updateAction,
      caption: phrases.updateCaption,
      row.optional(phrases.allWatches),
      weight: .main
    ) {
      .update($0.map { [$0] } ?? watches)
    }
  }

  private func renaming(_ row: Parameter<Watch>) -> Action<WatchIntent> {
    let name = Parameter(Field("name", phrases.nameLabel, .text)) { [phrases] _ in
      phrases.nameMissing
    } read: {
      Watch.Name($0)
    }
    return Action("rename", phrases.renameAction, caption: phrases.renameCaption, row, name) { .rename($0, to: $1) }
      .changingWhatIsShared
  }

  private func deleting(_ row: Parameter<Watch>) -> Action<WatchIntent> {
    Action("delete", phrases.deleteAction, caption: phrases.deleteCaption, row) { .go(.deletion(of: $0.id)) }
      .changingWhatIsShared
  }

  /// Opens the form for a feed to watch as a whole.
  private var adding: Action<WatchIntent> {
    Action(
      "add",
      phrases.addAction,
      caption: phrases.addCaption,
      Parameter.text("what", phrases.whatLabel).optional(phrases.wholeFeed)
    ) {
      $0.map { .add(FeedDraft($0)) } ?? .go(.feed(FeedDraft()))
    }.changingWhatIsShared
  }
}

extension Table {
  /// Creates a table of watches with their numbers of listings, in the given order.
  public init(_ watches: [WatchSummary], phrases: WatchPhrases) {
    let formats = phrases.formats
    self.init(
      of: watches,
      firstNumber: 1,
      isWatched: true,
      id: { String($0.id.number) },
      address: { WatchRoute.listings($0.id).address }
    ) {
      TableColumn(phrases.watchLabel, mayBeCut: true) { Cell($0.watch.name.text, .strong) }
      for group in ListingGroup.allCases {
        TableColumn(phrases.title(of: group), isNumber: true, isSecondary: true) {
          formats.number($0.counts[group] ?? 0)
        }
      }
      TableColumn(phrases.unreadLabel, isNumber: true) { formats.number($0.unread) }
      TableColumn(phrases.updatedLabel, isSecondary: true) {
        Cell(
          $0.latest.map { formats.moment($0.at) } ?? "",
          trend: Trend(ofChangesIn: $0.recent, phrases: phrases)
        )
      }
    }
  }
}

extension Trend {
  /// Creates a trend of the changes in updates, newest first. Nil if fewer than two followed the first search, to which
  /// everything is new.
  fileprivate init?(ofChangesIn updates: [UpdateRecord], phrases: WatchPhrases) {
    let counts = updates.filter { $0.number > 1 }.map(\.newsCount).reversed()
    guard counts.count > 1, let most = counts.max() else { return nil }
    let share = Double(Self.top) / Double(max(most, 1))
    self.init(phrases.recentChanges(Array(counts)), levels: counts.map { Int(Double($0) * share) }, figures: [])
  }
}
