public import ArcadeDomain

extension RecordScreen {
  /// Shows how something about a listing changed, newest first.
  public init(
    _ history: WatchHistory,
    of listing: Listing,
    _ values: ListingHistory,
    phrases: any WatchPhrases
  ) {
    let tables: [Table] =
      switch history {
      case .price: [phrases.historyTable(of: .price, values.prices.map { $0.asValue(ListingValue.amount) })]
      case .reviews:
        [
          phrases.historyTable(of: .reviewCount, values.reviewCounts.map { $0.asValue(ListingValue.count) }),
          phrases.historyTable(of: .reviewAverage, values.reviewAverages.map { $0.asValue(ListingValue.average) }),
        ]
      case .stock: [phrases.historyTable(of: .availability, values.stock.map { $0.asValue(ListingValue.availability) })]
      }
    self.init(title: phrases.historyTitle(history, of: listing.name), content: .tables(tables))
  }
}

extension RecordScreen {
  /// Shows categories with the ids by which their source knows them.
  public init(
    _ categories: [ListingCategory],
    of source: String,
    below parent: String?,
    phrases: any WatchPhrases
  ) {
    let title = phrases.categoriesTitle(of: source, below: parent)
    let table = Table(
      columns: [.init(phrases.idLabel), .init(phrases.categoryLabel, mayBeCut: true)],
      rows: categories.map { [$0.id, $0.name] }
    )
    self.init(title: title, content: categories.isEmpty ? .empty(phrases.noCategories(matching: "")) : .tables([table]))
  }
}

extension WatchPhrases {
  /// Values with their times and where each went, newest first.
  func historyTable(of attribute: ListingAttribute, _ values: [Observed<ListingValue>]) -> RecordScreen.Table {
    let older = values.dropFirst().map(\.value) + [nil]
    let rows = zip(values, older).map { observed, before in
      let direction = before.flatMap { before in observed.value.flatMap(before.direction(to:)) }
      return [formats.moment(observed.at), text(of: observed.value), direction.map(word(for:)) ?? ""]
    }
    return RecordScreen.Table(
      columns: [
        .init(sinceLabel), .init(label(of: attribute), isNumber: attribute != .availability), .init(directionLabel),
      ],
      rows: rows
    )
  }

  /// The updates of a watch, newest first.
  func updateTable(of updates: [WatchUpdate]) -> RecordScreen.Table {
    // Why something is missing takes a sentence; where nothing is, the counts have that room.
    let showsGaps = !updates.allSatisfy(\.isComplete)
    return RecordScreen.Table(
      columns: [
        .init(updatedLabel), .init(changedLabel, isNumber: true), .init(title(of: .new), isNumber: true),
        .init(returnedLabel, isNumber: true), .init(title(of: .outOfSight), isNumber: true),
        .init(unchangedLabel, isNumber: true),
      ] + (showsGaps ? [.init(incompleteLabel)] : []),
      rows: updates.map { update in
        let counts = [update.changed, update.new, update.returned, update.outOfSight, update.unchanged]
        return [formats.moment(update.at)] + counts.map(formats.number) + (showsGaps ? [words(for: update.gaps)] : [])
      }
    )
  }

  /// What can be searched, and what it needs.
  public func sourceTable(of profiles: [ListingSourceProfile]) -> RecordScreen.Table {
    RecordScreen.Table(
      columns: [.init(sourceLabel), .init(needsLabel), .init(termsLabel)],
      rows: profiles.map { profile in
        let needs = profile.needs.map(words(for:))
        return [
          profile.needs.contains(.path) ? "\(profile.name):PATH" : profile.name,
          needs.isEmpty ? needsNothing : formats.list(needs), profile.terms ?? "",
        ]
      }
    )
  }
}

extension Observed {
  fileprivate func asValue(_ make: (Value) -> ListingValue) -> Observed<ListingValue> {
    Observed<ListingValue>(value.map(make), at: at)
  }
}
