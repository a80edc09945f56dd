import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The open screens of a browser by their addresses. They have no order, so that windows do not affect each other.
actor WebSession {
  /// The highest number of open screens; one more closes the one that was requested least recently.
  static let limit = 32
  /// The bytes of the longest address made from a text.
  private static let longestAddress = 4000

  let context: RequestContext
  /// The language of its pages.
  let language: Language
  /// The owner of the data, if known; nil if nobody asked.
  let owner: Owner?
  let systems: SessionSystems
  /// Waits as long as a response may wait for a form's work; after that the page shows that it continues.
  private let patience: @Sendable () async -> Void
  /// The open screens, the latest last.
  private var screens: [OpenScreen] = []
  let pictures = SessionPictures()
  let streams = OpenStreams()
  var drawings = 0

  init(
    _ systems: sending SessionSystems,
    owner: Owner? = nil,
    context: RequestContext,
    patience: @escaping @Sendable () async -> Void
  ) {
    language = systems.opening.composition.language
    (self.systems, self.owner, self.context, self.patience) = (systems, owner, context, patience)
  }

  /// Returns the page at an address, or a redirect.
  func page(at address: String) async -> WebResponse {
    do {
      guard let screen = try screen(at: address) else { return notFound(at: address) }
      return try await page(of: screen)
    } catch {
      return failure(error, at: address)
    }
  }

  private func page(of screen: OpenScreen) async throws -> WebResponse {
    if screen.isWorking, let work = screen.lastWork, !(await isDone(work)) { return draw(screen) }
    if let target = await screen.untoldTarget(), target != screen.module.address { return .redirect(to: target) }
    await screen.take()
    defer { screen.free() }
    if screen.isUnseen {
      screen.isUnseen = false
    } else {
      screen.revision = await systems.opening.composition.revision()
      screen.wasShown = true
      await RequestCache.during { await screen.module.show(screen.takeNews()) }
    }
    await wakeIfDue(screen)
    if let target = try land(from: screen) { return .redirect(to: target) }
    let isGuests = !systems.opening.surface.changesWhatIsShared
    let visit = DownloadVisit(
      composition: systems.opening.composition,
      isGuest: isGuests,
      isLocal: context.isLocal
    )
    // If they are not available, the page itself shows why.
    screen.downloads =
      (try? await systems.systems.downloads(at: screen.module.address, for: visit))?.map(\.link) ?? []
    return draw(screen)
  }

  /// Performs a form; returns a redirect to its result.
  func perform(_ form: PostedForm, at address: String) async -> WebResponse {
    let screen: OpenScreen
    do {
      guard let found = try self.screen(at: address) else { return notFound(at: address) }
      screen = found
    } catch {
      return failure(error, at: address)
    }
    if await refuses(form, on: screen) { return notForGuests(at: address) }
    let work: Task<String, Never>
    if let known = screen.work(of: form) {
      // A second press leads to the result of the first.
      work = known
    } else {
      work = Task { await RequestCache.during { await self.work(on: screen, form) } }
      screen.begin(work, for: form)
    }
    // A user who takes a name continues in another session, which would not know the result.
    let leaves = OwnerRoute(address: address) != nil
    screen.isUntold = leaves ? false : !(await isDone(work))
    return .redirect(to: screen.isUntold ? screen.module.address : await work.value)
  }

  /// The open systems, for a session in another language that continues their games.
  var opened: [String: any ScreenSystem] { systems.opened }

  /// Adds a notice to the next page at an address.
  func say(_ notice: Notice, at address: String) { (try? screen(at: address))?.news.append(notice) }

  private func work(on screen: OpenScreen, _ form: PostedForm) async -> String {
    await screen.take()
    defer {
      screen.end()
      screen.free()
    }
    await showFirst(screen)
    await wakeIfDue(screen)
    // A form from another person's page was not meant for this one.
    guard form.isOf(systems.opening.composition.owner) else {
      screen.news.append(Notice(language.pagePhrases.pageIsOld, .warning))
      return screen.module.address
    }
    do throws(InputError) {
      let version = screen.module.version
      try await screen.module.perform(form)
      screen.isUnseen = true
      let news = screen.module.takeNews()
      // A rejected form is kept for correction.
      let isRefused = version == screen.module.version && news.contains { $0.tone == .bad || $0.tone == .warning }
      if isRefused, form.isShort { screen.kept = form }
      // If the form led elsewhere, the news is shown there.
      if let target = try? land(from: screen, keeping: form) { return target }
      screen.news += news
    } catch {
      screen.news.append(Notice(sentence(for: error), .warning))
      screen.kept = form.isShort ? form : nil
    }
    return screen.module.address
  }

  /// Moves the news to the screen that another one led to, and returns its address.
  ///
  /// Returns nil if it led nowhere, or if a form made the address too long.
  func land(from screen: OpenScreen, keeping form: PostedForm? = nil) throws -> String? {
    guard let landing = screen.module.takeLanding() else { return nil }
    // Neither would the server send it, nor a browser request it.
    guard landing.address.utf8.count <= Self.longestAddress else {
      screen.news.append(Notice(language.pagePhrases.textIsTooLong, .warning))
      screen.kept = form.flatMap { $0.isShort ? $0 : nil }
      return nil
    }
    let target = try self.screen(at: landing.address, isLedTo: true)
    target?.news += landing.news
    // The screen is current when the user comes back.
    screen.isUnseen = false
    target?.isUnseen = false
    return target?.module.address ?? landing.address
  }

  func wakeIfDue(_ screen: OpenScreen) async {
    guard let wake = screen.module.countdown?.wake else { return }
    if wake <= systems.opening.composition.time.elapsed() { await screen.module.wake() }
  }

  /// Returns the open screen at an address, else a new one; nil if there is none.
  func screen(at address: String, isLedTo: Bool = false) throws -> OpenScreen? {
    if let index = screens.firstIndex(where: { $0.module.address == address }) {
      let screen = screens.remove(at: index)
      screens.append(screen)
      return screen
    }
    guard let module = try systems.module(at: address, isLedTo: isLedTo) else { return nil }
    // An address may be written in several ways.
    if module.address != address, let known = screens.first(where: { $0.module.address == module.address }) {
      return known
    }
    let screen = OpenScreen(module)
    screens.append(screen)
    if screens.count > Self.limit { leaveOne() }
    return screen
  }

  /// Closes the screen that was requested least recently; one with a countdown last.
  private func leaveOne() {
    let idle = screens.dropLast().filter { !$0.isWorking }
    guard let leaving = idle.first(where: { $0.module.countdown == nil }) ?? idle.first else { return }
    screens.removeAll { $0 === leaving }
  }

  /// Whether a task ends before patience runs out.
  private func isDone(_ work: Task<String, Never>) async -> Bool {
    let (ends, end) = AsyncStream<Bool>.makeStream()
    let patience = patience
    let limit = Task {
      await patience()
      end.yield(false)
    }
    defer { limit.cancel() }
    Task {
      _ = await work.value
      end.yield(true)
    }
    for await isDone in ends { return isDone }
    return false
  }
}
