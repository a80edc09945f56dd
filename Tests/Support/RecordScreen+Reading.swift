public import ArcadePresentation

extension RecordScreen {
  /// The rows of its tables; none where there are no tables.
  public var rows: [[String]] {
    if case .tables(let tables) = content { tables.flatMap(\.rows) } else { [] }
  }

  /// The titles of the columns of its tables.
  public var columnTitles: [[String]] {
    if case .tables(let tables) = content { tables.map { $0.columns.map(\.title) } } else { [] }
  }
}
