/// The content of nearly every screen: blocks, one beneath the other, that every frontend knows how to draw.
public struct Page: Hashable, Sendable {
  /// The blocks in their order.
  public var blocks: [Block]

  /// Joins blocks.
  public init(_ blocks: [Block]) { self.blocks = blocks }

  /// Joins blocks.
  public init(_ blocks: Block...) { self.blocks = blocks }

  /// The ids of the rows that are chosen by their number, in the order of the page.
  public var numberedRows: [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .choices(let choices): choices.map(\.id)
      case .table(let table) where table.isNumbered: table.rows.filter { !$0.isSummary }.map(\.id)
      case .table, .text, .facts, .trend, .picture: []
      }
    }
  }
}

/// A part of a page.
public enum Block: Hashable, Sendable {
  /// A sentence.
  case text(String, Tone = .plain)
  /// Values beside what they are.
  case facts([Fact])
  /// Rows under titled columns.
  case table(Table)
  /// What can be chosen, by its number or its id.
  case choices([Choice])
  /// How figures went.
  case trend(Trend)
  /// A picture; where none can be shown, its words stand in for it.
  case picture(Picture)
}
