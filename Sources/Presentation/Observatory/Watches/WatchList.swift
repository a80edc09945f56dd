public import ArcadeDomain

extension WatchScreens {
  /// Makes the list of the watches.
  public func watches() -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .watches, titled: phrases.watchesTitle) { contents, _ in
      contents.followsStore = true
      let watches = try await observatory.allWatches()
      contents.content = .tables(Table(watches, phrases: phrases), else: phrases.noWatches)
      contents.actions = actions(for: watches.map(\.watch)) + [adding.secondary] + declared(naming: ["search"])
    }
  }

  private func actions(for watches: [Watch]) -> [Action<WatchIntent>] {
    guard !watches.isEmpty else { return [] }
    let rows = watches.map { ($0, Choice(String($0.id.number), $0.name.text)) }
    let row = Parameter.row("n", phrases.watchLabel, of: rows, phrases)
    let name = Parameter(Field("name", phrases.nameLabel, .text)) { [phrases] _ in
      phrases.nameMissing
    } read: {
      Watch.Name($0)
    }
    return [
      Action("open", phrases.openWatchAction, row, weight: .usual) { .go(.listings($0.id)) },
      Action("update", aliases: ["update all"], phrases.updateAction, row.optional(phrases.allWatches), weight: .main) {
        .update($0.map { [$0] } ?? watches)
      },
      Action("rename", phrases.renameAction, row, name) { .rename($0, to: $1) }.changingWhatIsShared,
      Action("delete", phrases.deleteAction, row) { .go(.deletion(of: $0.id)) }.changingWhatIsShared,
    ]
  }

  /// Makes the question whether to delete a watch.
  public func deletion(of id: Watch.ID) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .deletion(of: id), titled: phrases.watchesTitle) { contents, _ in
      let watch = try await observatory.watch(id)
      contents.title = watch.watch.name.text
      contents.content = .ready(Page(.text(phrases.summary(of: watch))))
      contents.question = phrases.askToDelete(watch)
      contents.actions = [
        Action("yes", phrases.deleteThisAction) { .delete(watch.watch) }.destructive.changingWhatIsShared,
        Action("no", phrases.keepAction) { .keep },
      ]
    }
  }
}

extension Table {
  /// Lists watches in their order, with how many listings they have.
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
  /// Says how much updates brought, newest first; nil where fewer than two followed the first search, to which all is new.
  fileprivate init?(ofChangesIn updates: [UpdateRecord], phrases: WatchPhrases) {
    let counts = updates.filter { $0.number > 1 }.map(\.newsCount).reversed()
    guard counts.count > 1, let most = counts.max() else { return nil }
    let share = Double(Self.top) / Double(max(most, 1))
    self.init(phrases.recentChanges(Array(counts)), levels: counts.map { Int(Double($0) * share) }, figures: [])
  }
}
