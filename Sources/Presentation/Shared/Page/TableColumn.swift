import ArcadeDomain

/// A column of a table together with what stands in it, so that no heading can stand above another's cells.
public struct TableColumn<Element> {
  let heading: Table.Column
  let cell: (Element) -> Table.Cell

  /// Names a column and makes its cells.
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

  /// Names a column and makes its texts.
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

  /// Says whose each element is; nil where all of them are nobody's in particular.
  init?(_ title: String, owners elements: [Element], _ phrases: any Phrases, owner: @escaping (Element) -> Owner) {
    guard elements.contains(where: { !owner($0).isNobody }) else { return nil }
    self.init(title, mayBeCut: true) { element in
      let owner = owner(element)
      return owner.isNobody ? Table.Cell(phrases.noOwner, .faint) : Table.Cell(owner.name)
    }
  }
}

/// Puts the columns of a table together, some of them only where they have something to say.
@resultBuilder
public enum TableColumns<Element> {
  /// Takes a column, where there is one.
  public static func buildExpression(_ column: TableColumn<Element>?) -> [TableColumn<Element>] {
    column.map { [$0] } ?? []
  }

  /// Puts columns beside each other.
  public static func buildBlock(_ columns: [TableColumn<Element>]...) -> [TableColumn<Element>] {
    Array(columns.joined())
  }

  /// Takes columns that there may be.
  public static func buildOptional(_ columns: [TableColumn<Element>]?) -> [TableColumn<Element>] { columns ?? [] }

  /// Takes a column for each of several things.
  public static func buildArray(_ columns: [[TableColumn<Element>]]) -> [TableColumn<Element>] {
    Array(columns.joined())
  }
}

extension Table {
  /// Lists elements, a row for each, with what its columns say of it:
  ///
  /// ```swift
  /// Table(of: orders, id: { String($0.id.number) }) {
  ///   TableColumn("Order", isNumber: true) { String($0.id.number) }
  ///   TableColumn("Paid") { formats.moment($0.paidAt) }
  /// }
  /// ```
  ///
  /// Unless an id is made of each element, rows are known by their numbers, from 1.
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
