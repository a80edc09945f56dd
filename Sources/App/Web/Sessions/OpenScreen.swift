import ArcadePresentation

/// A screen of a session, with what the session keeps of it; only the session's actor touches it.
final class OpenScreen {
  let module: any WebModule
  /// What is said when it is shown next.
  var news: [Notice] = []
  /// What can be taken away from it as a file.
  var downloads: [PageLink] = []
  /// What was typed into a form that could not be taken.
  var kept: PostedForm?
  /// Whether it was shown at all, so that there are actions.
  var wasShown = false
  /// Whether what it shows came of the last form, and has not been seen.
  var isUnseen = false
  /// The last form, and what it sets in motion: the address that it leads to.
  var last: (form: PostedForm, work: Task<String, Never>)?
  /// Whether that is going on.
  var isWorking = false
  /// Whether nobody was told yet where it led, as it took so long.
  var isUntold = false
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

  /// Waits for what took so long that nobody was told where it leads, and takes that; nil where there is nothing like it.
  func untoldTarget() async -> String? {
    guard isUntold, let work = last?.work else { return nil }
    let target = await work.value
    guard isUntold else { return nil }
    isUntold = false
    return target
  }

  /// Takes what is to be said now.
  func takeNews() -> [Notice] {
    defer { news = [] }
    return news
  }
}
