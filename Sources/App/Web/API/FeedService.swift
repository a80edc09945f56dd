import ArcadeData
import ArcadePresentation

/// Serves what was told to programs that read feeds, which have a key of their own in the address.
struct FeedService: Sendable {
  private static let path = "/observe/feed.atom"

  private let key: SecretFile
  private let run: CommandRun

  init(beside context: CommandContext, run: CommandRun) {
    key = SecretFile(folder: context.composition.dataFolder, for: .feed)
    self.run = run
  }

  static func address(_ key: String) -> String { "\(path)?key=\(key)" }

  /// Whether a request is for the feed; a form is not.
  static func takes(_ request: WebRequest) -> Bool { request.path == path && ["GET", "HEAD"].contains(request.method) }

  /// The feed; nothing for another key, which is read anew each time, as it may be renewed while pages are served.
  func respond(to request: WebRequest) async -> WebResponse {
    let given = URLEncodedForm.fields(in: request.query.utf8).filter { $0.name == "key" }
    guard given.count == 1, let secret = try? key.bytes(), MessageAuthentication.isEqual(given[0].value, secret.hex)
    else { return WebResponse(401, type: "text/plain", []) }
    let outcome = await run(["observe", "feed"])
    guard outcome.exit == .done else { return WebResponse(outcome.exit.status, type: "text/plain", []) }
    return WebResponse(200, type: "application/atom+xml", body: outcome.output)
  }
}
