/// How much of a table was copied.
public struct CopiedTable: Hashable, Sendable {
  /// The name of the table.
  public let name: String
  /// How many rows it has.
  public let rows: Int
}
