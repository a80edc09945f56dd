/// Levels from 0 to 7 as blocks that grow.
enum Sparkline {
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  static func text(of levels: [Int]) -> String {
    String(levels.map { blocks[max(0, min($0, blocks.count - 1))] })
  }
}
