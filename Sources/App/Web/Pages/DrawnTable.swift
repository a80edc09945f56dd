import ArcadePresentation

/// A table with what all of its rows share on a page.
struct DrawnTable {
  /// What is drawn.
  let table: Table
  /// What can be done with a row that leads nowhere by pressing it.
  let rowPress: RowAction?
  /// The ids of the rows that can be pressed.
  let pressedIDs: Set<String>
  /// The small buttons behind the rows.
  let buttons: [RowButton]
  /// The tags that begin the cells of each column, up to the end of their classes.
  let cells: [HTML]
  /// The place of the first column with texts, which names the row.
  let name: Int
  /// Whether it has room on a phone as it is, so that its rows need not become cards.
  let isPair: Bool

  /// Prepares a table, with what can be done with its rows.
  init(_ table: Table, rowPress: RowAction?, buttons: [RowButton]) {
    self.table = table
    self.rowPress = rowPress
    pressedIDs = rowPress?.ids ?? []
    self.buttons = buttons
    let name = table.columns.firstIndex { !$0.isNumber } ?? 0
    self.name = name
    let isPair = table.columns.count == 2 && buttons.isEmpty
    self.isPair = isPair
    cells = table.columns.enumerated().map { place, column in
      var cell = HTML()
      if place == name { cell.markup("<th scope=\"row\"") } else { cell.markup("<td") }
      if place != name, !isPair { cell.add(#" data-label="\#(column.title)""#) }
      cell.markup(" class=\"c")
      if column.isNumber {
        cell.markup(" n")
      } else if place != name, table.rows.allSatisfy({ $0.isShort(at: place) }) {
        cell.markup(" s")
      }
      return cell
    }
  }
}

extension Table.Row {
  /// Whether a value takes so little room that it need not be broken in two.
  fileprivate func isShort(at place: Int) -> Bool {
    place >= cells.count || cells[place].text.utf8.count < 18
  }
}
