import ArcadeDomain

/// The actions on the screens of the price game; nil for those that a screen lacks.
struct PriceActions: GameActions {
  /// The actions of one screen only.
  var own: [Action<PriceIntent>] = []
  var resume, play, daily, standings, categories: Action<PriceIntent>
  var again: Action<PriceIntent>?
  var mix, playMix, clearMix, stats, history, best, instructions: Action<PriceIntent>
  var retry: Action<PriceIntent>?
  var pages: [Action<PriceIntent>] = []

  var all: [Action<PriceIntent>] {
    let before = own + [resume, play, daily, standings, categories, again].compactMap(\.self)
    return before + [mix, playMix, clearMix, stats, history, best, instructions, retry].compactMap(\.self) + pages
  }

  var places: [Action<PriceIntent>] { [categories, stats, history, best, instructions] }
  var forms: [Action<PriceIntent>?] { [mix] }
  var buttons: [Action<PriceIntent>?] { [resume, play, daily, standings, again, playMix, clearMix, retry] }

  func failing(_ meant: Layout?) -> Layout? { meant }
}

extension PriceScreens {
  /// Returns the actions of every screen.
  ///
  /// `mixable` are the categories that can be added to the mix from here. `played` is the category that `play` starts,
  /// instead of the default. If no other link leads up, one to the categories is included.
  func actions(
    mixable: [(CategoryTrail, Choice)] = [],
    playing played: CategoryTrail? = nil,
    hasWayUp: Bool = false
  ) -> PriceActions {
    // The names of bundled categories are translated.
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
