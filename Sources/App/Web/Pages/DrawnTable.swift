import ArcadeConsole
import ArcadePresentation

/// A table with what all of its rows share on a page.
struct DrawnTable {
  let table: Table
  /// What counts the rows where they stand.
  let counter: RowCounter?
  /// What opens behind the rows.
  let menu: [RowAction]
  /// What the small buttons behind the rows do.
  let buttons: [(action: RowAction, sign: Table.Button.Sign)]
  /// The place of the first column with texts, which names the row.
  let name: Int
  /// The place of the code by which a row is known, which stands beside its name; on paper before it, as the number of a line.
  let code: Int?
  /// The places of the columns that are drawn as such: what counts a row has its own.
  let places: [Int]
  /// Whether it has room on a phone as it is, so that its rows need not become cards.
  let isPair: Bool
  /// The tags that begin the cells of each column, up to the end of their classes.
  private(set) var cells: [HTML] = []
  /// What stands where a row has no number, and where it has no buttons.
  let noNumber, noButtons: StaticString

  /// Whether its rows are found by sight and counted where they stand, so that each is a tile.
  let isTiled: Bool

  /// The class of the whole.
  var look: StaticString { isTiled ? "tiles" : counter != nil ? "table goods" : isPair ? "pair" : "table" }

  /// Whether something can be pressed behind the rows.
  var hasButtons: Bool { counter != nil || !buttons.isEmpty }

  init(_ table: Table, isPaper: Bool) {
    self.table = table
    counter = RowCounter(table)
    menu = table.rowActions.menu.compactMap(RowAction.init)
    buttons = table.rowActions.buttons.compactMap { button in RowAction(button.offer).map { ($0, button.sign) } }
    let hasCode = isPaper && table.columns.prefix(2).count { !$0.isNumber } == 2
    let code = counter?.counter.code ?? (hasCode ? 0 : nil)
    self.code = code
    name = table.columns.indices.first { !table.columns[$0].isNumber && $0 != code } ?? 0
    let amount = counter?.counter.amount
    places = table.columns.indices.filter { $0 != code && $0 != amount }
    isPair = (table.columns.count == 2 && table.columns[1].isNumber || isPaper) && buttons.isEmpty
    isTiled =
      counter != nil && table.rows.contains { row in row.cells.contains { $0.picture != nil || $0.color != nil } }
    // What is sold or summed up is known by its name alone.
    let isList = buttons.isEmpty && !table.rows.contains(where: \.isSummary)
    noNumber = table.firstNumber != nil ? "<td class=\"k\"></td>" : ""
    noButtons = counter == nil && buttons.isEmpty ? "" : "<td></td>"
    for (place, column) in table.columns.enumerated() {
      // A value that takes so little room need not be broken in two.
      let isShort = table.rows.allSatisfy { place >= $0.cells.count || $0.cells[place].text.utf8.count < 18 }
      var cell = HTML()
      cell.markup(place == name ? "<th scope=\"row\"" : "<td")
      if !isPair, place != name || isList { cell.add(#" data-label="\#(column.title)""#) }
      cell.add(#" class="c\#(literal: column.isNumber ? " n" : isShort && place != name ? " s" : "")"#)
      if column.isSecondary { cell.markup(" o") }
      cells.append(cell)
    }
  }
}
