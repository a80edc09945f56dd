import ArcadeDomain

/// A column with its cells, so that a heading cannot be above the wrong cells.
public struct TableColumn<Element> {
  let heading: Table.Column
  let cell: (Element) -> Table.Cell

  /// Creates a column of cells.
  public init(
    _ title: String,
    isNumber: Bool = false,
    mayBeCut: Bool = false,
    isSecondary: Bool = false,
    needsTitle: Bool? = nil,
    cell: @escaping (Element) -> Table.Cell
  ) {
    heading = Table.Column(
      title,
      isNumber: isNumber,
      mayBeCut: mayBeCut,
      isSecondary: isSecondary,
      needsTitle: needsTitle
    )
    self.cell = cell
  }

  /// Creates a column of texts.
  public init(
    _ title: String,
    isNumber: Bool = false,
    mayBeCut: Bool = false,
    isSecondary: Bool = false,
    needsTitle: Bool? = nil,
    text: @escaping (Element) -> String
  ) {
    self.init(title, isNumber: isNumber, mayBeCut: mayBeCut, isSecondary: isSecondary, needsTitle: needsTitle) {
      Table.Cell(text($0))
    }
  }

  /// Creates a column of owners; nil if no element has one.
  init?(_ title: String, owners elements: [Element], _ phrases: any Phrases, owner: @escaping (Element) -> Owner) {
    guard elements.contains(where: { !owner($0).isNobody }) else { return nil }
    self.init(title, mayBeCut: true) { element in
      let owner = owner(element)
      return owner.isNobody ? Table.Cell(phrases.noOwner, .faint) : Table.Cell(owner.name)
    }
  }
}

/// A result builder for the columns of a table.
@resultBuilder
public enum TableColumns<Element> {
  /// Adds a column, or none.
  public static func buildExpression(_ column: TableColumn<Element>?) -> [TableColumn<Element>] {
    column.map { [$0] } ?? []
  }

  /// Joins columns from left to right.
  public static func buildBlock(_ columns: [TableColumn<Element>]...) -> [TableColumn<Element>] {
    Array(columns.joined())
  }

  /// Adds optional columns.
  public static func buildOptional(_ columns: [TableColumn<Element>]?) -> [TableColumn<Element>] { columns ?? [] }

  /// Adds the columns of a loop.
  public static func buildArray(_ columns: [[TableColumn<Element>]]) -> [TableColumn<Element>] {
    Array(columns.joined())
  }
}

extension Table {
  /// Creates a table with a row for each element:
  ///
  /// ```swift
  /// Table(of: orders, id: { String($0.id.number) }) {
  ///   TableColumn("Order", isNumber: true) { String($0.id.number) }
  ///   TableColumn("Paid") { formats.moment($0.paidAt) }
  /// }
  /// ```
  ///
  /// By default, rows are numbered from 1.
  public init<Element>(
    of elements: some Sequence<Element>,
    title: String? = nil,
    firstNumber: Int? = nil,
    isWatched: Bool = false,
    id: ((Element) -> String)? = nil,
    address: (Element) -> String? = { _ in nil },
    details: (Element) -> [Detail] = { _ in [] },
    @TableColumns<Element> columns: () -> [TableColumn<Element>]
  ) {
    let columns = columns()
    let rows = elements.enumerated().map { place, element in
      Row(
        id?(element) ?? String(place + 1),
        columns.map { $0.cell(element) },
        details: details(element),
        address: address(element)
      )
    }
    self.init(
      title: title,
      columns: columns.map(\.heading),
      rows: rows,
      firstNumber: firstNumber,
      isWatched: isWatched
    )
  }
}
