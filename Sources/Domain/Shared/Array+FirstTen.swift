extension Array {
  /// The first ten elements, by which games are compared; nil if there are fewer, since chance would count too much.
  var firstTen: [Element]? { count < 10 ? nil : Array(prefix(10)) }
}
