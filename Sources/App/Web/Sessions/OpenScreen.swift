import ArcadeConsole
import ArcadePresentation

/// A screen of a session with its state; only the session's actor touches it.
final class OpenScreen {
  /// The number of forms that are recognised if they are sent twice.
  private static let remembered = 8

  let module: any WebModule
  /// The news to show next.
  var news: [Notice] = []
  /// The files that can be downloaded.
  var downloads: [PageLink] = []
  /// The rejected form.
  var kept: PostedForm?
  /// Whether it was ever shown, so that there are actions.
  var wasShown = false
  /// Whether the screen shows the result of the last form, which was not seen yet.
  var isUnseen = false
  /// The latest forms by their hashes, because they may be long. Each has its task, which returns the address it
  /// leads to.
  private var works: [(form: Int, work: Task<String, Never>)] = []
  /// The number of tasks that run, or wait for earlier ones.
  private var open = 0
  /// Whether the result of a long task was not sent to a browser yet.
  var isUntold = false
  /// The store's revision at the last check for changes.
  var revision: Int?
  /// The last drawn version with its first drawing, by which windows with older drawings are recognised.
  private var drawn = (version: -1, first: 0)
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ module: any WebModule) { self.module = module }

  /// Whether a form is being processed, or waits for another one.
  var isWorking: Bool { open > 0 }

  /// The task of the last form.
  var lastWork: Task<String, Never>? { works.last?.work }

  /// Returns the task of the same form of the same drawing.
  func work(of form: PostedForm) -> Task<String, Never>? {
    form.page.isEmpty ? nil : works.last { $0.form == form.hashValue }?.work
  }

  /// Registers the task of a form, before it waits for anything.
  func begin(_ work: Task<String, Never>, for form: PostedForm) {
    works.append((form.hashValue, work))
    if works.count > Self.remembered { works.removeFirst() }
    open += 1
  }

  /// Notes that a form is done.
  func end() { open -= 1 }

  /// Waits for exclusive use of the screen.
  func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Passes the exclusive use to the first in the queue.
  func free() { if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() } }

  /// Waits for a long task without a sent result, and returns the address it leads to; nil without such a task.
  func untoldTarget() async -> String? {
    guard isUntold, let work = lastWork else { return nil }
    let target = await work.value
    guard isUntold else { return nil }
    isUntold = false
    return target
  }

  /// Notes the drawing of the current version.
  func draw(_ number: Int) { if drawn.version != module.version { drawn = (module.version, number) } }

  /// Whether the window with this drawing is out of date.
  func isNewer(than drawing: Int) -> Bool { drawn.version != module.version || drawing < drawn.first }

  /// Returns the news and clears it.
  func takeNews() -> [Notice] {
    defer { news = [] }
    return news
  }
}
