import ArcadeConsole
import ArcadeDomain

// Which browsers the gate knows, and how they begin and end.
extension Gate {
  /// The visitor of a cookie of a request, signed here; nil where it brings none.
  func visitor(of request: WebRequest) -> String? {
    // Another server on this machine can add cookies of this name, but not sign them.
    request.cookies(rules.cookie).lazy.compactMap(signer.visitor).first
  }

  /// Asks before a browser is signed out, and does it.
  func signOut(_ request: WebRequest, _ context: RequestContext, _ page: GatePage) async -> WebResponse {
    guard request.method == "POST" else {
      let label = page.phrases.words(for: .signOut).title
      return page.button(.signOut, label, to: Self.signOutPath, "token", context.maskedToken())
    }
    do {
      try await browsers.end { $0.id == context.visitor }
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
  func welcome(_ visitor: String, _ request: WebRequest, to address: String, _ page: GatePage) async -> WebResponse {
    let (now, name) = (time.now(), request.headers.browserName)
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
    let seconds = Int(KnownBrowser.lasts.components.seconds)
    response.setCookie(rules.cookie, to: signer.cookie(of: visitor), for: seconds, isSecure: rules.isSecure)
  }

  /// Has the browser forget who it was.
  func forget(in response: inout WebResponse) {
    response.setCookie(rules.cookie, to: "", for: 0, isSecure: rules.isSecure)
  }
}

extension WebRequest {
  func cookies(_ name: String) -> [String] {
    let cookies = values(of: "cookie").flatMap { $0.split(separator: ";") }
    return cookies.compactMap { cookie in
      let cookie = cookie.drop { $0 == " " }
      return cookie.hasPrefix("\(name)=") ? String(cookie.dropFirst(name.count + 1)) : nil
    }
  }
}

extension WebResponse {
  /// Has the browser keep something for so many seconds, and bring it along from then on.
  mutating func setCookie(_ name: String, to value: String, for seconds: Int, isSecure: Bool) {
    let attributes = "; Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
    headers.append(.init(name: "Set-Cookie", value: "\(name)=\(value)\(attributes)"))
  }
}
