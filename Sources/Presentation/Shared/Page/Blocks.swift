/// A result builder for the blocks of a page.
@resultBuilder
public enum Blocks {
  /// Adds a block; an empty one is left out.
  public static func buildExpression(_ block: Block) -> [Block] { block.isBlank ? [] : [block] }

  /// Adds finished blocks.
  public static func buildExpression(_ blocks: [Block]) -> [Block] { blocks.filter { !$0.isBlank } }

  /// Adds a table.
  public static func buildExpression(_ table: Table) -> [Block] { [.table(table)] }

  /// Joins blocks vertically.
  public static func buildBlock(_ blocks: [Block]...) -> [Block] { Array(blocks.joined()) }

  /// Adds optional blocks.
  public static func buildOptional(_ blocks: [Block]?) -> [Block] { blocks ?? [] }

  /// Adds the blocks of an `if`.
  public static func buildEither(first blocks: [Block]) -> [Block] { blocks }

  /// Adds the blocks of an `else`.
  public static func buildEither(second blocks: [Block]) -> [Block] { blocks }

  /// Adds the blocks of a loop.
  public static func buildArray(_ blocks: [[Block]]) -> [Block] { Array(blocks.joined()) }
}

extension Page {
  /// Creates a page from a result builder.
  public init(@Blocks _ blocks: () -> [Block]) { self.init(blocks()) }
}

extension Block {
  /// Forms below each other; those without a choice are left out.
  static func forms<Intent>(_ actions: Action<Intent>?...) -> Block { forms(actions) }

  /// Forms below each other; those without a choice are left out.
  static func forms<Intent>(_ actions: [Action<Intent>?]) -> Block {
    .forms(actions.compactMap { $0?.offer }.filter(\.canBeFilledIn))
  }

  /// A form whose fields show the current values.
  static func editor<Intent>(_ action: Action<Intent>) -> Block { .editor(action.offer) }

  /// Buttons and links in a row.
  static func buttons<Intent>(_ actions: Action<Intent>?...) -> Block { .buttons(actions.compactMap { $0?.offer }) }

  /// Buttons and links that stay in sight.
  static func bar<Intent>(_ actions: Action<Intent>?...) -> Block { bar(actions) }

  /// Buttons and links that stay in sight.
  static func bar<Intent>(_ actions: [Action<Intent>?]) -> Block {
    .buttons(actions.compactMap { $0?.offer }, stay: true)
  }

  /// Links to the next and the previous page, if there are any.
  static func pages<Intent>(_ actions: [Action<Intent>]) -> Block {
    .pages(actions.map(\.offer).filter { $0.closed == nil })
  }

  /// Buttons and links below each other, each with its label.
  static func list<Intent>(_ actions: Action<Intent>?...) -> Block { list(actions) }

  /// Buttons and links below each other, each with its label, without those that are placed elsewhere.
  static func list<Intent>(_ actions: [Action<Intent>?], besides placed: [Action<Intent>?] = []) -> Block {
    let words = placed.map { $0?.offer.word }
    return .list(actions.compactMap { $0?.offer }.filter { !words.contains($0.word) })
  }

  /// Rarely used blocks, folded behind a title; the default title is a general one.
  static func more(_ title: String? = nil, @Blocks _ blocks: () -> [Block]) -> Block { .more(title, blocks()) }

  /// The actions within the block.
  public var offers: [Offer] {
    switch self {
    case .text, .facts, .table, .choices, .trend, .picture: []
    case .forms(let offers), .pages(let offers), .list(let offers), .buttons(let offers, _): offers
    case .editor(let offer): [offer]
    case .more(_, let blocks): blocks.flatMap(\.offers)
    }
  }

  /// Whether it is empty.
  fileprivate var isBlank: Bool {
    switch self {
    case .forms(let offers), .buttons(let offers, _), .pages(let offers), .list(let offers): offers.isEmpty
    case .more(_, let blocks): blocks.isEmpty
    case .text, .facts, .table, .choices, .trend, .picture, .editor: false
    }
  }

  /// Returns the block without some actions; nil if nothing is left.
  func without(_ isLeftOut: (Offer) -> Bool) -> Block? {
    let same: Block
    switch self {
    case .forms(let offers): same = .forms(offers.filter { !isLeftOut($0) })
    case .buttons(let offers, let stay): same = .buttons(offers.filter { !isLeftOut($0) }, stay: stay)
    case .pages(let offers): same = .pages(offers.filter { !isLeftOut($0) })
    case .list(let offers): same = .list(offers.filter { !isLeftOut($0) })
    case .editor(let offer): return isLeftOut(offer) ? nil : self
    case .more(let title, let blocks): same = .more(title, blocks.compactMap { $0.without(isLeftOut) })
    case .text, .facts, .table, .choices, .trend, .picture: return self
    }
    return same.isBlank ? nil : same
  }
}
