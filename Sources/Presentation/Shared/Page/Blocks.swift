/// Puts the blocks of a page one beneath the other, some of them only under a condition.
@resultBuilder
public enum Blocks {
  /// Takes a block; what lists nothing is left out.
  public static func buildExpression(_ block: Block) -> [Block] { block.isBlank ? [] : [block] }

  /// Takes blocks that were made elsewhere.
  public static func buildExpression(_ blocks: [Block]) -> [Block] { blocks.filter { !$0.isBlank } }

  /// Takes a table.
  public static func buildExpression(_ table: Table) -> [Block] { [.table(table)] }

  /// Puts blocks one beneath the other.
  public static func buildBlock(_ blocks: [Block]...) -> [Block] { Array(blocks.joined()) }

  /// Takes blocks that there may be.
  public static func buildOptional(_ blocks: [Block]?) -> [Block] { blocks ?? [] }

  /// Takes the blocks of a condition that holds.
  public static func buildEither(first blocks: [Block]) -> [Block] { blocks }

  /// Takes the blocks of a condition that does not hold.
  public static func buildEither(second blocks: [Block]) -> [Block] { blocks }

  /// Takes blocks for each of several things.
  public static func buildArray(_ blocks: [[Block]]) -> [Block] { Array(blocks.joined()) }
}

extension Page {
  /// Puts blocks one beneath the other.
  public init(@Blocks _ blocks: () -> [Block]) { self.init(blocks()) }
}

extension Block {
  /// Forms, one beneath the other; one in which there is nothing to choose from is left out.
  static func forms<Intent>(_ actions: Action<Intent>?...) -> Block { forms(actions) }

  /// Forms, one beneath the other; one in which there is nothing to choose from is left out.
  static func forms<Intent>(_ actions: [Action<Intent>?]) -> Block {
    .forms(actions.compactMap { $0?.offer }.filter(\.canBeFilledIn))
  }

  /// A form whose fields show what is set now.
  static func editor<Intent>(_ action: Action<Intent>) -> Block { .editor(action.offer) }

  /// Buttons and links beside each other.
  static func buttons<Intent>(_ actions: Action<Intent>?...) -> Block { .buttons(actions.compactMap { $0?.offer }) }

  /// Buttons and links that stay in sight.
  static func bar<Intent>(_ actions: Action<Intent>?...) -> Block { bar(actions) }

  /// Buttons and links that stay in sight.
  static func bar<Intent>(_ actions: [Action<Intent>?]) -> Block {
    .buttons(actions.compactMap { $0?.offer }, stay: true)
  }

  /// Links to the pages before and after this one, as far as there are any.
  static func pages<Intent>(_ actions: [Action<Intent>]) -> Block {
    .pages(actions.map(\.offer).filter { $0.closed == nil })
  }

  /// Buttons and links beneath each other, each with what it does.
  static func list<Intent>(_ actions: Action<Intent>?...) -> Block { list(actions) }

  /// Buttons and links beneath each other, each with what it does, besides some that have a place already.
  static func list<Intent>(_ actions: [Action<Intent>?], besides placed: [Action<Intent>?] = []) -> Block {
    let words = placed.map { $0?.offer.word }
    return .list(actions.compactMap { $0?.offer }.filter { !words.contains($0.word) })
  }

  /// What is rarely wanted, folded behind what it is called; without a name it is what else can be done.
  static func more(_ title: String? = nil, @Blocks _ blocks: () -> [Block]) -> Block { .more(title, blocks()) }

  /// What can be done in it.
  public var offers: [Offer] {
    switch self {
    case .text, .facts, .table, .choices, .trend, .picture: []
    case .forms(let offers), .pages(let offers), .list(let offers), .buttons(let offers, _): offers
    case .editor(let offer): [offer]
    case .more(_, let blocks): blocks.flatMap(\.offers)
    }
  }

  /// Whether there is nothing in it.
  fileprivate var isBlank: Bool {
    switch self {
    case .forms(let offers), .buttons(let offers, _), .pages(let offers), .list(let offers): offers.isEmpty
    case .more(_, let blocks): blocks.isEmpty
    case .text, .facts, .table, .choices, .trend, .picture, .editor: false
    }
  }

  /// The same without some of what can be done; nil if nothing is left.
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
