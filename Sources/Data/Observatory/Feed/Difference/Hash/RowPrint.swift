/// What is kept of a row, in 24 bytes: whose it is, what it says, and where it stands.
struct RowPrint: Sendable {
  /// The hash of its id.
  let id: UInt64
  /// The hash of all that is watched; odd where that cannot be understood.
  let figures: UInt64
  /// Where it stands.
  let place: RowPlace

  @inline(__always)
  init(id: UInt64, figures: UInt64, isReadable: Bool, at place: RowPlace) {
    (self.id, self.place) = (id, place)
    self.figures = isReadable ? figures & ~1 : figures | 1
  }

  /// What stands where no print is.
  static let nothing = RowPrint(id: 0, figures: 0, isReadable: true, at: RowPlace(start: 0, end: 0))

  /// Whether all that is watched could be understood.
  @inline(__always)
  var isReadable: Bool { figures & 1 == 0 }
}
