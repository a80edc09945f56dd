/// The content of a screen: a page or, for the round of a game, a value that can be shown as one.
public protocol ScreenContent: Hashable, Sendable {
  /// The content as blocks, for frontends without a view for it.
  var page: Page { get }
}

/// The content of nearly every screen: a vertical list of blocks that every frontend can draw.
public struct Page: ScreenContent {
  /// The blocks from top to bottom.
  public var blocks: [Block]
  /// The indices of the blocks to print if there is good news; otherwise all are printed. Nil if the page is not handed
  /// out.
  public var printed: Set<Int>?

  /// Creates a page from an array of blocks.
  public init(_ blocks: [Block]) { self.blocks = blocks }

  /// Creates a page from its blocks.
  public init(_ blocks: Block...) { self.blocks = blocks }

  /// Itself.
  public var page: Page { self }

  /// The page, to be handed out as a whole.
  var onPaper: Page {
    var page = self
    page.printed = Set(blocks.indices)
    return page
  }

  /// The IDs of the numbered rows, by number.
  public var numberedRows: [Int: String] { Dictionary(blocks.flatMap(\.numberedRows)) { $1 } }
}

/// A part of a page.
public enum Block: Hashable, Sendable {
  /// A sentence.
  case text(String, Tone = .plain)
  /// Labels with their values.
  case facts([Fact])
  /// Rows under titled columns.
  case table(Table)
  /// Options, chosen by ID or by number from 1.
  case choices([Choice])
  /// The development of a figure.
  case trend(Trend)
  /// A picture; its words are shown if pictures cannot be.
  case picture(Picture)
  /// Forms below each other.
  case forms([Offer])
  /// A form whose fields show the current values, in place of facts.
  case editor(Offer)
  /// Buttons and links in a row; with `stay` they remain in sight when the page is scrolled.
  case buttons([Offer], stay: Bool = false)
  /// Links to the next and the previous page.
  case pages([Offer])
  /// Buttons and links below each other, each with its label.
  case list([Offer])
  /// Rarely used blocks, folded behind a title; the default title is a general one.
  indirect case more(String?, [Block])

  /// The numbers of its rows with their IDs.
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
  /// Returns the tables that have rows, or a sentence if none has.
  public static func tables(_ tables: Table..., else sentence: String) -> Loadable {
    let blocks = tables.filter { !$0.rows.isEmpty }.map(Block.table)
    return blocks.isEmpty ? .empty(sentence) : .ready(Page(blocks))
  }
}
