import ArcadeConsole
package import ArcadePresentation

extension PageDrawing {
  /// Draws a trend: as a chart with selectable points and a table of them, or as a small line if only levels are
  /// known.
  mutating func draw(_ trend: Trend) {
    drawText(trend.label, .strong, "text")
    if trend.points.count > 1 {
      html.markup("<div class=\"chart\">")
      html.drawChart(trend)
      if !trend.levels.isEmpty { drawTable(trend.points) }
      html.markup("</div>")
    } else if trend.points.isEmpty, trend.levels.count > 1 {
      drawSparkline(trend.levels)
    }
    draw(trend.figures)
  }

  /// Draws all points as a table, newest first, for reading rather than looking.
  private mutating func drawTable(_ points: [Trend.Point]) {
    html.add(#"<details id="points"><summary>\#(phrases.allPoints)</summary><table class="points"><thead><tr>"#)
    html.add(
      #"<th scope="col">\#(phrases.moment)</th><th scope="col" class="n">\#(phrases.figure)</th></tr></thead><tbody>"#
    )
    for point in points.reversed() {
      html.add(#"<tr><th scope="row">\#(point.label)</th><td class="n">\#(point.figure)</td></tr>"#)
    }
    html.markup("</tbody></table></details>")
  }

  /// Draws a small line beside a figure; a screen reader reads its range.
  mutating func drawSmall(_ trend: Trend) {
    if !frame.isAccessible {
      drawSparkline(trend.levels)
      html.markup(" ")
    }
    html.add(#"<span class="unseen">\#(trend.label)"#)
    for (place, figure) in trend.figures.enumerated() {
      html.add(#"\#(literal: place > 0 ? ", " : ": ")\#(figure.label) \#(figure.value)"#)
    }
    html.markup(". </span>")
  }

  private mutating func drawSparkline(_ levels: [Int]) {
    html.markup("<svg class=\"spark\" viewBox=\"0 0 120 24\" aria-hidden=\"true\"><polyline class=\"line\" points=\"")
    html.drawSteps(
      levels.enumerated().map { place, level in
        (2 + place * 116 / max(1, levels.count - 1), 22 - max(0, min(level, 7)) * 20 / 7)
      }
    )
    html.markup("\"/></svg>")
  }
}

extension HTML {
  /// Draws a chart: as a separate file with its style, or as a part of a page.
  package mutating func drawChart(_ trend: Trend, style: StaticString? = nil) {
    let marked = Set([trend.points.lowest, trend.points.highest, trend.points.count - 1])
    add(#"<svg viewBox="-88 0 728 240" role="group" aria-label="\#(trend.label)""#)
    if let style {
      markup(#" xmlns="http://www.w3.org/2000/svg" width="728" height="240"><style>"#)
      markup(style)
      markup("</style")
    }
    markup(#"><path class="axis" d="M8 8V210H632"/>"#)
    for mark in trend.scale {
      let y = Trend.Point.y(at: mark.height)
      add(#"<path class="axis" d="M8 \#(y)H632"/><text x="0" y="\#(y + 4)" text-anchor="end">"#)
      add("\(mark.figure)</text>")
    }
    markup(#"<polyline class="line" points=""#)
    drawSteps(trend.points.map { ($0.x, $0.y) }, until: Trend.Point.x(at: trend.end == nil ? 0 : 1))
    markup("\"/>")
    drawDate(trend.points.first?.label, x: 8, anchor: "start")
    drawDate(trend.end ?? trend.points.last?.label, x: 632, anchor: "end")
    for (place, point) in trend.points.enumerated() {
      draw(point, isMarked: marked.contains(place), isLast: place == trend.points.count - 1)
    }
    markup("</svg>")
  }

  /// Draws positions as a line whose height holds until the next one, and from the last one to an end further on.
  fileprivate mutating func drawSteps(_ places: [(x: Int, y: Int)], until end: Int = 0) {
    var before: Int?
    for (x, y) in places {
      if let before { add(" \(x),\(before) ") }
      add("\(x),\(y)")
      before = y
    }
    if let last = places.last, last.x < end { add(" \(end),\(last.y)") }
  }

  private mutating func draw(_ point: Trend.Point, isMarked: Bool, isLast: Bool) {
    let words = "\(point.label): \(point.figure)"
    let (x, y) = (point.x, point.y)
    add(#"<g role="img" class="at\#(literal: isMarked ? " marked" : "")" tabindex=""#)
    // One tab stop for all points; arrow keys lead on from there.
    add(#"\#(isLast ? 0 : -1)" aria-label="\#(words)"><title>\#(words)</title><circle class="point" cx="\#(x)""#)
    add(#" cy="\#(y)" r="5"/><text x="\#(min(max(x, 8), 632))" y="\#(point.height < 0.2 ? y + 24 : y - 12)""#)
    add(#" text-anchor="\#(literal: point.place < 0.3 ? "start" : point.place > 0.7 ? "end" : "middle")">"#)
    add(#"\#(point.figure)<tspan> · \#(point.label)</tspan></text></g>"#)
  }

  private mutating func drawDate(_ label: String?, x: Int, anchor: StaticString) {
    guard let label else { return }
    add(#"<text y="230" x="\#(x)" text-anchor="\#(literal: anchor)">\#(label)</text>"#)
  }
}

extension Trend.Point {
  // The position on a picture of 640 by 240, with room above and beneath the line for figures and dates.
  fileprivate var x: Int { Self.x(at: place) }
  fileprivate static func x(at place: Double) -> Int { Int((18 + 604 * place).rounded()) }
  fileprivate var y: Int { Self.y(at: height) }
  fileprivate static func y(at height: Double) -> Int { Int((176 - 142 * height).rounded()) }
}

extension [Trend.Point] {
  /// The index of the first of the lowest points.
  fileprivate var lowest: Int { indices.min { self[$0].height < self[$1].height } ?? 0 }
  /// The index of the first of the highest points.
  fileprivate var highest: Int { indices.min { self[$0].height > self[$1].height } ?? 0 }
}
