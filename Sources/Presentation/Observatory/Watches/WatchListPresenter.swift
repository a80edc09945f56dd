public import ArcadeDomain

/// Lists the watches, updates them, and renames and deletes them.
///
/// It runs on whichever actor calls it.
public final class WatchListPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
  /// What leaves the list.
  public weak var router: (any WatchRouter)?

  private let observatory: Observatory
  private let phrases: any WatchPhrases
  private var watches: [WatchSummary] = []
  private var deleting: WatchSummary?
  /// Why there are no watches to show.
  private var failure: Failure?

  /// Makes a presenter for the watches of an observatory.
  public init(observatory: Observatory, phrases: any WatchPhrases) {
    self.observatory = observatory
    self.phrases = phrases
  }

  /// Shows the watches.
  public func show() async { await render() }

  /// Opens the watch in a row.
  public func open(_ text: String) async {
    guard let watch = watches.row(numbered: text) else { return refuse(text) }
    await go(to: .listings(watch.id))
  }

  /// Updates the watch in a row, or all of them; one that fails does not keep the others back.
  public func update(_ text: String? = nil) async {
    let chosen = text.map { text in watches.row(numbered: text).map { [$0] } ?? [] } ?? watches
    if let text, chosen.isEmpty { return refuse(text) }
    var notices: [Notice] = []
    for summary in chosen {
      if !observatory.sources.isInstant(summary.watch.source) { view?.render(loading(summary.watch)) }
      do {
        let updated = try await observatory.updateWatch(summary.id) { progress in
          view?.render(loading(summary.watch, progress))
        }
        notices += phrases.notices(about: updated, isNamed: true)
      } catch {
        notices.append(Notice(phrases.about(summary.watch.name.text, phrases.watchFailure(for: error).text), .bad))
      }
    }
    await render(notices)
  }

  /// Gives the watch in a row another name.
  public func rename(_ text: String, to name: String) async {
    guard let watch = watches.row(numbered: text) else { return refuse(text) }
    guard let name = Watch.Name(name) else { return say(Notice(phrases.nameMissing, .warning)) }
    do {
      try await observatory.watches.rename(watch.id, to: name)
      await render([Notice(phrases.renamed(watch.watch.name.text, to: name.text), .good)])
    } catch {
      say(Notice(phrases.watchFailure(for: error).text, .bad))
    }
  }

  /// Asks whether to delete the watch in a row, and says what would be lost.
  public func delete(_ text: String) async {
    guard let watch = watches.row(numbered: text) else { return refuse(text) }
    deleting = watch
    view?.render(screen(question: phrases.askToDelete(watch), isUpdate: true))
  }

  /// Answers whether to delete it.
  public func answerToDelete(_ isYes: Bool) async {
    guard let watch = deleting else { return await render() }
    deleting = nil
    guard isYes else { return say(Notice(phrases.nothingDeleted)) }
    do {
      try await observatory.watches.delete(watch.id)
      await render([Notice(phrases.deleted(watch.watch.name.text), .good)])
    } catch {
      say(Notice(phrases.watchFailure(for: error).text, .bad))
    }
  }

  /// Goes to another screen.
  public func go(to route: WatchRoute) async {
    await router?.follow(route)
  }
}

extension WatchListPresenter {
  private func refuse(_ text: String) { say(Notice(phrases.noSuchRow(text), .warning)) }

  /// Says something; a question that stood there is not asked any more.
  private func say(_ notice: Notice) {
    deleting = nil
    view?.render(screen([notice], isUpdate: true))
  }

  private func loading(_ watch: Watch, _ progress: SearchProgress? = nil) -> RecordScreen {
    RecordScreen(
      title: phrases.watchesTitle,
      content: .loading(phrases.searching(watch.query, at: watch.source, progress))
    )
  }

  private func screen(_ notices: [Notice] = [], question: String? = nil, isUpdate: Bool) -> RecordScreen {
    var screen = RecordScreen(watches, phrases: phrases)
    if let failure { screen.content = .failed(failure) }
    screen.notices = notices
    screen.question = question
    screen.isUpdate = isUpdate
    return screen
  }

  private func render(_ notices: [Notice] = []) async {
    deleting = nil
    do {
      watches = try await observatory.watches.watches()
      failure = nil
    } catch {
      watches = []
      failure = phrases.watchFailure(for: error)
    }
    view?.render(screen(notices, isUpdate: false))
  }
}
