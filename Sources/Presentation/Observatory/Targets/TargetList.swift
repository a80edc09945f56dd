public import ArcadeDomain

extension WatchScreens {
  private static let mostTellings = 50

  /// Makes the list of what is waited for in a watch, with what was told lately.
  public func targets(of id: Watch.ID) -> PagePresenter<WatchIntent, WatchRoute> {
    page(at: .targets(id), titled: phrases.targetsTitle) { contents, _ in
      contents.followsStore = true
      contents.title = phrases.targetsTitle(of: try await watch(id).watch.name.text)
      let targets = try await observatory.watches.targets(of: id)
      let told = try await observatory.watches.tellings(of: id, most: Self.mostTellings)
      let listings = try await observatory.watches.listings(of: id)
      let tables =
        (targets.isEmpty ? [] : [Table(targets, named: listings, phrases: phrases)])
        + (told.isEmpty ? [] : [Table(told, title: phrases.toldTitle, phrases: phrases)])
      contents.content = tables.isEmpty ? .empty(phrases.noTargets) : .ready(Page(tables.map(Block.table)))
      contents.actions =
        [
          wayBack(to: id),
          Action("target", phrases.targetAllAction, rule, weight: .main) { .target($0, about: nil, in: id) },
        ] + declared()
    }
  }

  /// A rule as it is typed; nil for `off`.
  var rule: Parameter<TargetRule?> {
    let field = Field("rule", phrases.ruleLabel, .text, example: "below 20")
    return Parameter(field) { [phrases] text throws(InputError) in
      guard let text, !text.isEmpty else { throw .missing(field) }
      if text.lowercased() == "off" { return nil }
      do throws(TargetRuleError) {
        return try TargetRule(text)
      } catch {
        throw .refused(phrases.sentence(for: error))
      }
    }
  }

  /// Sets a target or removes those that there are, and says so.
  func set(_ rule: TargetRule?, about listing: Listing.ID?, in id: Watch.ID) async throws -> String {
    guard let rule else {
      return phrases.targetsRemoved(try await observatory.watches.removeTargets(about: listing, in: id))
    }
    // What is new is none of those that are listed.
    let listing = if case .new = rule { nil as Listing.ID? } else { listing }
    try await observatory.watches.set(TargetWish(rule, about: listing), in: id, at: observatory.time.now())
    guard let listing else { return phrases.targetSet(rule, about: nil) }
    let name = try await observatory.watches.listing(listing, of: id)?.watched.listing.name
    return phrases.targetSet(rule, about: name ?? listing)
  }
}

extension Table {
  /// Lists targets in their order; the listings have the names.
  public init(_ targets: [Target], named listings: [ListingSummary], phrases: WatchPhrases) {
    let names = Dictionary(listings.map { (Array($0.id.utf8), $0.watched.listing.name) }) { first, _ in first }
    self.init(of: targets, id: { String($0.id.number) }) {
      TableColumn(phrases.ruleLabel) { Cell($0.wish.rule.text, .strong) }
      TableColumn(phrases.listingLabel, mayBeCut: true) { target in
        Cell(target.wish.listing.map { names[Array($0.utf8)] ?? $0 } ?? phrases.eachListing)
      }
      TableColumn(phrases.sinceLabel, isSecondary: true) { Cell(phrases.formats.moment($0.since)) }
    }
  }

  /// Lists what was told, in its order.
  public init(_ tellings: [Telling], title: String? = nil, phrases: WatchPhrases) {
    self.init(of: tellings.enumerated(), title: title, id: { String($0.offset + 1) }) {
      TableColumn(phrases.toldAtLabel) { Cell(phrases.formats.moment($0.element.at)) }
      TableColumn(phrases.nameLabel, mayBeCut: true) { Cell($0.element.name) }
      TableColumn(phrases.ruleLabel) { Cell($0.element.rule.text) }
      TableColumn(phrases.label(of: .price)) { Cell(phrases.move(from: $0.element.from, to: $0.element.to)) }
    }
  }
}
