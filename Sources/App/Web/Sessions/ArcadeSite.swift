import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The site behind the gate: the screens of all systems, and the dependencies of their pages.
struct ArcadeSite: WebSite {
  private let composition: Composition
  let sessions: WebSessions
  private let documents: JSONService
  private let feeds: [FeedService]
  private let run: CommandRun
  /// The served systems.
  private let systems: [any ArcadeSystem]
  /// Whether everybody needs a name, also at this machine.
  private let asksEverybody: Bool
  /// Whether visitors from other machines are guests, who cannot change shared data.
  private let hasGuests: Bool
  private let pictures: SitePictures

  /// Serves the systems of an app, or those that the command line names.
  ///
  /// `run` runs the commands of documents and files, and `patience` limits how long a response waits for a form's
  /// work.
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
    // A form from a page without a name was not meant for the person who uses it now.
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
      // A document is no page, and only pages may load resources.
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

  /// Responds with the events at an address, as long as there may be any.
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
        // A browser that is sent to another address asks there.
        if event.hasPrefix("/") { break }
      }
      continuation.finish()
    }
    session.streams.add(continuation, at: address) { task.cancel() }
    return WebResponse(events: events)
  }

  /// Whether the first page asks for a name: once, if several people may be here and no name is set.
  private func asksWho(_ session: WebSession) async -> Bool {
    guard session.owner == nil, composition.owner.isNobody else { return false }
    return await composition.isShared()
  }
}

extension WebRequest {
  /// The requested page, to return to; nil for the first page, for resources of a page, and for a long address.
  fileprivate var wanted: Address? {
    let isPage = path != "/" && !["/events", "/pictures/"].contains { path.hasPrefix($0) }
    return isPage && address.utf8.count <= 2_000 ? Address(address) : nil
  }
}
