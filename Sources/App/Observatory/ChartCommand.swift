import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeWeb
import Foundation

// `arcade observe chart`.
extension WatchCommands {
  private static let style: StaticString = """
    text{fill:#666;font:12px sans-serif}path,polyline{fill:none}.axis{stroke:#ccc}\
    .line{stroke:#0969da;stroke-width:2}.point{fill:#0969da}.at text,.at tspan{display:none}.at.marked text{display:inline}
    """

  func chart() async throws {
    let watch = try await watch(context.invocation.operands[0])
    let details = try await listing(context.invocation.operands[1], of: watch)
    let (listing, history) = (details.listing, details.history)
    let figures = ChartFigures(of: history.prices, until: watch.latest?.at, formats: phrases.formats)
    let path = context.invocation.value(of: .out)
    let trend = Trend(listing.name, chart: figures, phrases.formats)
    guard trend != nil || (path == nil && context.options.isJSON) else {
      throw CommandFailure.notFound(consolePhrases.noChart(listing.name))
    }
    if let path, let trend {
      var svg = HTML()
      svg.drawChart(trend, style: Self.style)
      try WholeFile.replace(path, with: Data(svg.bytes))
    }
    guard !context.options.isJSON else {
      let members: JSONText = ["watch": watch.watch.name.text, "id": listing.id, "name": listing.name, "path": path]
      return context.print("arcade.chart/1", members, history.json(.price))
    }
    if let path {
      context.output.paragraph(consolePhrases.chartWritten(to: path))
    } else if let trend {
      context.show(listing.name, .ready(Page(.trend(trend))))
    }
  }
}
