import ArcadeDomain
import ArcadePresentation

/// Stands before the site: lets through whoever may come in, and only what a page of the site has sent.
final class Gate: WebEntrance {
  let rules: GateRules
  private let site: any WebSite
  let seal: Seal
  private let key: OneTimeKey
  private let lock: PassPhraseLock?
  private let time: any TimeSource
  private let hosts: [String: Bool]
  let cookieBeginning: [UInt8]
  private let print: @Sendable (String) -> Void

  /// Prints the address to go to, and another one whenever the key in the last one was used.
  init(
    rules: GateRules,
    secret: [UInt8],
    site: any WebSite,
    time: any TimeSource,
    print: @escaping @Sendable (String) -> Void
  ) {
    (self.rules, self.site, self.time, self.print, hosts) = (rules, site, time, print, rules.hosts)
    cookieBeginning = Array("\(rules.cookie)=".utf8)
    seal = Seal(secret: secret)
    key = OneTimeKey(seal: seal)
    lock = rules.passPhrase.map { [seal] in PassPhraseLock(phrase: $0, seal: seal) }
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
    if JSONService.takes(request) { return await pass(request, Visit(visitor: "", formToken: "", isLocal: isLocal)) }
    guard ["GET", "HEAD", "POST"].contains(request.method) else {
      var response = page.message(.wrongMethod)
      response.headers.append(.init(name: "Allow", value: "GET, HEAD, POST"))
      return response
    }
    if let message = Self.mistake(in: request.path) { return page.message(message) }
    if request.method == "POST", !isFromHere(request, host) { return page.message(.foreignForm) }
    guard let visitor = visitor(of: request) else { return await answerStranger(request, isLocal) }
    // A bookmark of an address with a key still leads in.
    if request.path == "/", let given = Self.key(in: request) {
      if request.method == "GET", lock == nil, key.use(given) { printAddress() }
      return .redirect(to: "/")
    }
    let visit = Visit(visitor: visitor, formToken: seal.formToken(of: visitor), isLocal: isLocal)
    if request.method == "POST", !hasToken(request, visit.formToken) {
      return KeptForm(request) == nil ? page.message(.staleForm) : await site.keep(request, in: visit)
    }
    return await pass(request, visit)
  }

  /// Answers who has not shown yet that they may come in.
  private func answerStranger(_ request: WebRequest, _ isLocal: Bool) async -> WebResponse {
    let page = page(for: request.headers)
    if request.method != "POST", site.openPaths.contains(request.path) {
      return await pass(request, Visit(visitor: "", formToken: "", isLocal: isLocal))
    }
    if let lock { return await login(request, isLocal, lock, page) }
    guard request.path == "/", request.method == "GET", let given = Self.key(in: request) else {
      var response = page.message(.needsKey, keeping: KeptForm(request))
      WantedAddress(of: request)?.keep(in: &response, rules)
      return response
    }
    guard key.use(given) else { return page.message(.usedKey) }
    printAddress()
    let wanted = WantedAddress(keptFor: rules, in: request)
    var response = welcome(seal.newVisitor(), to: wanted?.text ?? "/")
    wanted?.forget(in: &response, rules)
    return response
  }

  private func login(
    _ request: WebRequest,
    _ isLocal: Bool,
    _ lock: PassPhraseLock,
    _ page: GatePage
  ) async -> WebResponse {
    let kept = KeptForm(request)
    guard request.method == "POST", let given = request.field("phrase") else {
      return page.login(.askPassPhrase, to: request.address, keeping: kept)
    }
    switch lock.check(given, at: time.elapsed()) {
    case .right:
      let visitor = seal.newVisitor()
      if kept != nil {
        _ = await site.keep(
          request,
          in: Visit(visitor: visitor, formToken: seal.formToken(of: visitor), isLocal: isLocal)
        )
      }
      return welcome(visitor, to: request.address)
    case .wrong: return page.login(.wrongPassPhrase, to: request.address, keeping: kept)
    case .closed(let seconds):
      var response = page.message(.tooManyTries)
      response.headers.append(.init(name: "Retry-After", value: String(seconds)))
      return response
    }
  }

  /// Gives a new visitor a cookie, which the browser keeps as long as browsers keep any.
  private func welcome(_ visitor: String, to address: String) -> WebResponse {
    let cookie = "\(rules.cookie)=\(seal.cookie(of: visitor))"
    let attributes = "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict" + (rules.isSecure ? "; Secure" : "")
    var response = WebResponse.redirect(to: address)
    response.headers.append(.init(name: "Set-Cookie", value: cookie + attributes))
    return response
  }

  /// Who only asks for the head of a page is answered as who asks for the page; the body is not sent.
  private func pass(_ request: WebRequest, _ visit: Visit) async -> WebResponse {
    var request = request
    if request.method == "HEAD" { request.method = "GET" }
    return await site.respond(to: request, in: visit)
  }

  private func printAddress() { print(rules.printedAddress(key: lock == nil ? key.current : nil)) }

  private func page(for headers: [WebRequest.Header]) -> GatePage {
    GatePage(language: rules.language ?? BrowserLanguage.preferred(in: headers) ?? .english)
  }
}
