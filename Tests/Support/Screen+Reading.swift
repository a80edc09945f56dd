public import ArcadePresentation

extension Screen {
  /// The failure that replaces the content, if any.
  public var failure: Failure? { if case .failed(let failure) = content { failure } else { nil } }

  /// The words of the main offers.
  public var mainWords: [String] { offers.filter { $0.weight == .main }.map(\.word) }

  /// The words of the offers that stay in sight.
  public var wordsInSight: [String] {
    layout.controls.flatMap { block in
      if case .buttons(let offers, stay: true) = block { offers.map(\.word) } else { [String]() }
    }
  }

  /// Returns the offer with a word or an alias; nil if there is none.
  public func offer(_ word: String) -> Offer? { offers.first { $0.names.contains(word) } }
}

extension Screen<Page> {
  /// The tables of the page; empty without a page.
  public var tables: [Table] { blocks.compactMap { if case .table(let table) = $0 { table } else { nil } } }

  /// The sentences between the tables.
  public var texts: [String] { blocks.compactMap { if case .text(let text, _) = $0 { text } else { nil } } }

  /// The facts of the page.
  public var facts: [Fact] { blocks.flatMap { if case .facts(let facts) = $0 { facts } else { [Fact]() } } }

  /// The texts of the rows, without summaries.
  public var rows: [[String]] { tables.flatMap(\.rows).filter { !$0.isSummary }.map(\.texts) }

  /// The texts of the summary rows, without empty ones.
  public var sums: [[String]] {
    tables.flatMap(\.rows).filter(\.isSummary).map { $0.texts.filter { !$0.isEmpty } }
  }

  /// Returns the row with an ID.
  public func row(_ id: String) -> Table.Row? { tables.flatMap(\.rows).first { $0.id == id } }

  /// Returns the texts of a column, without summaries.
  public func column(_ title: String) -> [String] {
    tables.flatMap { table in
      table.columns.firstIndex { $0.title == title }.map { column in
        table.rows.filter { !$0.isSummary }.map { $0.texts[column] }
      } ?? []
    }
  }

  private var blocks: [Block] { content.value?.blocks ?? [] }
}

extension Table.Row {
  /// The texts of its cells.
  public var texts: [String] { cells.map(\.text) }

  /// The texts of its details, without empty ones.
  public var detailTexts: [[String]] {
    details.map { detail in
      switch detail {
      case .cells(let cells): cells.map(\.text).filter { !$0.isEmpty }
      case .text(let text, _, _): [text]
      }
    }
  }
}

extension Layout {
  /// The words of all offers beneath and beside the page.
  public var words: Set<String> { Set((controls + besides).flatMap(\.offers).map(\.word)) }
}
