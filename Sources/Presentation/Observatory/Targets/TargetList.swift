public import ArcadeDomain

extension WatchScreens {
  private static let mostTellings = 50

  /// Makes the list of what is waited for in a watch, with what was told lately.
  public func targets(of id: Watch.ID) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .targets(id), titled: phrases.targetsTitle) { contents, _ in
      contents.followsStore = true
      contents.title = phrases.targetsTitle(of: try await observatory.watch(id).watch.name.text)
      let (targets, listings) = try await observatory.targets(of: id)
      let told = try await observatory.tellings(of: id, most: Self.mostTellings)
      let tables =
        (targets.isEmpty ? [] : [Table(targets, firstNumber: 1, named: listings, phrases: phrases)])
        + (told.isEmpty ? [] : [Table(told, title: phrases.toldTitle, phrases: phrases)])
      contents.content = tables.isEmpty ? .empty(phrases.noTargets) : .ready(Page(tables.map(Block.table)))
      contents.actions =
        [
          wayBack(to: id),
          Action("target", phrases.targetAllAction, rule, weight: .main) { .target($0, about: nil, in: id) }
            .changingWhatIsShared,
        ] + changing(targets, in: id) + declared()
    }
  }

  /// Makes the list of what the targets of a watch would have told over the stored history.
  public func trial(of id: Watch.ID) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .trial(id), titled: phrases.targetsTitle) { contents, _ in
      contents.followsStore = true
      contents.title = phrases.trialTitle(of: try await observatory.watch(id).watch.name.text)
      let told = try await observatory.tryTargets(of: id)
      let none = told == nil ? phrases.noTargets : phrases.nothingToTell
      contents.content = .tables(Table(told ?? [], phrases: phrases), else: none)
      contents.actions = [wayBack(to: id), Action("targets", phrases.targetsAction, to: .targets(id))] + declared()
    }
  }

  private func changing(_ targets: [Target], in id: Watch.ID) -> [Action<WatchIntent>] {
    guard !targets.isEmpty else { return [] }
    let rows = targets.map { ($0.id, Choice(String($0.id.number), $0.wish.rule.text)) }
    let row = Parameter.row("n", phrases.targetLabel, of: rows, phrases)
    let margin = Parameter<Int64>(Field("margin", phrases.marginLabel, .text, example: "2%")) {
      [phrases] text throws(InputError) in
      do throws(TargetRuleError) {
        return try TargetRule.percent(text ?? "")
      } catch {
        throw .refused(phrases.sentence(for: error))
      }
    }
    let rest = Parameter(Field("rest", phrases.restLabel, .text, example: "12h"), else: phrases.noHours) {
      TargetRule.hours($0)
    }
    return [
      Action("margin", phrases.marginAction, row, margin) { .change($0, in: id, margin: $1) }.changingWhatIsShared,
      Action("rest", phrases.restAction, row, rest) { .change($0, in: id, rest: $1) }.changingWhatIsShared,
      Action("try", phrases.tryAction, to: .trial(id)),
    ]
  }

  /// A rule as it is typed; nil for `off`.
  var rule: Parameter<TargetRule?> {
    let field = Field("rule", phrases.ruleLabel, .text, example: "below 20")
    return Parameter(field) { [phrases] text throws(InputError) in
      guard let text, !text.isEmpty else { throw .missing(field) }
      if text.lowercased() == "off" { return nil }
      do throws(TargetRuleError) {
        return try TargetRule(text, sign: phrases.formats.decimalSign)
      } catch {
        throw .refused(phrases.sentence(for: error))
      }
    }
  }

  /// Sets a target or removes those that there are, and says so.
  func set(_ rule: TargetRule?, about listing: Listing.ID?, in id: Watch.ID) async throws -> String {
    guard let rule else {
      return phrases.targetsRemoved(try await observatory.removeTargets(about: listing, in: id))
    }
    let wish = TargetWish(rule, about: listing)
    let (_, listing) = try await observatory.setTarget(wish, in: id)
    return phrases.targetSet(rule, about: listing?.name ?? wish.listing)
  }
}

extension TargetRule {
  /// Whether a price has to be back by some part before it is told again.
  fileprivate var hasMargin: Bool {
    switch self {
    case .below, .above: true
    case .drop, .low, .back, .new: false
    }
  }
}

extension Table {
  /// Lists targets in their order; the listings have the names.
  public init(
    _ targets: [Target],
    firstNumber: Int? = nil,
    named listings: [ListingSummary],
    phrases: WatchPhrases
  ) {
    let names = Dictionary(listings.map { (Array($0.id.utf8), $0.watched.listing.name) }) { first, _ in first }
    self.init(of: targets, firstNumber: firstNumber, id: { String($0.id.number) }) {
      TableColumn(phrases.ruleLabel) { Cell($0.wish.rule.text, .strong) }
      TableColumn(phrases.listingLabel, mayBeCut: true) { target in
        Cell(target.wish.listing.map { names[Array($0.utf8)] ?? $0 } ?? phrases.eachListing)
      }
      TableColumn(phrases.marginLabel, isNumber: true, isSecondary: true) { target in
        Cell(target.wish.rule.hasMargin ? phrases.formats.percent(Percent(hundredths: target.wish.margin)) : "")
      }
      TableColumn(phrases.restLabel, isNumber: true, isSecondary: true) {
        Cell(phrases.hours(Int($0.wish.rest / .seconds(3_600))))
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
