import ArcadeDomain

extension Table {
  /// The same with whose each row is behind the first column; unchanged where everything is nobody's in particular.
  func naming(_ owners: [Owner], _ label: String, _ phrases: any Phrases) -> Table {
    guard owners.contains(where: { !$0.isNobody }) else { return self }
    var table = self
    table.columns.insert(Column(label, mayBeCut: true), at: 1)
    table.rows = zip(rows, owners).map { row, owner in
      var cells = row.cells
      cells.insert(owner.isNobody ? Cell(phrases.noOwner, .faint) : Cell(owner.name), at: 1)
      return Row(row.id, cells, details: row.details, isSummary: row.isSummary, address: row.address)
    }
    return table
  }
}
