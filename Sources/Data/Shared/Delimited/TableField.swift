/// What a table can say about one thing, by the name of its column.
public protocol TableField: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// What tables call it besides its own name, the likeliest first.
  var headings: [String] { get }
  /// Whether amounts stand in its column.
  var isAmount: Bool { get }
}
