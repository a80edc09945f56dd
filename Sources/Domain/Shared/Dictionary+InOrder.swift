extension Dictionary where Key: Comparable {
  /// Its entries by their keys, the lowest first.
  package var inOrder: [Element] { sorted { $0.key < $1.key } }
}
