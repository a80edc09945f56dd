import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A browser on a site inside this process, behind the gate.
struct SiteVisit: Sendable {
  let folder: TemporaryFolder
  let time: HandDrivenTime
  let site: ArcadeSite
  let visit: RequestContext
  /// The preferred language of the browser.
  var language = "en"

  /// Makes a site, on an existing folder if one is given; `pause` is how it waits.
  init(
    _ arguments: [String] = [],
    of run: BareRun? = nil,
    pause: (@Sendable (Duration) async throws -> Void)? = nil,
    patience: @escaping @Sendable () async -> Void = waitForCancellation,
    settings: [String: String] = [:],
    isLocal: Bool = true
  ) throws {
    let run = try run ?? BareRun()
    (folder, time) = (run.folder, run.time)
    let process = run.process(environment: settings, pause: pause)
    let context = try CommandContext(serving: process, ["--seed", "7"] + arguments)
    site = try ArcadeSite(context: context, run: CommandRun(beside: context), patience: patience)
    visit = RequestContext(visitor: "one", formToken: "token", isLocal: isLocal)
  }

  /// Opens another window on the same site, or another browser if `visitor` differs.
  init(beside other: SiteVisit, visitor: String? = nil, isLocal: Bool? = nil) {
    (folder, time, site) = (other.folder, other.time, other.site)
    visit = RequestContext(
      visitor: visitor ?? other.visit.visitor,
      formToken: "token",
      isLocal: isLocal ?? other.visit.isLocal
    )
  }

  /// Gets an address, and follows redirects.
  @discardableResult
  func get(_ address: String) async -> SitePage {
    await follow(await answer("GET", address), at: address)
  }

  /// Gets a file, or a page with its markup.
  func file(_ address: String) async -> ServedDocuments.Answer { ServedDocuments.Answer(await answer("GET", address)) }

  /// Sends a form of a page, with texts in its fields, and follows redirects.
  @discardableResult
  func send(_ word: String, _ texts: [String: String] = [:], from page: SitePage) async -> SitePage {
    var form = page.form(of: word) ?? PostedForm(word: word)
    form.texts.merge(texts) { $1 }
    return await follow(await answer("POST", page.address, form.body), at: page.address)
  }

  /// Chooses a language in the form of a page, and returns the page after it.
  @discardableResult
  func choose(_ language: String, at address: String, from referer: String? = nil) async -> String? {
    let form = PostedForm(token: "token", texts: ["language": language, "at": address])
    let answer = await answer("POST", LanguageForm.path, form.body, from: referer)
    return answer.headers.first { $0.name == "Location" }?.value
  }

  /// Sends one request, without following redirects.
  func answer(_ method: String, _ address: String, _ body: String = "", from referer: String? = nil) async
    -> WebResponse
  {
    let headers: [WebRequest.Header] =
      [.init(name: "accept-language", value: language), .init(name: "content-type", value: URLEncodedForm.contentType)]
      + (referer.map { [.init(name: "referer", value: $0)] } ?? [])
    return await site.respond(to: WebRequest(method, address, headers: headers, body: body), in: visit)
  }

  private func follow(_ response: WebResponse, at address: String) async -> SitePage {
    var (response, address) = (response, address)
    while response.status == 303, let target = response.headers.first(where: { $0.name == "Location" })?.value {
      response = await answer("GET", target)
      address = target
    }
    guard case .bytes(let bytes) = response.body else { return SitePage(status: response.status, address: address, "") }
    return SitePage(status: response.status, address: address, String(decoding: bytes, as: UTF8.self))
  }
}

/// A received page.
struct SitePage {
  let status: Int
  let address: String
  let html: String

  init(status: Int, address: String, _ html: String) {
    self.status = status
    self.address = address
    self.html = html
  }

  /// The visible text, without markup.
  var text: String {
    html.replacing(/<(script|style)[^>]*>.*?<\/(script|style)>/, with: "").replacing(/<[^>]*>/, with: " ")
      .replacing(/\s+/, with: " ")
  }

  /// Checks its address, its title and its text.
  @discardableResult
  func expect(
    at place: String? = nil,
    _ texts: String...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> SitePage {
    XCTAssertEqual(address, place ?? address, file: file, line: line)
    for part in texts { AppTests.expect(text, contains: part, file: file, line: line) }
    return self
  }

  /// The number of the drawing in its forms.
  var number: String { html.firstMatch(of: /name="page" value="(\d+)"/).map { String($0.1) } ?? "" }

  /// Returns an action's form with its hidden fields only; nil if there is no such form.
  func form(of word: String) -> PostedForm? {
    for form in html.matches(of: /<form[^>]*>.*?<\/form>/) {
      let hidden = form.output.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)"/)
      let posted = PostedForm(body: hidden.map { "\($0.1)=\($0.2)" }.joined(separator: "&"))
      if posted.word == word { return posted }
    }
    return nil
  }

  /// The title of the page.
  var title: String { PageMarkup(html).all("h1").first?.text ?? "" }
}
