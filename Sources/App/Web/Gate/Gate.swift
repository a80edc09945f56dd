import ArcadeConsole
import ArcadeDomain
import ArcadePresentation
import Synchronization

/// The entrance of the site: it admits only known visitors, and only forms of the site's own pages.
final class Gate: WebEntrance {
  let rules: GateRules
  private let site: any WebSite
  let signer: CookieSigner
  /// The key in the printed address. It is replaced once a visitor has used it.
  private let key = Mutex(CookieSigner.random())
  private let lock: PassPhraseLock?
  let browsers: any BrowserRepository
  /// The mark of the pass phrase that visitors need now; nil if they need the key.
  let mark: String?
  let time: any TimeSource
  private let hosts: [String: Bool]
  private let print: @Sendable ([String]) -> Void

  /// Prints the addresses, and new ones whenever the key was used.
  ///
  /// `pause` is how the gate waits if very many visitors try pass phrases.
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
    signer = CookieSigner(secret: secret)
    mark = rules.passPhrase.map(signer.mark)
    lock = rules.passPhrase.map { [signer] in PassPhraseLock(phrase: $0, signer: signer, time: time, pause: pause) }
    printAddress()
  }

  func respond(to request: WebRequest) async -> WebResponse {
    var response = await answer(request)
    SecurityHeaders.add(to: &response, isAlwaysSecure: isAlwaysSecure(request.headers))
    return response
  }

  func knows(_ head: RequestHead) -> Bool { visitor(of: head.request(with: [])) != nil }

  func countedSender(at peer: ListenAddress) -> String? { rules.names.isEmpty || !peer.isLoopback ? peer.network : nil }

  func refuse(_ reason: GateMessage, headers: [WebRequest.Header]) -> WebResponse {
    var response = page(for: headers).message(reason)
    SecurityHeaders.add(to: &response, isAlwaysSecure: isAlwaysSecure(headers))
    return response
  }

  /// Whether browsers should always use TLS. Under `localhost` this would affect all servers of the machine.
  private func isAlwaysSecure(_ headers: [WebRequest.Header]) -> Bool {
    rules.isSecure && !headers.contains { $0.name == "host" && $0.value.lowercased().hasPrefix("localhost") }
  }

  private func answer(_ request: WebRequest) async -> WebResponse {
    let page = page(for: request.headers)
    // Behind a proxy, Arcade cannot see the real sender, and would take everybody for a user of this machine.
    if rules.names.isEmpty, request.headers.contains(where: \.tellsOfAnotherServer) { return page.message(.handedOn) }
    guard let host = request.values(of: "host").first?.lowercased(), let isLocal = hosts[host] else {
      return page.message(.wrongHost)
    }
    // Programs send a token or a key instead of a cookie, which the site checks itself.
    if site.isForPrograms(request) { return await pass(request, context(of: nil, isLocal)) }
    guard ["GET", "HEAD", "POST"].contains(request.method) else {
      var response = page.message(.wrongMethod)
      response.headers.append(.init(name: "Allow", value: "GET, HEAD, POST"))
      return response
    }
    if let message = GateMessage.mistake(in: request.path) { return page.message(message) }
    let isForm = request.method == "POST"
    if isForm {
      let origins = request.values(of: "origin")
      guard origins.count == 1, rules.origins(of: host).contains(origins[0]) else { return page.message(.foreignForm) }
    }
    guard let visitor = visitor(of: request) else { return await answerStranger(request, isLocal, page) }
    guard let browser = await browser(of: visitor) else {
      var response = await answerStranger(request, isLocal, page, wasKnown: true)
      // Visitors who enter get a new cookie instead.
      if !response.headers.contains(where: { $0.value.hasPrefix("\(rules.cookie)=") }) { forget(in: &response) }
      return response
    }
    // A bookmark of an address with a key still works, and so does a second press.
    if request.path == "/", Self.key(in: request) != nil { return .redirect(to: "/") }
    let context = self.context(of: visitor, isLocal)
    if isForm, !(request.field("token").map { signer.isMasked($0, of: context.formToken) } ?? false) {
      return DeferredForm(request) == nil ? page.message(.staleForm) : await site.keep(request, in: context)
    }
    if request.path == Self.signOutPath { return await signOut(request, context, page) }
    var response = await pass(request, context)
    if case .events(let events) = response.body { response.body = .events(known(events, visitor)) }
    if browser.isToBeNoted(at: time.now()) {
      try? await browsers.use(visitor, at: time.now())
      setCookie(of: visitor, in: &response)
    }
    return response
  }

  /// Responds to a visitor who is not known yet, or no longer.
  private func answerStranger(
    _ request: WebRequest,
    _ isLocal: Bool,
    _ page: GatePage,
    wasKnown: Bool = false
  ) async -> WebResponse {
    let isForm = request.method == "POST"
    // The pages of the gate use the same style and the same frame.
    if !isForm, PageAsset.at(request.path) != nil { return await pass(request, context(of: nil, isLocal)) }
    if let lock { return await login(request, isLocal, lock, page, wasKnown) }
    guard request.path == "/", request.method != "HEAD", let given = Self.key(in: request) else {
      let also = wasKnown ? page.phrases.words(for: .needsKey).sentence : nil
      var response = page.message(wasKnown ? .ended : .needsKey, also: also, keeping: DeferredForm(request))
      ReturnURL(of: request)?.keep(in: &response, rules)
      return response
    }
    let fits = key.withLock { key in
      guard signer.isSame(given, key) else { return false }
      // A link preview, such as a messenger's, only opens the address and must not use up the key.
      if isForm { key = CookieSigner.random() }
      return true
    }
    guard fits else { return page.message(.usedKey) }
    guard isForm else { return page.button(.pressKey, page.phrases.enter, to: "/", "key", given) }
    printAddress()
    let wanted = ReturnURL(keptFor: rules, in: request)
    var response = await welcome(CookieSigner.random(), request, to: wanted?.text ?? "/", page)
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
      let visitor = CookieSigner.random()
      let welcome = await welcome(visitor, request, to: request.address, page)
      if kept != nil, welcome.status == 303 { _ = await site.keep(request, in: context(of: visitor, isLocal)) }
      return welcome
    case .wrong: return page.login(.wrongPassPhrase, to: request.address, keeping: kept)
    case .closed(let seconds):
      var response = page.message(.tooManyTries, also: page.phrases.again(inSeconds: seconds))
      response.headers.append(.init(name: "Retry-After", value: String(seconds)))
      return response
    }
  }

  /// Passes a request on. A `HEAD` request is handled as `GET`, and the body is not sent.
  private func pass(_ request: WebRequest, _ context: RequestContext) async -> WebResponse {
    var request = request
    if request.method == "HEAD" { request.method = "GET" }
    return await site.respond(to: request, in: context)
  }

  /// Returns the context of a visitor; nil for an unknown one.
  private func context(of visitor: String?, _ isLocal: Bool) -> RequestContext {
    RequestContext(visitor: visitor ?? "", formToken: visitor.map(signer.formToken) ?? "", isLocal: isLocal)
  }

  private func printAddress() { print(rules.printedAddresses(key: lock == nil ? key.withLock { $0 } : nil)) }

  private func page(for headers: [WebRequest.Header]) -> GatePage {
    GatePage(language: rules.language ?? headers.language ?? .english)
  }
}

extension Gate {
  /// Returns the key in an address, or in the form of its button.
  private static func key(in request: WebRequest) -> String? {
    request.method == "POST"
      ? request.field("key") : URLEncodedForm.fields(in: request.query.utf8).first { $0.name == "key" }?.value
  }
}

extension WebRequest.Header {
  /// Whether a proxy wrote the header.
  fileprivate var tellsOfAnotherServer: Bool { name == "forwarded" || name.hasPrefix("x-forwarded-") }
}
