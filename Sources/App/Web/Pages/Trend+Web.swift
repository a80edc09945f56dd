import ArcadePresentation

extension PageDrawing {
  // The size of a chart's picture, and of what stands around its line, in units of its own.
  private static let (width, height, left, right, top, bottom) = (640.0, 240.0, 8.0, 632.0, 34.0, 176.0)

  /// Draws how figures went: as a chart whose points can be read one by one, with a table of all of them beneath; as a
  /// small line where nothing but levels is known.
  mutating func draw(_ trend: Trend) {
    drawText(trend.label, .strong, "text")
    if trend.points.count > 1 {
      html.markup("<div class=\"chart\">")
      drawChart(trend)
      drawTable(trend.points)
      html.markup("</div>")
    } else if trend.points.isEmpty, trend.levels.count > 1 {
      drawSparkline(trend.levels)
    }
    draw(trend.figures)
  }

  private mutating func drawChart(_ trend: Trend) {
    let marked = Set([trend.points.lowest, trend.points.highest, trend.points.count - 1])
    html.markup("<svg viewBox=\"0 0 640 240\" role=\"group\"")
    html.attribute("aria-label", trend.label)
    html.markup("><path class=\"axis\" d=\"M8 8V210H632\"/><polyline class=\"line\" points=\"")
    for (place, point) in trend.points.enumerated() {
      if place > 0 { html.markup(" ") }
      drawPlace(of: point)
    }
    html.markup("\"/>")
    drawDate(trend.points.first, x: 8, anchor: "start")
    drawDate(trend.points.last, x: 632, anchor: "end")
    for (place, point) in trend.points.enumerated() {
      draw(point, isMarked: marked.contains(place), isLast: place == trend.points.count - 1)
    }
    html.markup("</svg>")
  }

  private mutating func draw(_ point: Trend.Point, isMarked: Bool, isLast: Bool) {
    let words = "\(point.label): \(point.figure)"
    let (x, y) = Self.place(of: point)
    html.markup("<g role=\"img\" class=\"at")
    if isMarked { html.markup(" marked") }
    html.markup("\" tabindex=\"")
    // One stop for all of them; arrows lead on from there.
    html.number(isLast ? 0 : -1)
    html.markup("\"")
    html.attribute("aria-label", words)
    html.markup("><title>")
    html.text(words)
    html.markup("</title><circle class=\"point\"")
    html.attribute("cx", x)
    html.attribute("cy", y)
    html.markup(" r=\"5\"/><text")
    html.attribute("x", min(max(x, 8), 632))
    html.attribute("y", point.height < 0.2 ? y + 24 : y - 12)
    html.markup(" text-anchor=\"")
    html.markup(point.place < 0.15 ? "start" : point.place > 0.85 ? "end" : "middle")
    html.markup("\">")
    html.text(point.figure)
    html.markup("</text></g>")
  }

  private mutating func drawDate(_ point: Trend.Point?, x: Int, anchor: StaticString) {
    guard let point else { return }
    html.markup("<text y=\"230\"")
    html.attribute("x", x)
    html.markup(" text-anchor=\"")
    html.markup(anchor)
    html.markup("\">")
    html.text(point.label)
    html.markup("</text>")
  }

  private mutating func drawPlace(of point: Trend.Point) {
    let (x, y) = Self.place(of: point)
    html.number(x)
    html.markup(",")
    html.number(y)
  }

  private static func place(of point: Trend.Point) -> (x: Int, y: Int) {
    (
      Int((left + 10 + (right - left - 20) * point.place).rounded()),
      Int((bottom - (bottom - top) * point.height).rounded())
    )
  }

  /// Draws all points as a table, newest first, for whoever reads rather than looks.
  private mutating func drawTable(_ points: [Trend.Point]) {
    html.markup("<details id=\"points\"><summary>")
    html.text(phrases.allPoints)
    html.markup("</summary><table class=\"points\"><thead><tr><th scope=\"col\">")
    html.text(phrases.moment)
    html.markup("</th><th scope=\"col\" class=\"n\">")
    html.text(phrases.figure)
    html.markup("</th></tr></thead><tbody>")
    for point in points.reversed() {
      html.markup("<tr><th scope=\"row\">")
      html.text(point.label)
      html.markup("</th><td class=\"n\">")
      html.text(point.figure)
      html.markup("</td></tr>")
    }
    html.markup("</tbody></table></details>")
  }

  /// Draws how a figure went beside it; whoever does not see the line hears how far it reached.
  mutating func drawSmall(_ trend: Trend) {
    if !frame.isAccessible {
      drawSparkline(trend.levels)
      html.markup(" ")
    }
    html.markup("<span class=\"unseen\">")
    html.text(trend.label)
    for (place, figure) in trend.figures.enumerated() {
      html.markup(place > 0 ? ", " : ": ")
      html.text(figure.label)
      html.markup(" ")
      html.text(figure.value)
    }
    html.markup(". </span>")
  }

  private mutating func drawSparkline(_ levels: [Int]) {
    html.markup("<svg class=\"spark\" viewBox=\"0 0 120 24\" aria-hidden=\"true\"><polyline class=\"line\" points=\"")
    for (place, level) in levels.enumerated() {
      if place > 0 { html.markup(" ") }
      html.number(2 + place * 116 / max(1, levels.count - 1))
      html.markup(",")
      html.number(22 - max(0, min(level, 7)) * 20 / 7)
    }
    html.markup("\"/></svg>")
  }
}

extension [Trend.Point] {
  /// The place of the first of the lowest points.
  fileprivate var lowest: Int { indices.min { self[$0].height < self[$1].height } ?? 0 }
  /// The place of the first of the highest points.
  fileprivate var highest: Int { indices.min { self[$0].height > self[$1].height } ?? 0 }
}
