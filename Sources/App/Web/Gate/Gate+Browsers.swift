import ArcadeDomain

// Which browsers the gate knows, and how they begin and end.
extension Gate {
  /// Asks before a browser is signed out, and does it.
  func signOut(_ request: WebRequest, _ visit: RequestContext, _ page: GatePage) async -> WebResponse {
    guard request.method == "POST" else {
      let label = page.language.webPhrases.words(for: .signOut).title
      return page.button(.signOut, label, to: Self.signOutPath, "token", visit.formToken)
    }
    do {
      try await browsers.end { $0.id == visit.visitor }
    } catch {
      return page.message(.notKept)
    }
    var response = page.message(.signedOut)
    forget(in: &response)
    return response
  }

  /// Where a browser ends its own visit.
  static let signOutPath = "/sign-out"

  /// The browser of a visitor, if it may still come in: it came by what holds now, and was not ended.
  func browser(of visitor: String) async -> KnownBrowser? {
    (try? await browsers.known(at: time.now()))?.first { $0.id == visitor && $0.phrase == mark }
  }

  /// Passes events on as long as their reader may come in.
  func known(_ events: AsyncStream<String>, _ visitor: String) -> AsyncStream<String> {
    AsyncStream { continuation in
      let task = Task {
        for await event in events {
          guard await browser(of: visitor) != nil else { break }
          continuation.yield(event)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Notes that a new visitor is known, and gives them a cookie.
  func welcome(
    _ visitor: String,
    _ request: WebRequest,
    to address: String,
    _ page: GatePage
  ) async -> WebResponse {
    let (now, name) = (time.now(), BrowserName.name(in: request.headers))
    do {
      try await browsers.add(KnownBrowser(id: visitor, name: name, came: now, used: now, phrase: mark))
    } catch {
      return page.message(.notKept)
    }
    var response = WebResponse.redirect(to: address)
    setCookie(of: visitor, in: &response)
    return response
  }

  /// Has the browser keep who it is, as long as it is known without being used.
  func setCookie(of visitor: String, in response: inout WebResponse) {
    set("\(seal.cookie(of: visitor))", KnownBrowser.lasts.components.seconds, in: &response)
  }

  func forget(in response: inout WebResponse) { set("", 0, in: &response) }

  private func set(_ value: String, _ seconds: Int64, in response: inout WebResponse) {
    let attributes = "; Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Strict" + (rules.isSecure ? "; Secure" : "")
    response.headers.append(.init(name: "Set-Cookie", value: "\(rules.cookie)=\(value)\(attributes)"))
  }
}
