import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Everything behind the gate: the screens of all systems, and what their pages are made of.
struct ArcadeSite: WebSite {
  private let systems: [ArcadeSystem]
  private let opening: ScreenContext
  private let sessions = WebSessions()
  private let assets = SiteAssets()
  private let documents: JSONService
  private let files: DownloadedFiles
  private let settled: SettledLanguage
  private let patience: @Sendable () async -> Void

  /// Serves systems; `run` runs the commands whose documents and files it sends, and `patience` is how long an answer waits
  /// for what a form sets in motion.
  init(
    _ systems: [ArcadeSystem],
    context: CommandContext,
    run: CommandRun,
    patience: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(1)) }
  ) {
    self.systems = systems
    var opening = context.opening
    opening.surface.showsPictures = true
    opening.surface.canAsk = true
    opening.surface.listings = 50
    self.opening = opening
    settled = SettledLanguage(opening)
    files = DownloadedFiles(of: context.composition, run: run)
    documents = JSONService(beside: context, run: run)
    self.patience = patience
  }

  /// The page of the gate has the same style.
  var openPaths: Set<String> { [SiteAssets.style] }

  func respond(to request: WebRequest, in visit: RequestContext) async -> WebResponse {
    if let asset = assets.response(at: request.path) { return asset }
    if JSONService.takes(request) { return await documents.respond(to: request) }
    if request.method == "POST", request.path == LanguageForm.path {
      return await change(request, in: visit)
    }
    let session = sessions.session(of: visit) { newSession(for: request, in: visit) }
    if let name = request.path.dropping("/pictures/") {
      return await SitePictures(systems, opening.composition).response(to: session.picture(named: name))
    }
    if request.path == "/events" { return await events(of: request, in: session) }
    if request.path == "/", request.method == "GET", await asksWho(session) { return .redirect(to: "/who") }
    return await page(of: request, in: session, visit)
  }

  func keep(_ request: WebRequest, in visit: RequestContext) async -> WebResponse {
    let session = sessions.session(of: visit) { newSession(for: request, in: visit) }
    guard let address = try? await session.keep(FormFields.read(request.body), at: request.address) else {
      return WebResponse(await session.errorPage(.nowhere, at: request.address), status: 404)
    }
    return .redirect(to: address)
  }

  private func page(of request: WebRequest, in session: WebSession, _ visit: RequestContext) async -> WebResponse {
    do {
      if let download = Download(address: request.address), request.method == "GET" {
        if let file = try await files.response(to: download, in: visit, session.language) { return file }
        return WebResponse(await session.errorPage(.nowhere, at: request.address), status: 404)
      }
      let isForm = request.method == "POST"
      let answer =
        isForm
        ? try await session.perform(FormFields.read(request.body), at: request.address)
        : try await session.page(at: request.address)
      if isForm { await followLanguage(of: request, in: visit) }
      switch answer {
      case .page(let html): return WebResponse(html)
      case .elsewhere(let address): return .redirect(to: address)
      case .nowhere: return WebResponse(await session.errorPage(.nowhere, at: request.address), status: 404)
      }
    } catch {
      return WebResponse(await session.errorPage(.failed(error), at: request.address), status: 500)
    }
  }

  /// What happens by itself at an address, as long as something may.
  private func events(of request: WebRequest, in session: WebSession) async -> WebResponse {
    guard let address = Address(request.address)?.query["at"], await session.isLive(at: address) else {
      // No content: a browser that gets it does not ask again.
      return WebResponse(204, type: "text/plain", [])
    }
    let (events, continuation) = AsyncStream<String>.makeStream()
    let task = Task {
      while !Task.isCancelled, let event = try? await session.nextEvent(at: address) {
        continuation.yield(event)
        // Who is sent elsewhere asks there.
        if event.hasPrefix("/") { break }
      }
      continuation.finish()
    }
    session.streams.add(continuation, at: address) { task.cancel() }
    return WebResponse(events: events)
  }

  /// Goes on in another language, for this browser alone.
  private func change(_ request: WebRequest, in visit: RequestContext) async -> WebResponse {
    guard let wanted = LanguageForm(request) else { return .redirect(to: "/") }
    await speak(opening.composition.options.language ?? wanted.language, in: visit)
    return .redirect(to: wanted.address)
  }

  /// Goes on in the language of the settings where a form has just changed that.
  private func followLanguage(of request: WebRequest, in visit: RequestContext) async {
    guard SettingsRoute(address: request.address) != nil, opening.composition.options.language == nil,
      let change = await settled.read()
    else { return }
    let language = await speak(change ?? language(for: request), in: visit).language
    let phrases = SettingsPhrases(language, formats: opening.composition.formats)
    let name = Setting.language.name
    let sentence = change == nil ? phrases.settingRemoved(name, holds: .now) : phrases.settingSaved(name, holds: .now)
    await sessions.known(visit)?.say(Notice(sentence, .good), at: request.address)
  }

  /// Puts a session in a language in the place of that of a visit; its games go on.
  @discardableResult
  private func speak(_ language: Language, in visit: RequestContext) async -> WebSession {
    let known = sessions.known(visit)
    let session = session(in: language, as: known?.owner, for: visit, continuing: await known?.opened ?? [:])
    sessions.replace(with: session)
    return session
  }

  /// Whether whoever comes to the first page is asked for a name: once, where several may be here and none is set.
  private func asksWho(_ session: WebSession) async -> Bool {
    guard session.owner == nil, opening.composition.owner.isNobody else { return false }
    return await opening.composition.isShared()
  }

  private func newSession(for request: WebRequest, in visit: RequestContext) -> WebSession {
    session(in: language(for: request), for: visit)
  }

  private func language(for request: WebRequest) -> Language {
    opening.composition.options.language ?? settled.language
      ?? BrowserLanguage.preferred(in: request.headers) ?? opening.composition.language
  }

  private func session(
    in language: Language,
    as owner: Owner? = nil,
    for visit: RequestContext,
    continuing earlier: [String: any SystemScreens] = [:]
  ) -> WebSession {
    var opening = opening
    opening.surface.namesFiles = visit.isLocal
    if let owner { opening.composition = opening.composition.owned(by: owner) }
    if language != opening.composition.language {
      opening.composition = opening.composition.speaking(
        LanguageChoice(option: language, setting: nil, environment: opening.environment)
      )
      opening.settingGroups = ArcadeSystem.settingGroups(in: language)
    }
    let offered = systems.filter { visit.isLocal || $0.word != ArcadeSystem.settings.word }
    let links = offered.map { PageLink(language.pagePhrases.name(of: $0.word) ?? $0.word, to: "/\($0.word)") }
    let current = opening.composition.owner
    let wasChosen = owner != nil
    let choose: @Sendable (Owner) async -> Void = { chosen in
      // What stands open there stays where nobody else comes.
      if wasChosen, chosen == current { return }
      let before = self.sessions.known(visit)
      self.sessions.replace(with: self.session(in: language, as: chosen, for: visit))
      // What is open in other windows was the one's before.
      before?.streams.leave()
    }
    let opened = SessionSystems(
      offered,
      opening: opening,
      continuing: earlier,
      choose: opening.composition.options.owner == nil ? choose : nil
    )
    return WebSession(opened, owner: owner, links: links, visit: visit, patience: patience)
  }
}

extension WebResponse {
  /// A page.
  init(_ page: HTML, status: Int = 200) { self.init(status, type: "text/html; charset=utf-8", page.bytes) }
}

extension String {
  /// What follows a beginning; nil for a text that begins in another way.
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
