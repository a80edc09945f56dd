import ArcadeConsole
import ArcadeData
import ArcadePresentation

/// Serves a system's document to feed readers, whose address contains its key.
struct FeedService: Sendable {
  private let feed: KeyedFeed
  private let key: SecretFile
  private let run: CommandRun

  init(_ feed: KeyedFeed, beside context: CommandContext, run: CommandRun) {
    (self.feed, self.run) = (feed, run)
    key = SecretFile(folder: context.composition.dataFolder, for: .feed)
  }

  /// Whether a request is for the feed; a form is not.
  func takes(_ request: WebRequest) -> Bool {
    request.path == feed.path && ["GET", "HEAD"].contains(request.method)
  }

  /// Returns the document, or rejects a wrong key. The key is read each time, because it may have been renewed.
  func respond(to request: WebRequest) async -> WebResponse {
    let given = URLEncodedForm.fields(in: request.query.utf8).filter { $0.name == "key" }
    guard given.count == 1, let secret = try? key.bytes(), MessageAuthentication.isEqual(given[0].value, secret.hex)
    else { return WebResponse(401, type: "text/plain", []) }
    let outcome = await run(feed.words)
    guard outcome.exit == .done else { return WebResponse(outcome.exit.status, type: "text/plain", []) }
    return WebResponse(200, type: "application/atom+xml", body: outcome.output)
  }
}
