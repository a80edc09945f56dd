import ArcadeConsole
import ArcadeDomain

// How browsers become known to the gate, and how they sign out.
extension Gate {
  /// Returns the visitor of a request's cookie that was signed here; nil without one.
  func visitor(of request: WebRequest) -> String? {
    // Another server on this machine can add cookies of this name, but not sign them.
    request.cookies(rules.cookie).lazy.compactMap(signer.visitor).first
  }

  /// Asks for confirmation before a browser is signed out, and signs it out.
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

  /// The path at which a browser signs itself out.
  static let signOutPath = "/sign-out"

  /// Returns the browser of a visitor if it may still enter: its key or pass phrase is valid, and it was not ended.
  func browser(of visitor: String) async -> KnownBrowser? {
    (try? await browsers.known(at: time.now()))?.first { $0.id == visitor && $0.phrase == mark }
  }

  /// Passes events on as long as their reader may enter.
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

  /// Stores a new visitor as known, and sets their cookie.
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

  /// Sets the visitor's cookie for as long as an unused browser stays known.
  func setCookie(of visitor: String, in response: inout WebResponse) {
    let seconds = Int(KnownBrowser.lasts.components.seconds)
    response.setCookie(rules.cookie, to: signer.cookie(of: visitor), for: seconds, isSecure: rules.isSecure)
  }

  /// Deletes the visitor's cookie.
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
  /// Sets a cookie for the given number of seconds.
  mutating func setCookie(_ name: String, to value: String, for seconds: Int, isSecure: Bool) {
    let attributes = "; Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
    headers.append(.init(name: "Set-Cookie", value: "\(name)=\(value)\(attributes)"))
  }
}
