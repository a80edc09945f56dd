public import ArcadeDomain

extension RecordScreen {
  /// Formats watches in their order; without any, the command that searches is named.
  public init(_ watches: [WatchSummary], searchCommand: String = "search", phrases: any WatchPhrases) {
    let table = Table(
      columns: [
        .init(phrases.numberLabel, isNumber: true), .init(phrases.watchLabel, mayBeCut: true),
        .init(phrases.title(of: .new), isNumber: true), .init(phrases.title(of: .observing), isNumber: true),
        .init(phrases.title(of: .outOfSight), isNumber: true), .init(phrases.unreadLabel, isNumber: true),
        .init(phrases.updatedLabel),
      ],
      rows: watches.enumerated().map { index, summary in
        [String(index + 1), summary.watch.name.text]
          + ListingGroup.allCases.map { phrases.formats.number(summary.counts[$0] ?? 0) }
          + [phrases.formats.number(summary.unread), summary.latest.map { phrases.formats.moment($0.at) } ?? ""]
      }
    )
    self.init(title: phrases.watchesTitle, table, whereEmpty: phrases.noWatches(beginWith: searchCommand))
  }
}
