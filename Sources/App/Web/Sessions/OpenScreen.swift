import ArcadeConsole
import ArcadePresentation

/// A screen of a session, with what the session keeps of it; only the session's actor touches it.
final class OpenScreen {
  /// So many forms are known again where they are sent twice.
  private static let remembered = 8

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
  /// The latest forms by their hashes, as they may be long, each with what it sets in motion: the address that it leads to.
  private var works: [(form: Int, work: Task<String, Never>)] = []
  /// How many of them are going on, or wait for those before them.
  private var open = 0
  /// Whether nobody was told yet where it led, as it took so long.
  var isUntold = false
  /// How much had changed in the store when it was last looked at for what others change.
  var revision: Int?
  /// The version that was drawn last, and the first drawing of it, so that windows with earlier ones are known.
  private var drawn = (version: -1, first: 0)
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ module: any WebModule) { self.module = module }

  /// Whether a form is at work here, or waits for one that is.
  var isWorking: Bool { open > 0 }

  /// What the last form set in motion.
  var lastWork: Task<String, Never>? { works.last?.work }

  /// What the same form of the same drawing set in motion already.
  func work(of form: PostedForm) -> Task<String, Never>? {
    form.page.isEmpty ? nil : works.last { $0.form == form.hashValue }?.work
  }

  /// Notes what a form sets in motion, before it waits for anything.
  func begin(_ work: Task<String, Never>, for form: PostedForm) {
    works.append((form.hashValue, work))
    if works.count > Self.remembered { works.removeFirst() }
    open += 1
  }

  /// Notes that a form is done.
  func end() { open -= 1 }

  /// Waits until nobody else uses the screen.
  func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Leaves it to whoever waits longest.
  func free() { if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() } }

  /// Waits for what took so long that nobody was told where it leads, and takes that; nil where there is nothing like it.
  func untoldTarget() async -> String? {
    guard isUntold, let work = lastWork else { return nil }
    let target = await work.value
    guard isUntold else { return nil }
    isUntold = false
    return target
  }

  /// Notes that what it shows is drawn now.
  func draw(_ number: Int) { if drawn.version != module.version { drawn = (module.version, number) } }

  /// Whether a window with this drawing shows less than there is.
  func isNewer(than drawing: Int) -> Bool { drawn.version != module.version || drawing < drawn.first }

  /// Takes what is to be said now.
  func takeNews() -> [Notice] {
    defer { news = [] }
    return news
  }
}
