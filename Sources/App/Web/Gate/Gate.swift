import ArcadeDomain
import ArcadePresentation

/// Stands before the site: lets through whoever may come in, and only what a page of the site has sent.
final class Gate: WebEntrance {
  let rules: GateRules
  private let site: any WebSite
  let seal: CookieSigner
  private let key: OneTimeKey
  private let lock: PassPhraseLock?
  let browsers: any BrowserRepository
  /// What is kept of the pass phrase by which browsers come now; nil for the key.
  let mark: String?
  let time: any TimeSource
  private let hosts: [String: Bool]
  let cookieBeginning: [UInt8]
  private let print: @Sendable ([String]) -> Void

  /// Prints the addresses to go to, and others whenever the key in the last one was used; `pause` is how it waits where
  /// very many try pass phrases.
  init(
    rules: GateRules,
    secret: [UInt8],
    site: any WebSite,
    browsers: any BrowserRepository,
    time: any TimeSource,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    print: @escaping @Sendable ([String]) -> Void
  ) {
    (self.rules, self.site, self.browsers, self.time, self.print) = (rules, site, browsers, time, print)
    hosts = rules.hosts
    cookieBeginning = Array("\(rules.cookie)=".utf8)
    seal = CookieSigner(secret: secret)
    key = OneTimeKey(seal: seal)
    mark = rules.passPhrase.map(seal.mark)
    lock = rules.passPhrase.map { [seal] in PassPhraseLock(phrase: $0, seal: seal, time: time, pause: pause) }
    printAddress()
  }

  func respond(to request: WebRequest) async -> WebResponse {
    var response = await answer(request)
    ProtectiveHeaders.add(to: &response, isAlwaysSecure: isAlwaysSecure(request.headers))
    return response
  }

  func refuse(_ refusal: WebRefusal, headers: [WebRequest.Header]) -> WebResponse {
    var response = page(for: headers).message(GateMessage(refusal))
    ProtectiveHeaders.add(to: &response, isAlwaysSecure: isAlwaysSecure(headers))
    return response
  }

  /// Whether browsers are to ask by TLS alone; under `localhost` that would hold for all servers of the machine.
  private func isAlwaysSecure(_ headers: [WebRequest.Header]) -> Bool {
    rules.isSecure && !headers.contains { $0.name == "host" && $0.value.lowercased().hasPrefix("localhost") }
  }

  private func answer(_ request: WebRequest) async -> WebResponse {
    // Few requests need a page of the gate's own, and so the language of it.
    var page: GatePage { self.page(for: request.headers) }
    // Whoever is asked by another server does not know who asks, and would take everybody for somebody at this machine.
    if rules.names.isEmpty, request.headers.contains(where: \.tellsOfAnotherServer) { return page.message(.handedOn) }
    guard let host = request.values(of: "host").first?.lowercased(), let isLocal = hosts[host] else {
      return page.message(.wrongHost)
    }
    // Programs bring a token in place of a cookie, which no page can send; the site itself looks at it.
    if JSONService.takes(request) {
      return await pass(request, RequestContext(visitor: "", formToken: "", isLocal: isLocal))
    }
    guard ["GET", "HEAD", "POST"].contains(request.method) else {
      var response = page.message(.wrongMethod)
      response.headers.append(.init(name: "Allow", value: "GET, HEAD, POST"))
      return response
    }
    if let message = Self.mistake(in: request.path) { return page.message(message) }
    if request.method == "POST", !isFromHere(request, host) { return page.message(.foreignForm) }
    guard let visitor = visitor(of: request) else { return await answerStranger(request, isLocal) }
    guard let browser = await browser(of: visitor) else {
      var response = await answerStranger(request, isLocal, wasKnown: true)
      // Those who come in have a new one in its place.
      if !response.headers.contains(where: { $0.value.hasPrefix("\(rules.cookie)=") }) { forget(in: &response) }
      return response
    }
    // A bookmark of an address with a key still leads in, and so does a second press.
    if request.path == "/", Self.key(in: request) != nil { return .redirect(to: "/") }
    let visit = RequestContext(visitor: visitor, formToken: seal.formToken(of: visitor), isLocal: isLocal)
    if request.method == "POST", !hasToken(request, visit.formToken) {
      return DeferredForm(request) == nil ? page.message(.staleForm) : await site.keep(request, in: visit)
    }
    if request.path == Self.signOutPath { return await signOut(request, visit, page) }
    var response = await pass(request, visit)
    if case .events(let events) = response.body { response.body = .events(known(events, visitor)) }
    if browser.isToBeNoted(at: time.now()) {
      try? await browsers.use(visitor, at: time.now())
      setCookie(of: visitor, in: &response)
    }
    return response
  }

  /// Answers who has not shown yet that they may come in, or not for too long.
  private func answerStranger(_ request: WebRequest, _ isLocal: Bool, wasKnown: Bool = false) async -> WebResponse {
    let page = page(for: request.headers)
    if request.method != "POST", site.openPaths.contains(request.path) {
      return await pass(request, RequestContext(visitor: "", formToken: "", isLocal: isLocal))
    }
    if let lock { return await login(request, isLocal, lock, page, wasKnown) }
    guard request.path == "/", request.method != "HEAD", let given = Self.key(in: request) else {
      let phrases = page.language.webPhrases
      let also = wasKnown ? phrases.words(for: .needsKey).sentence : nil
      var response = page.message(wasKnown ? .ended : .needsKey, also: also, keeping: DeferredForm(request))
      ReturnURL(of: request)?.keep(in: &response, rules)
      return response
    }
    // What only looks at an address, such as a messenger that shows where it leads, must not use the key up.
    guard request.method == "POST" else {
      guard key.fits(given) else { return page.message(.usedKey) }
      return page.button(.pressKey, page.language.webPhrases.enter, to: "/", "key", given)
    }
    guard key.use(given) else { return page.message(.usedKey) }
    printAddress()
    let wanted = ReturnURL(keptFor: rules, in: request)
    var response = await welcome(seal.newVisitor(), request, to: wanted?.text ?? "/", page)
    wanted?.forget(in: &response, rules)
    return response
  }

  private func login(
    _ request: WebRequest,
    _ isLocal: Bool,
    _ lock: PassPhraseLock,
    _ page: GatePage,
    _ wasKnown: Bool
  ) async -> WebResponse {
    let kept = DeferredForm(request)
    guard request.method == "POST", let given = request.field("phrase") else {
      return page.login(wasKnown ? .ended : .askPassPhrase, to: request.address, keeping: kept)
    }
    switch await lock.check(given, from: rules.sender(of: request)) {
    case .right:
      let visitor = seal.newVisitor()
      let welcome = await welcome(visitor, request, to: request.address, page)
      if kept != nil, welcome.status == 303 {
        _ = await site.keep(
          request,
          in: RequestContext(visitor: visitor, formToken: seal.formToken(of: visitor), isLocal: isLocal)
        )
      }
      return welcome
    case .wrong: return page.login(.wrongPassPhrase, to: request.address, keeping: kept)
    case .closed(let seconds):
      var response = page.message(.tooManyTries, also: page.language.webPhrases.again(inSeconds: seconds))
      response.headers.append(.init(name: "Retry-After", value: String(seconds)))
      return response
    }
  }

  /// Who only asks for the head of a page is answered as who asks for the page; the body is not sent.
  private func pass(_ request: WebRequest, _ visit: RequestContext) async -> WebResponse {
    var request = request
    if request.method == "HEAD" { request.method = "GET" }
    return await site.respond(to: request, in: visit)
  }

  private func printAddress() { print(rules.printedAddresses(key: lock == nil ? key.current : nil)) }

  private func page(for headers: [WebRequest.Header]) -> GatePage {
    GatePage(language: rules.language ?? BrowserLanguage.preferred(in: headers) ?? .english)
  }
}
