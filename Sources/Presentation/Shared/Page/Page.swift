/// What a screen is about: a page or, for the round of a game, a value that can say itself as one.
public protocol ScreenContent: Hashable, Sendable {
  /// The same as blocks, for whoever draws nothing better.
  var page: Page { get }
}

/// The content of nearly every screen: blocks, one beneath the other, that every frontend knows how to draw.
public struct Page: ScreenContent {
  /// The blocks in their order.
  public var blocks: [Block]
  /// Which of them are put on paper with good news above them, by their places; all of them at any other time. Nil where
  /// nobody hands the page out.
  public var printed: Set<Int>?

  /// Joins blocks.
  public init(_ blocks: [Block]) { self.blocks = blocks }

  /// Joins blocks.
  public init(_ blocks: Block...) { self.blocks = blocks }

  /// Itself.
  public var page: Page { self }

  /// The same page, which is handed out as a whole.
  var onPaper: Page {
    var page = self
    page.printed = Set(blocks.indices)
    return page
  }

  /// The ids of the rows that are chosen by a number, by that number.
  public var numberedRows: [Int: String] { Dictionary(blocks.flatMap(\.numberedRows)) { $1 } }
}

/// A part of a page.
public enum Block: Hashable, Sendable {
  /// A sentence.
  case text(String, Tone = .plain)
  /// Values beside what they are.
  case facts([Fact])
  /// Rows under titled columns.
  case table(Table)
  /// What can be chosen, by its number from 1 or its id.
  case choices([Choice])
  /// How figures went.
  case trend(Trend)
  /// A picture; where none can be shown, its words stand in for it.
  case picture(Picture)
  /// Forms, one beneath the other.
  case forms([Offer])
  /// A form whose fields show what is set now, in place of the facts that say the same.
  case editor(Offer)
  /// Buttons and links beside each other; those that `stay` are in sight wherever the page is scrolled to.
  case buttons([Offer], stay: Bool = false)
  /// Links to the pages before and after this one.
  case pages([Offer])
  /// Buttons and links beneath each other, each with what it does.
  case list([Offer])
  /// What is rarely wanted, folded behind what it is called; without a name it is what else can be done.
  indirect case more(String?, [Block])

  /// The ids of its rows with the numbers that choose them.
  fileprivate var numberedRows: [(Int, String)] {
    switch self {
    case .choices(let choices): choices.enumerated().map { ($0 + 1, $1.id) }
    case .table(let table):
      table.firstNumber.map { first in
        table.rows.filter { !$0.isSummary }.enumerated().map { (first + $0, $1.id) }
      } ?? []
    case .text, .facts, .trend, .picture, .forms, .editor, .buttons, .pages, .list, .more: []
    }
  }
}

extension Loadable<Page> {
  /// The tables that have rows; a sentence where none has.
  public static func tables(_ tables: Table..., else sentence: String) -> Loadable {
    let blocks = tables.filter { !$0.rows.isEmpty }.map(Block.table)
    return blocks.isEmpty ? .empty(sentence) : .ready(Page(blocks))
  }
}
