@testable import ArcadeApp

/// A browser before the site of a test's folder, behind the gate.
struct ServedFiles {
  private let site: ArcadeSite
  private let visit: RequestContext
  private let language: String

  init(beside run: BareRun, isLocal: Bool = true, language: String = "en") throws {
    let context = try CommandContext(serving: run)
    site = ArcadeSite(ArcadeSystem.all, context: context, run: Tool.commandRun(beside: context))
    visit = RequestContext(visitor: "one", formToken: "token", isLocal: isLocal)
    self.language = language
  }

  func get(_ address: String) async -> ServedDocuments.Answer {
    ServedDocuments.Answer(await response("GET", address))
  }

  func response(_ method: String, _ address: String) async -> WebResponse {
    let head = ["Accept-Language: \(language)"]
    return await site.respond(to: ServedDocuments.request(method, address, head), in: visit)
  }
}
