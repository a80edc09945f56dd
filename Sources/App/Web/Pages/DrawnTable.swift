import ArcadeConsole
import ArcadePresentation

/// A table with what all of its rows share on a page.
struct DrawnTable {
  let table: Table
  /// The counter in the rows.
  let counter: RowCounter?
  /// The actions that open behind the rows.
  let menu: [RowAction]
  /// The actions of the small buttons behind the rows.
  let buttons: [(action: RowAction, sign: Table.Button.Sign)]
  /// The index of the first column with texts, which names the row.
  let name: Int
  /// The index of the column with the row's code. It is drawn beside the name; on paper before it, as a line number.
  let code: Int?
  /// The indexes of the columns that are drawn as such; a row counter has its own column.
  let places: [Int]
  /// Whether the table fits a phone as it is, so that its rows need not become cards.
  let isPair: Bool
  /// The start tags of the cells of each column, up to the end of their classes.
  private(set) var cells: [HTML] = []
  /// The markup for a row without a number, and for one without buttons.
  let noNumber, noButtons: StaticString

  /// Whether its rows are found by sight and have counters, so that each is a tile.
  let isTiled: Bool

  /// The class of the table.
  var look: StaticString { isTiled ? "tiles" : counter != nil ? "table goods" : isPair ? "pair" : "table" }

  /// Whether there are buttons behind the rows.
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
    // Rows that are sold or summed up are identified by their names alone.
    let isList = buttons.isEmpty && !table.rows.contains(where: \.isSummary)
    noNumber = table.firstNumber != nil ? "<td class=\"k\"></td>" : ""
    noButtons = counter == nil && buttons.isEmpty ? "" : "<td></td>"
    for (place, column) in table.columns.enumerated() {
      // A short value need not be broken in two.
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
