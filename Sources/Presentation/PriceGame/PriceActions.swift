import ArcadeDomain

/// What can be done everywhere in the price game.
struct PriceActions {
  var resume, play, daily, standings, categories: Action<PriceIntent>
  /// Nil where a game that has ended offers another one of its own.
  var again: Action<PriceIntent>?
  var mix, playMix, clearMix, stats, history, best, instructions: Action<PriceIntent>
  /// Nil where nothing can fail.
  var retry: Action<PriceIntent>?

  /// All of them, in the order of help.
  var all: [Action<PriceIntent>] {
    let before = [resume, play, daily, standings, categories, again]
    return (before + [mix, playMix, clearMix, stats, history, best, instructions, retry]).compactMap(\.self)
  }

  /// The screens that everything begins from.
  var places: [Layout.Place] { [categories, stats, history, best, instructions].compactMap(Layout.Place.init) }

  /// What is rarely wanted, behind what only one screen has.
  func rest(after own: [Action<some Any>] = [Action<PriceIntent>]()) -> [Block] {
    let others = [resume, play, daily, standings, again, playMix, clearMix, retry]
    return [.forms(mix), .list(own.map(\.offer) + others.compactMap { $0?.offer })]
  }

  /// A page on which some of them stay in sight, the first of which stands out.
  func leading(on usual: Action<PriceIntent>, _ others: Action<PriceIntent>...) -> Layout {
    let shown = [usual.first] + others + [retry].compactMap(\.self)
    return Layout {
      Block.bar(shown)
      Block.more { rest() }
    }
  }
}

extension PriceScreens {
  /// The screens that everything begins from.
  public var places: [Layout.Place] { actions().places }

  /// The actions of every screen.
  ///
  /// `mixable` is what can be put into the mix from here, `played` the category that `play` begins with in place of the
  /// usual one. Where there is no other way up, that leads to the categories, too.
  func actions(
    mixable: [(CategoryTrail, Choice)] = [],
    playing played: CategoryTrail? = nil,
    hasWayUp: Bool = false
  ) -> PriceActions {
    // What ships with Arcade has its names in the language in use.
    let (usual, blenders) = (quiz.usualCategory, PriceCategory(id: PriceCategory.blenders.id, name: phrases.blenders))
    let first = CategoryTrail(usual == .blenders ? blenders : usual)
    let ownName = usual == .blenders ? nil : usual.name
    let rows = Parameter.rows("n", phrases.categoryLabel, of: mixable, example: "") { [phrases] in phrases.noSuchRow($0)
    }
    return PriceActions(
      resume: Action("resume", phrases.resumeAction, caption: phrases.resumeCaption) { .resume },
      play: Action("play", phrases.playAction(played?.name ?? ownName)) { .play([played ?? first]) },
      daily: declaredDaily(),
      standings: Action("standings", phrases.standingsAction, to: .standings),
      categories: Action(
        "categories",
        aliases: hasWayUp ? ["reset"] : ["reset", "up"],
        phrases.categoriesAction,
        caption: phrases.categoriesCaption,
        to: .categories([])
      ),
      again: Action("again", phrases.againAction, caption: phrases.againCaption) { .again },
      mix: Action("mix", phrases.mixAction, caption: phrases.mixCaption, rows.optional) { .mix($0 ?? []) },
      playMix: Action("mix play", phrases.playMixAction, caption: phrases.playMixCaption) { .playMix },
      clearMix: Action("mix clear", phrases.clearMixAction, caption: phrases.clearMixCaption) { .clearMix },
      stats: Action("stats", phrases.statsAction, caption: phrases.statsCaption, to: .stats),
      history: Action("history", phrases.historyAction, caption: phrases.historyCaption, to: .history()),
      best: Action("best", phrases.bestAction, caption: phrases.bestCaption, to: .best),
      instructions: Action("info", phrases.instructionsAction, caption: phrases.instructionsCaption, to: .instructions),
      retry: Action("retry", phrases.retryAction, caption: phrases.retryCaption) { .show }
    )
  }
}
