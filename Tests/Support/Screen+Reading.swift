public import ArcadePresentation

extension Screen {
  /// Why there is nothing to show, if so.
  public var failure: Failure? { if case .failed(let failure) = content { failure } else { nil } }

  /// The words of what is put forward.
  public var mainWords: [String] { offers.filter { $0.weight == .main }.map(\.word) }

  /// The words of what stays in sight on a page.
  public var wordsInSight: [String] {
    layout.controls.flatMap { block in
      if case .buttons(let offers, stay: true) = block { offers.map(\.word) } else { [String]() }
    }
  }

  /// The offer with a word or an alias; nil where that is not offered.
  public func offer(_ word: String) -> Offer? { offers.first { $0.names.contains(word) } }
}

extension Screen<Page> {
  /// The tables of the page; none while there is no page.
  public var tables: [Table] { blocks.compactMap { if case .table(let table) = $0 { table } else { nil } } }

  /// The sentences between them.
  public var texts: [String] { blocks.compactMap { if case .text(let text, _) = $0 { text } else { nil } } }

  /// The values beside what they are.
  public var facts: [Fact] { blocks.flatMap { if case .facts(let facts) = $0 { facts } else { [Fact]() } } }

  /// The texts of the rows, summaries left out.
  public var rows: [[String]] { tables.flatMap(\.rows).filter { !$0.isSummary }.map(\.texts) }

  /// The texts of the rows that sum up the others, without empty ones.
  public var sums: [[String]] {
    tables.flatMap(\.rows).filter(\.isSummary).map { $0.texts.filter { !$0.isEmpty } }
  }

  /// The row that is known by an id.
  public func row(_ id: String) -> Table.Row? { tables.flatMap(\.rows).first { $0.id == id } }

  /// The texts of a column, without those of summaries.
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

  /// The texts of what stands beneath it, without empty ones.
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
  /// The words of what can be done beneath the page and beside it.
  public var words: Set<String> { Set((controls + besides).flatMap(\.offers).map(\.word)) }
}
