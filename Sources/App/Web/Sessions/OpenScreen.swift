import ArcadePresentation

/// A screen of a session, with what the session keeps of it; only the session's actor touches it.
final class OpenScreen {
  let module: any WebModule
  /// What is said when it is shown next.
  var news: [Notice] = []
  /// What was typed into a form that could not be taken.
  var kept: PostedForm?
  /// Whether it was shown at all, so that there are actions.
  var wasShown = false
  /// Whether what it shows came of the last form, and has not been seen.
  var isUnseen = false
  /// What the last form sets in motion, with the address that it leads to; nil once that has been told.
  var work: Task<String, Never>?
  /// Whether that is going on.
  var isWorking = false
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ module: any WebModule) { self.module = module }

  /// Waits until nobody else uses the screen.
  func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Leaves it to whoever waits longest.
  func free() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }

  /// Takes what is to be said now.
  func takeNews() -> [Notice] {
    defer { news = [] }
    return news
  }
}
