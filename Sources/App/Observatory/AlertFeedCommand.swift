import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Foundation

// `arcade observe feed`.
extension WatchCommands {
  func feed() async throws {
    let alerts = try await observatory.alerts(most: AlertFeed.most)
    let feed = AlertFeed(alerts: alerts, phrases: phrases, now: observatory.time.now())
    let path = context.invocation.value(of: .out)
    if let path { try WholeFile.replace(path, with: Data(feed.bytes)) }
    guard !context.options.isJSON else {
      return context.print("arcade.feed/1", ["path": path, "told": feed.alerts.map { $1.json(of: $0) }])
    }
    guard let path else { return context.output.raw(String(decoding: feed.bytes, as: UTF8.self)) }
    context.output.paragraph(consolePhrases.feedWritten(feed.alerts.count, to: path))
  }
}
