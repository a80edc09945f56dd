import ArcadePresentation

extension [any ConsoleModule] {
  /// Brings the screen at an address to the top.
  ///
  /// One that is open already is taken from where it lies, so that the stack does not grow in circles; a screen above
  /// which the topmost one stands, as the first of a system is, is gone back to. Another state of a screen, with the same
  /// `place`, takes its place, as one page of a list does that of another.
  mutating func bringUp(_ address: String, place: String, _ make: () throws -> any ConsoleModule) throws {
    guard let index = firstIndex(where: { $0.place == place }) else { return append(try make()) }
    let path = Address(place)?.parts ?? []
    // Who asks for the first screen of a system, in no state in particular, finds it as it was left.
    let isSame = self[index].address == address || path.count < 2 && address == place
    let module = isSame ? self[index] : try make()
    let isBelow = last.flatMap { Address($0.address) }?.parts.starts(with: path) ?? true
    removeSubrange(index...(isBelow ? count - 1 : index))
    append(module)
  }
}
