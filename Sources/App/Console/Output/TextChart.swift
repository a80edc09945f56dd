import ArcadeData
import ArcadePresentation

/// A chart of figures over time, drawn with blocks, with round figures at its side.
struct TextChart {
  private static let rows = 6
  private static let blocks = Array(" ▁▂▃▄▅▆▇█")

  package let trend: Trend
  package let width: Int

  /// The lines from top to bottom; none if there is no room.
  package var lines: [String] {
    let marks = Dictionary(trend.scale.map { (Self.row(at: $0.height), $0.figure.sanitized) }) { $1 }
    let margin = (marks.values.map(DisplayWidth.columns).max() ?? 0) + 1
    let columns = width - margin
    guard let first = trend.points.first, columns >= 16 else { return [] }
    let heights = (0..<columns).map { column in
      let place = Double(column) / Double(columns - 1)
      let height = (trend.points.last { $0.place <= place } ?? first).height
      return 1 + Int((height * Double(Self.rows * 8 - 1)).rounded())
    }
    let drawn = (0..<Self.rows).reversed().map { row in
      let label = marks[row] ?? ""
      let bars = heights.map { Self.blocks[max(0, min($0 - row * 8, 8))] }
      return spaces(margin - 1 - DisplayWidth.columns(of: label)) + label + " " + trimmed(String(bars))
    }
    let (begin, end) = (first.label.sanitized, (trend.end ?? trend.points.last?.label ?? "").sanitized)
    let gap = columns - DisplayWidth.columns(of: begin) - DisplayWidth.columns(of: end)
    return drawn.map(trimmed) + [spaces(margin) + begin + (gap > 0 ? spaces(gap) + end : "")]
  }

  private static func row(at height: Double) -> Int { min(rows - 1, Int(height * Double(rows))) }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func trimmed(_ text: String) -> String { String(text.reversed().drop { $0 == " " }.reversed()) }
}
