extension Array {
  /// The first ten, by which games are compared; nil where there are fewer, as chance would count too much.
  var firstTen: [Element]? { count < 10 ? nil : Array(prefix(10)) }
}
