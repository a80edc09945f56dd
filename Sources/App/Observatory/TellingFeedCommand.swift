import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Foundation

// `arcade observe feed`.
extension WatchCommands {
  func feed() async throws {
    let tellings = try await observatory.tellings(most: TellingFeed.most)
    let feed = TellingFeed(tellings: tellings, phrases: phrases, now: observatory.time.now())
    let path = context.invocation.value(of: .out)
    if let path { try WholeFile.replace(path, with: Data(feed.bytes)) }
    guard !context.options.isJSON else {
      return context.print("arcade.feed/1", ["path": path, "told": feed.tellings.map { $1.json(of: $0) }])
    }
    guard let path else { return context.output.raw(String(decoding: feed.bytes, as: UTF8.self)) }
    context.output.paragraph(consolePhrases.feedWritten(feed.tellings.count, to: path))
  }
}
