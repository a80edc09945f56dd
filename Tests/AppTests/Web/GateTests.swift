import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The visitors who pass the gate.
final class GateTests: XCTestCase {
  func testOnlyTheKeyOfTheLastAddressLetsInAndOnlyOnce() throws {
    let gate = try ServedGate()
    let first = gate.key
    XCTAssertEqual(gate.addresses, ["http://127.0.0.1:\(gate.port)/?key=\(first)"])

    let answer = try gate.press(first)

    XCTAssertEqual(answer.status, 303)
    XCTAssertEqual(answer.values(of: "location"), ["/"])
    let cookie = try XCTUnwrap(answer.values(of: "set-cookie").first)
    XCTAssertTrue(cookie.hasPrefix("arcade-\(gate.port)="), cookie)
    XCTAssertTrue(cookie.hasSuffix("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict"), cookie)
    XCTAssertEqual(gate.addresses.count, 2)
    XCTAssertNotEqual(gate.key, first)
    for used in [try gate.press(first), try gate.ask("GET /?key=\(first)")] {
      XCTAssertEqual(used.status, 403)
      XCTAssertTrue(used.body.contains("Open the address that arcade web printed last"), used.body)
      XCTAssertEqual(used.values(of: "set-cookie"), [])
    }
    XCTAssertEqual(try gate.press(gate.key).status, 303)
    XCTAssertEqual(gate.addresses.count, 3)
  }

  /// A link preview of a messenger, or a browser that preloads an address, must not use up its key.
  func testLookingAtTheAddressLeavesItsKeyAsItIs() throws {
    let gate = try ServedGate()
    for _ in 1...3 {
      let page = try gate.ask("GET /?key=\(gate.key)")
      XCTAssertEqual(page.status, 200)
      XCTAssertEqual(page.values(of: "set-cookie"), [])
      XCTAssertTrue(page.body.contains(#"<form method="post" action="/">"#), page.body)
      XCTAssertTrue(page.body.contains(#"<input type="hidden" name="key" value="\#(gate.key)">"#), page.body)
      XCTAssertEqual(page.body.matches(of: /<button [^>]*autofocus>/).count, 1)
    }
    XCTAssertEqual(gate.addresses.count, 1)
    for origin in ["Origin: http://evil.example", "Origin: null", "A: b"] {
      XCTAssertEqual(try gate.ask("POST /", origin, body: "key=\(gate.key)").status, 403, origin)
    }
    XCTAssertEqual(gate.addresses.count, 1)
    // A second press, or a bookmark of the address, leads in as well.
    let key = gate.key
    let cookie = try gate.comeIn()
    XCTAssertEqual(try gate.press(key, cookie).values(of: "location"), ["/"])
    XCTAssertEqual(try gate.ask("GET /?key=\(key)", cookie).values(of: "location"), ["/"])
    XCTAssertEqual(gate.addresses.count, 2)
  }

  func testWhoHasNoKeyGetsNothing() throws {
    let gate = try ServedGate()
    for line in [
      "GET /", "GET /?key=", "GET /?key=0", "GET /shop", "GET /shop?key=\(gate.key)", "HEAD /?key=\(gate.key)",
    ] {
      let connection = try gate.served.connect()
      connection.send("\(line) HTTP/1.1\r\nHost: \(gate.host)\r\n\r\n")
      XCTAssertEqual(try connection.answer(hasBody: false).status, 403, line)
    }
    XCTAssertEqual(try gate.post("/shop?key=\(gate.key)", cookie: "X: y", token: "").status, 403)
    XCTAssertEqual(gate.site.requests, [])
    XCTAssertEqual(gate.addresses.count, 1)
  }

  func testTheKeyLeadsToWhatWasAskedForWithoutIt() throws {
    let gate = try ServedGate()
    for address in ["/shop/orders/7", "/observe/watches/3?page=2&sort=-price", "/shop?find=caf%C3%A9"] {
      let refused = try gate.ask("GET \(address)", "Sec-Fetch-Dest: document")
      XCTAssertEqual(refused.status, 403)

      let answer = try gate.press(gate.key, ServedGate.cookie(in: refused))

      XCTAssertEqual(answer.status, 303)
      XCTAssertEqual(answer.values(of: "location"), [address])
      let cookies = answer.values(of: "set-cookie")
      XCTAssertTrue(cookies.contains { $0.hasPrefix("arcade-\(gate.port)=") }, "\(cookies)")
      // The requested address is no longer needed.
      XCTAssertTrue(cookies.contains { $0.hasPrefix("arcade-\(gate.port)-at=; ") && $0.contains("Max-Age=0") })
    }
    let typed = try gate.post("/shop/cart", cookie: "A: b", token: "0")
    let answer = try gate.press(gate.key, ServedGate.cookie(in: typed))
    XCTAssertEqual(answer.values(of: "location"), ["/shop/cart"])
  }

  func testTheKeyLeadsNowhereElse() throws {
    let gate = try ServedGate()
    for address in [
      "//evil.example/", "/\\evil.example", "https://evil.example/", "/%5Cevil.example", "/a/../b", "/%0D%0AA:b", "a",
      "",
      "/?key=\(gate.key)", "/\(String(repeating: "a", count: 4_001))",
    ] {
      let cookie = "Cookie: arcade-\(gate.port)-at=\(address)"
      XCTAssertEqual(try gate.press(gate.key, cookie).values(of: "location"), ["/"], address)
    }
    // A resource of a page is no page to return to, and neither is an address too long for a cookie.
    for (line, header) in [
      ("GET /events?at=/shop", "Sec-Fetch-Dest: empty"), ("GET /pictures/a", "Sec-Fetch-Dest: image"),
      ("GET /shop;a", "Sec-Fetch-Dest: document"), ("GET /", "Sec-Fetch-Dest: document"),
    ] {
      XCTAssertEqual(try gate.ask(line, header).values(of: "set-cookie"), [], line)
    }
  }

  func testTheCookieLetsInAndSurvivesARestart() throws {
    let gate = try ServedGate(secret: [7])
    let cookie = try gate.comeIn()
    XCTAssertEqual(try gate.ask("GET /shop?a=1", cookie).body, "GET /shop?a=1")
    let visitor = gate.site.visits.first
    XCTAssertEqual(visitor?.isLocal, true)

    let next = try ServedGate(secret: [7], browsers: gate.browsers) { GateRules(address: $0, port: $1) }
    let renamed = cookie.replacing("arcade-\(gate.port)=", with: "arcade-\(next.port)=")
    XCTAssertEqual(try next.ask("GET /shop", renamed).status, 200)
    XCTAssertEqual(next.site.visits.first, visitor)
    XCTAssertEqual(
      try next.ask("GET /shop", "Cookie: a=b; arcade-\(next.port)=forged.0; \(renamed.dropFirst(8))").status,
      200
    )

    let other = try ServedGate(secret: [8], browsers: gate.browsers) { GateRules(address: $0, port: $1) }
    let wrong = cookie.replacing("arcade-\(gate.port)=", with: "arcade-\(other.port)=")
    XCTAssertEqual(try other.ask("GET /shop", wrong).status, 403)
  }

  func testACookieThatWasNotMadeHereLetsNobodyIn() throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()
    let name = "Cookie: arcade-\(gate.port)="
    let token = cookie.components(separatedBy: ".").last ?? ""
    for wrong in [
      name, name + ".", name + "visitor", name + "visitor.\(token)", cookie + "0", "\(cookie).\(token)",
      "Cookie: arcade=\(token)",
    ] {
      XCTAssertEqual(try gate.ask("GET /", wrong).status, 403, wrong)
    }
    XCTAssertEqual(gate.site.requests, [])
  }

  func testOnlyTheHostsOfTheServerAreAnsweredTo() throws {
    let gate = try ServedGate { GateRules(address: $0, port: $1, names: ["Arcade.example", "other:99"]) }
    let cookie = try gate.comeIn()
    let port = gate.port
    for (host, isLocal) in [
      ("127.0.0.1:\(port)", false), ("localhost:\(port)", false), ("LOCALHOST:\(port)", false),
      ("arcade.example", false), ("arcade.example:\(port)", false), ("other:99", false),
    ] {
      XCTAssertEqual(try gate.ask("GET /", host: host, cookie).status, 200, host)
      XCTAssertEqual(gate.site.visits.last?.isLocal, isLocal, host)
    }
    for host in [
      "127.0.0.1", "localhost", "127.0.0.1:\(port + 1)", "127.0.0.2:\(port)", "evil.example", "evil.example:\(port)",
      "other", "other:\(port)", "arcade.example.", "arcade.example.evil", "", "127.0.0.1:\(port) ,evil",
      "[::1]:\(port)",
      "user@127.0.0.1:\(port)", "0.0.0.0:\(port)",
    ] {
      let answer = try gate.ask("GET /", host: host, cookie)
      XCTAssertEqual(answer.status, 400, host)
    }
  }

  func testAFormNeedsTheOriginOfItsPage() throws {
    let gate = try ServedGate { GateRules(address: $0, port: $1, names: ["arcade.example"]) }
    let cookie = try gate.comeIn()
    _ = try gate.ask("GET /", cookie)
    let token = try XCTUnwrap(gate.site.visits.last).maskedToken()
    XCTAssertEqual(try gate.post("/shop", cookie: cookie, token: token).body, "POST /shop")
    XCTAssertEqual(try gate.post("/shop", cookie: cookie, token: token, host: "localhost:\(gate.port)").status, 200)
    // A proxy in front of this server may use TLS.
    for scheme in ["http", "https"] {
      let origin = "\(scheme)://arcade.example"
      XCTAssertEqual(
        try gate.post("/", cookie: cookie, token: token, origin: origin, host: "arcade.example").status,
        200
      )
    }
    let count = gate.site.requests.count
    for origin in [
      "null", "", "http://evil.example", "https://\(gate.host)", "http://127.0.0.1", "http://localhost:\(gate.port)",
      "http://\(gate.host)/", "HTTP://\(gate.host)", "http://\(gate.host) http://evil.example",
      "http://\(gate.host).evil",
    ] {
      let answer = try gate.post("/shop", cookie: cookie, token: token, origin: origin)
      XCTAssertEqual(answer.status, 403, origin)
      XCTAssertTrue(answer.body.contains("nothing was done"), answer.body)
    }
    XCTAssertEqual(try gate.ask("POST /", cookie, body: "token=\(token)").status, 403)
    let twice = "Origin: http://\(gate.host)\r\nOrigin: http://\(gate.host)"
    XCTAssertEqual(try gate.ask("POST /", cookie, twice, body: "token=\(token)").status, 403)
    XCTAssertEqual(gate.site.requests.count, count)
  }

  func testAFormNeedsTheTokenOfItsVisitor() throws {
    let gate = try ServedGate()
    let (cookie, other) = (try gate.comeIn(), try gate.comeIn())
    for header in [cookie, other] { _ = try gate.ask("GET /", header) }
    let bare = gate.site.visits.map(\.formToken)
    XCTAssertEqual(Set(bare).count, 2)
    let tokens = gate.site.visits.map { $0.maskedToken() }
    XCTAssertNotEqual(gate.site.visits[0].visitor, gate.site.visits[1].visitor)
    for token in [
      "", "0", tokens[1], tokens[0] + "0", "\(tokens[0])&token=\(tokens[0])", "\(tokens[1])&token=\(tokens[0])",
      bare[0],
      bare[0] + bare[0], String(repeating: "0", count: 32) + bare[1],
    ] {
      let answer = try gate.post("/shop", cookie: cookie, token: token)
      // Its page is shown in its current state, with the typed text, and nothing is performed.
      XCTAssertEqual(answer.status, 303, token)
      XCTAssertEqual(answer.values(of: "location"), ["/shop"], token)
      XCTAssertEqual(gate.site.oldForms.last?.form.word, "buy", token)
      XCTAssertEqual(gate.site.oldForms.last?.visit, gate.site.visits[0], token)
    }
    let origin = gate.origin
    for type in ["text/plain", "multipart/form-data; boundary=a", ""] {
      let answer = try gate.ask("POST /", cookie, origin, "Content-Type: \(type)", body: "token=\(tokens[0])")
      XCTAssertEqual(answer.status, 403, type)
      XCTAssertTrue(answer.body.contains("This page is from before"), answer.body)
    }
    XCTAssertEqual(try gate.ask("POST /", cookie, origin).status, 403)
    XCTAssertEqual(gate.site.requests.count, 2)
    let form = "Content-Type: application/x-www-form-urlencoded; charset=UTF-8"
    XCTAssertEqual(try gate.ask("POST /", cookie, origin, form, body: "a=b&token=\(tokens[0])").status, 200)
  }

  /// A token that is the same on each page could be guessed from the length of the compressed page.
  func testEachPageHasATokenOfItsOwnAndNoneButThoseIsTaken() throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()
    let pages = try (1...3).map { _ in
      let page = try gate.ask("GET /sign-out", cookie)
      return try XCTUnwrap(page.body.firstMatch(of: /name="token" value="([0-9a-f]{64})"/).map { String($0.1) })
    }
    XCTAssertEqual(Set(pages).count, 3)
    XCTAssertEqual(Set(pages.flatMap { [$0.prefix(32), $0.suffix(32)] }).count, 6)
    let token = pages[1]
    for place in [0, 31, 32, 63] {
      for digit in ["0", "9", "a", "g", "-", "é"] as [Character] where digit != Array(token)[place] {
        var digits = Array(token)
        digits[place] = digit
        let changed = String(digits).replacing("é", with: "%C3%A9")
        XCTAssertEqual(try gate.post("/shop", cookie: cookie, token: changed).status, 303, "kept, and not done")
      }
    }
    for cut in [token.dropFirst(), token.dropLast(), token.prefix(32), token.suffix(32)] {
      XCTAssertEqual(try gate.post("/shop", cookie: cookie, token: String(cut)).status, 303)
    }
    XCTAssertEqual(gate.site.requests, [])
    // Older pages stay valid.
    for token in pages { XCTAssertEqual(try gate.post("/shop", cookie: cookie, token: token).body, "POST /shop") }
  }

  func testWhatAStrangerTypedIsKeptUntilTheyHaveComeIn() throws {
    let gate = try ServedGate()
    let body = "action=add&f-code=%3Cb%3E&page=7&token=old"

    let answer = try gate.ask("POST /shop?a=1", gate.origin, body: body)

    XCTAssertEqual(answer.status, 403)
    XCTAssertTrue(answer.body.contains("<form method=\"post\" action=\"/shop?a=1\">"), answer.body)
    let fields = answer.body.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)">/)
    XCTAssertEqual(fields.map { "\($0.1)=\($0.2)" }, ["action=add", "f-code=&lt;b&gt;"])
    XCTAssertEqual(gate.site.oldForms.count, 0)

    // The visitor enters in another window, and then presses the button here.
    let cookie = try gate.comeIn()
    let sent = "action=add&f-code=%3Cb%3E"
    XCTAssertEqual(try gate.ask("POST /shop?a=1", cookie, gate.origin, body: sent).status, 303)
    XCTAssertEqual(gate.site.oldForms.map(\.form.texts), [["code": "<b>"]])
    XCTAssertEqual(gate.site.requests, [])
  }

  func testWhatAnotherSitePostsIsShownNowhere() throws {
    let gate = try ServedGate()
    let (origin, typed) = ("Origin: http://evil.example", "action=add&f-code=MUG")
    for cookie in ["A: b", try gate.comeIn()] {
      let answer = try gate.ask("POST /shop", cookie, origin, body: typed)
      XCTAssertEqual(answer.status, 403)
      XCTAssertFalse(answer.body.contains("MUG"), answer.body)
    }
    XCTAssertEqual(gate.site.oldForms.count, 0)
  }

  func testAFormThatIsFarTooLongIsNotKept() throws {
    let gate = try ServedGate()
    let body = "action=add" + (0..<6).map { "&f-\($0)=" + String(repeating: "x", count: 2_000) }.joined()
    let answer = try gate.ask("POST /shop", gate.origin, body: body)
    XCTAssertEqual(answer.status, 403)
    XCTAssertFalse(answer.body.contains("<form"), answer.body)
  }

  func testOtherMethodsAreRefused() throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "BREW"] {
      let answer = try gate.ask("\(method) /", cookie)
      XCTAssertEqual(answer.status, 405, method)
      XCTAssertEqual(answer.values(of: "allow"), ["GET, HEAD, POST"], method)
    }
    XCTAssertEqual(gate.site.requests, [])
  }

  func testAddressesThatMeanSomethingElseAreRefused() throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()
    for (path, status) in [
      ("/%00", 400), ("/shop%00.csv", 400), ("/%0D%0ASet-Cookie:a=b", 400), ("/%7F", 400), ("/%", 400), ("/%zz", 400),
      ("/%FF", 400), ("/..", 404), ("/../etc/passwd", 404), ("/shop/..%2F..", 404), ("/shop/%2e%2E/x", 404),
      ("/.", 404), ("//evil.example/", 404), ("/%2Fevil.example", 404), ("/\\evil.example", 404), ("/%5Cevil", 404),
    ] {
      XCTAssertEqual(try gate.ask("GET \(path)", cookie).status, status, path)
    }
    XCTAssertEqual(gate.site.requests, [])
    XCTAssertEqual(try gate.ask("GET /...", cookie).status, 200)
    XCTAssertEqual(try gate.ask("GET /caf%C3%A9", cookie).body, "GET /caf%C3%A9")
  }

  func testEveryAnswerTellsTheBrowserWhatNotToDo() throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()
    let answers = [
      try gate.ask("GET /", cookie), try gate.ask("GET /"), try gate.ask("GET /?key=\(gate.key)"),
      try gate.ask("GET /", host: "evil"), try gate.ask("PUT /"), try gate.ask("GET /", "Content-Length: x"),
    ]
    XCTAssertEqual(answers.map(\.status), [200, 403, 200, 400, 405, 400])
    for answer in answers.dropLast() {
      XCTAssertEqual(
        answer.values(of: "content-security-policy"),
        [
          "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
            + "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ]
      )
      XCTAssertEqual(answer.values(of: "referrer-policy"), ["same-origin"])
      XCTAssertEqual(answer.values(of: "x-content-type-options"), ["nosniff"])
      XCTAssertEqual(answer.values(of: "cache-control"), ["no-store"])
      XCTAssertEqual(answer.values(of: "cross-origin-opener-policy"), ["same-origin"])
      XCTAssertEqual(answer.values(of: "cross-origin-resource-policy"), ["same-origin"])
    }
  }

  func testOpenPathsAreForEverybody() throws {
    let gate = try ServedGate()
    for path in ["/style.css", "/script.js", "/icon.png", "/arcade.webmanifest"] {
      XCTAssertEqual(try gate.ask("GET \(path)").body, "GET \(path)")
    }
    XCTAssertEqual(gate.site.visits.first?.visitor, "")
    XCTAssertEqual(try gate.ask("GET /style.css/..").status, 404)
    XCTAssertEqual(try gate.post("/style.css", cookie: "X: y", token: "").status, 403)
  }

  func testAPageSpeaksTheLanguageThatWasChosenElseThatOfTheBrowser() throws {
    let gate = try ServedGate()
    for (wish, language) in [
      ("es", "es"), ("ja-JP", "ja"), ("fr, es-MX;q=0.5, en;q=0.4", "es"), ("en;q=0.1, ja;q=0.2", "ja"),
      ("ja;q=0, es;q=0.1", "es"), ("fr", "en"), ("*", "en"), ("ES", "es"), ("es;q=x, ja;q=0.1", "ja"),
    ] {
      XCTAssertTrue(
        try gate.ask("GET /", "Accept-Language: \(wish)").body.contains("<html lang=\"\(language)\">"),
        wish
      )
    }
    let chosen = try ServedGate { GateRules(address: $0, port: $1, language: .japanese) }
    XCTAssertTrue(try chosen.ask("GET /", "Accept-Language: es").body.contains("<html lang=\"ja\">"))
  }
}
