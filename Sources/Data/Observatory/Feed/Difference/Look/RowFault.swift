/// A row of which it is known that something is wrong with it, but not yet how to say that.
struct RowFault: PlacedFault, Sendable {
  let place: RowPlace
  /// Whether its id stands further up, else it cannot be understood.
  let isRepeated: Bool

  var start: Int { place.start }
}
