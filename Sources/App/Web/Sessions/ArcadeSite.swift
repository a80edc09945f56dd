import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Everything behind the gate: the screens of all systems, and what their pages are made of.
struct ArcadeSite: WebSite {
  private let composition: Composition
  let sessions: WebSessions
  private let documents: JSONService
  private let feeds: [FeedService]
  private let run: CommandRun
  /// The systems that are served.
  private let systems: [any ArcadeSystem]
  /// Whether everybody needs a name, at this machine too.
  private let asksEverybody: Bool
  /// Whether visits from other machines are guests, who change nothing that is everybody's.
  private let hasGuests: Bool
  private let pictures: SitePictures

  /// Serves the systems of an app, or those that the command line names. `run` runs the commands whose documents and
  /// files it sends, and `patience` is how long an answer waits for what a form starts.
  init(
    context: CommandContext,
    run: CommandRun,
    patience: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(1)) }
  ) throws {
    systems = try context.servedSystems()
    (asksEverybody, hasGuests) = (context.invocation.has(.askWho), context.invocation.has(.guests))
    composition = context.composition
    var opening = context.opening
    opening.surface.showsPictures = true
    opening.surface.listsPictures = true
    opening.surface.canAsk = true
    opening.surface.measuresTime = true
    opening.surface.listings = 50
    sessions = WebSessions(
      of: systems,
      opening: opening,
      asksEverybody: asksEverybody,
      hasGuests: hasGuests,
      patience: patience
    )
    documents = JSONService(beside: context, run: run, context.composition.app.table(of: systems))
    feeds = systems.compactMap(\.feed).map { FeedService($0, beside: context, run: run) }
    self.run = run
    pictures = SitePictures(systems: systems, composition: composition)
  }

  func isForPrograms(_ request: WebRequest) -> Bool {
    JSONService.takes(request) || feeds.contains { $0.takes(request) }
  }

  func respond(to request: WebRequest, in context: RequestContext) async -> WebResponse {
    if let asset = PageAsset.at(request.path) { return answer(with: asset) }
    if JSONService.takes(request) {
      return await documents.respond(to: request, ofGuest: hasGuests && !context.isLocal)
    }
    if let feed = feeds.first(where: { $0.takes(request) }) { return await feed.respond(to: request) }
    let isForm = request.method == "POST"
    if isForm, request.path == LanguageForm.path {
      guard let wanted = LanguageForm(request) else { return .redirect(to: "/") }
      await sessions.speak(wanted.language, in: context)
      return .redirect(to: wanted.address)
    }
    let session = await sessions.session(of: context, for: request)
    // Nothing that a page without a name sent was meant for whoever comes now.
    if request.path != "/who", sessions.needsName(session) {
      return .redirect(to: OwnerRoute.choice(to: request.wanted).address)
    }
    if request.path.hasPrefix("/pictures/") {
      return await pictures.response(to: session.pictures[String(request.path.dropFirst("/pictures/".count))])
    }
    if request.path == "/events" { return await events(of: request, in: session) }
    if isForm {
      let answer = await session.perform(PostedForm(request.form ?? []), at: request.address)
      if SettingsRoute(address: request.address) != nil { await sessions.followLanguage(of: request, in: context) }
      return answer
    }
    if request.path == "/", await asksWho(session) { return .redirect(to: "/who") }
    if request.path.hasPrefix("/downloads/") { return await file(at: request.address, session, context) }
    return await session.page(at: request.address)
  }

  func keep(_ request: WebRequest, in context: RequestContext) async -> WebResponse {
    await sessions.session(of: context, for: request)
      .keep(PostedForm(request.form ?? []), at: request.address)
  }

  private func answer(with asset: PageAsset) -> WebResponse {
    let headers = [
      WebRequest.Header(name: "Cache-Control", value: "private, max-age=31536000"),
      // It is no page, which alone may ask for anything.
      WebRequest.Header(name: "Content-Security-Policy", value: "default-src 'none'"),
    ]
    return WebResponse(200, type: asset.type, asset.bytes, headers: headers)
  }

  private func file(at address: String, _ session: WebSession, _ context: RequestContext) async -> WebResponse {
    let composition = composition.speaking(LanguageChoice(option: session.language, setting: nil, environment: [:]))
    do {
      let visit = DownloadVisit(
        composition: composition,
        isGuest: hasGuests && !context.isLocal,
        isLocal: context.isLocal
      )
      let download = try await systems.download(at: address, for: visit)
      if let file = try await download?.response(of: composition, by: run) { return file }
      return await session.notFound(at: address)
    } catch {
      return await session.failure(error, at: address)
    }
  }

  /// What happens by itself at an address, as long as something may.
  private func events(of request: WebRequest, in session: WebSession) async -> WebResponse {
    let query = Address(request.address)?.query ?? [:]
    guard let address = query["at"], await session.isLive(at: address) else {
      // No content: a browser that gets it does not ask again.
      return WebResponse(204, type: "text/plain", [])
    }
    let (events, continuation) = AsyncStream<String>.makeStream()
    let last = await session.drawings
    let task = Task {
      var drawing = query["page"].flatMap { Int($0) } ?? last
      while !Task.isCancelled, let event = try? await session.nextEvent(at: address, after: &drawing) {
        continuation.yield(event)
        // Who is sent elsewhere asks there.
        if event.hasPrefix("/") { break }
      }
      continuation.finish()
    }
    session.streams.add(continuation, at: address) { task.cancel() }
    return WebResponse(events: events)
  }

  /// Whether whoever comes to the first page is asked for a name: once, where several may be here and none is set.
  private func asksWho(_ session: WebSession) async -> Bool {
    guard session.owner == nil, composition.owner.isNobody else { return false }
    return await composition.isShared()
  }
}

extension WebRequest {
  /// The page that was asked for, to come back to; nil for the first one, for what a page only loads, and for what is too long.
  fileprivate var wanted: Address? {
    let isPage = path != "/" && !["/events", "/pictures/"].contains { path.hasPrefix($0) }
    return isPage && address.utf8.count <= 2_000 ? Address(address) : nil
  }
}
