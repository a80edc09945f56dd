extension Dictionary where Key: Comparable {
  /// The entries sorted by key, lowest first.
  package var inOrder: [Element] { sorted { $0.key < $1.key } }
}
