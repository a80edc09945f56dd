public import ArcadeDomain

/// Leads down the categories to products, and collects categories for a mix.
///
/// It runs on whichever actor calls it.
public final class PriceCategoryPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<PriceCategoryScreen>)?
  /// What leaves the list.
  public weak var router: (any PriceRouter)?

  private let quiz: PriceQuiz
  private let phrases: any PricePhrases
  /// The levels from the top, each with the categories that stand on it.
  private var levels: [Level] = []
  /// What was chosen last and could not be loaded.
  private var failed: PriceCategory?

  private struct Level {
    let trail: CategoryTrail?
    let categories: [PriceCategory]
  }

  /// Makes a presenter that begins at the top.
  public init(quiz: PriceQuiz, phrases: any PricePhrases) {
    self.quiz = quiz
    self.phrases = phrases
  }

  /// Shows the level that was reached; at first the top.
  public func show() async {
    failed = nil
    do {
      if levels.isEmpty { levels = [Level(trail: nil, categories: try await quiz.catalog.roots())] }
      await render()
    } catch {
      let content = PriceCategoryScreen.Content.failed(phrases.priceFailure(for: error))
      view?.render(PriceCategoryScreen(title: phrases.categoriesTitle(below: nil), content: content))
    }
  }

  /// Goes down into the category in a row; one with products begins a game.
  public func choose(_ text: String) async {
    guard await loadTop() else { return }
    guard let category = level?.categories.row(numbered: text) else {
      return await render([Notice(phrases.noSuchRow(text), .warning)], isUpdate: true)
    }
    await open(category)
  }

  /// Tries again what could not be loaded.
  public func retry() async {
    if let failed { await open(failed) } else { await show() }
  }

  /// Goes back one level.
  public func up() async {
    guard await loadTop() else { return }
    guard levels.count > 1 else { return await render([Notice(phrases.alreadyAtTop, .warning)], isUpdate: true) }
    levels.removeLast()
    await show()
  }

  /// Goes back to the top.
  public func reset() async {
    levels = []
    await show()
  }

  /// Collects the categories in rows for a mix; without a row, says what is collected.
  public func mix(_ rows: [String]) async {
    guard await loadTop(), let level else { return }
    let categories = rows.map { level.categories.row(numbered: $0) }
    if let missing = zip(rows, categories).first(where: { $1 == nil })?.0 {
      return await render([Notice(phrases.noSuchRow(missing), .warning)], isUpdate: true)
    }
    if !rows.isEmpty { view?.render(loading) }
    do {
      let trails = categories.compactMap { $0 }.map { CategoryTrail($0, below: level.trail) }
      let mix = try await quiz.collectMix(trails)
      await render(mix.isEmpty ? [Notice(phrases.mixEmpty)] : [], isUpdate: true)
    } catch {
      await render([Notice(phrases.priceFailure(for: error).text, .bad)], isUpdate: true)
    }
  }

  /// Begins a game with everything that is collected.
  public func playMix() async {
    guard await loadTop() else { return }
    do {
      let mix = try await quiz.games.mix()
      guard mix.isEmpty else { return await go(to: .play(mix)) }
      await render([Notice(phrases.mixEmpty, .warning)], isUpdate: true)
    } catch {
      await render([Notice(phrases.priceFailure(for: error).text, .bad)], isUpdate: true)
    }
  }

  /// Collects nothing any more.
  public func clearMix() async {
    guard await loadTop() else { return }
    do {
      try await quiz.games.keepMix([])
      await render([Notice(phrases.mixEmpty)], isUpdate: true)
    } catch {
      await render([Notice(phrases.priceFailure(for: error).text, .bad)], isUpdate: true)
    }
  }

  /// Goes to another screen.
  public func go(to route: PriceRoute) async {
    await router?.follow(route)
  }
}

extension PriceCategoryPresenter {
  private var level: Level? { levels.last }

  private var title: String { phrases.categoriesTitle(below: level?.trail.map { phrases.path($0.path) }) }

  private var loading: PriceCategoryScreen {
    PriceCategoryScreen(title: title, content: .loading(phrases.loadingCategory))
  }

  /// Whether the categories at the top are there to choose from; where they are not, that is shown.
  private func loadTop() async -> Bool {
    if levels.isEmpty { await show() }
    return !levels.isEmpty
  }

  private func open(_ category: PriceCategory) async {
    let trail = CategoryTrail(category, below: level?.trail)
    failed = nil
    view?.render(loading)
    do {
      switch try await quiz.catalog.content(of: category.id).value.content {
      case .products(let products) where !products.isEmpty: await go(to: .play([trail]))
      case .subcategories(let below) where !below.isEmpty:
        levels.append(Level(trail: trail, categories: below))
        await render()
      case .products: await render([Notice(phrases.noProducts, .warning)], isUpdate: true)
      case .subcategories: await render([Notice(phrases.emptyCategory(category.name), .warning)], isUpdate: true)
      }
    } catch {
      failed = category
      view?.render(PriceCategoryScreen(title: title, content: .failed(phrases.priceFailure(for: error))))
    }
  }

  private func render(_ notices: [Notice] = [], isUpdate: Bool = false) async {
    let parent = level?.trail.map { phrases.path($0.path) }
    var screen = PriceCategoryScreen(level?.categories ?? [], below: parent, phrases: phrases)
    screen.notices = notices
    screen.isUpdate = isUpdate
    let mix = (try? await quiz.games.mix()) ?? []
    screen.mix = mix.isEmpty ? nil : phrases.mixHolds(mix.map(\.name))
    view?.render(screen)
  }
}
