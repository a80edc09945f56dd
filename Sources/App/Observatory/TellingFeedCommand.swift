import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Foundation

// `arcade observe feed`.
extension WatchCommands {
  func feed() async throws {
    var tellings: [(watch: Watch, telling: Telling)] = []
    for summary in try await observatory.watches.watches() {
      let told = try await observatory.watches.tellings(of: summary.id, most: TellingFeed.most)
      tellings += told.map { (summary.watch, $0) }
    }
    let feed = TellingFeed(tellings, phrases: phrases, now: observatory.time.now())
    let path = context.invocation.value(of: .out)
    if let path { try WholeFile.replace(path, with: Data(feed.bytes)) }
    guard !context.options.isJSON else {
      return context.print("arcade.feed/1", ["path": path, "told": feed.tellings.map { $1.json(of: $0) }])
    }
    guard let path else { return context.output.raw(String(decoding: feed.bytes, as: UTF8.self)) }
    context.output.paragraph(consolePhrases.feedWritten(feed.tellings.count, to: path))
  }
}
