public import ArcadeDomain

/// Shows what is recorded, as tables: a history of a listing, the updates of a watch, or the sources.
///
/// It runs on whichever actor calls it.
public final class WatchRecordPresenter: RecordPresenter {
  /// What is shown.
  public enum Subject: Hashable, Sendable {
    /// How something about a listing changed.
    case history(of: Listing.ID, in: Watch.ID, WatchHistory)
    /// The updates of a watch.
    case updates(Watch.ID)
    /// What can be searched.
    case sources

    /// Whether it is a history of a listing.
    public var isHistory: Bool { if case .history = self { true } else { false } }
  }

  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
  /// What leaves the screen.
  public weak var router: (any WatchRouter)?

  private let observatory: Observatory
  private let phrases: any WatchPhrases
  private var subject: Subject

  /// Makes a presenter for a subject.
  public init(observatory: Observatory, subject: Subject, phrases: any WatchPhrases) {
    self.observatory = observatory
    self.subject = subject
    self.phrases = phrases
  }

  /// Shows the subject.
  public func show() async {
    do {
      view?.render(try await screen())
    } catch {
      view?.render(RecordScreen(title: title, content: .failed(phrases.watchFailure(for: error))))
    }
  }

  /// Shows another history of the same listing.
  public func showHistory(_ history: WatchHistory) async {
    guard case .history(let listing, let watch, _) = subject else { return }
    subject = .history(of: listing, in: watch, history)
    await show()
  }

  /// Goes to another screen.
  public func go(to route: WatchRoute) async {
    await router?.follow(route)
  }
}

extension WatchRecordPresenter {
  private var title: String {
    switch subject {
    case .history(let listing, _, let history): phrases.historyTitle(history, of: listing)
    case .updates: phrases.updatesTitle
    case .sources: phrases.sourcesTitle
    }
  }

  private func screen() async throws(RepositoryError) -> RecordScreen {
    switch subject {
    case .history(let listing, let watch, let history):
      guard let summary = try await observatory.watches.listing(listing, of: watch),
        let values = try await observatory.watches.history(of: listing, in: watch)
      else { throw RepositoryError(.noSuchWatch, subject: listing) }
      return RecordScreen(history, of: summary.watched.listing, values, phrases: phrases)
    case .updates(let id):
      guard let watch = try await observatory.watches.watch(id) else {
        throw RepositoryError(.noSuchWatch, subject: String(id.number))
      }
      let updates = try await observatory.watches.updates(of: id)
      let title = phrases.updatesTitle(of: watch.watch.name.text)
      return RecordScreen(title: title, content: .tables([phrases.updateTable(of: updates)]))
    case .sources:
      let table = phrases.sourceTable(of: observatory.sources.profiles)
      return RecordScreen(title: title, content: .tables([table]))
    }
  }
}
