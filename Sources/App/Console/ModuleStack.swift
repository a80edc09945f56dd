import ArcadePresentation

extension [any ConsoleModule] {
  /// Puts the screen at an address on top.
  ///
  /// One that is open already is taken from where it lies, so that the stack does not grow in circles; the first screen
  /// of a system is gone back to. Where another state of the screen is open, with the same place, a new one takes its
  /// place, unless no state in particular is asked for.
  mutating func open(_ address: String, place: String, make: () throws -> any ConsoleModule) throws {
    if count > 1, let top = last, !top.isGoneBackTo { removeLast() }
    guard let index = firstIndex(where: { $0.place == place }) else { return append(try make()) }
    let isSame = self[index].address == address || address == place
    let module = isSame ? self[index] : try make()
    let isFirst = Address(place).map { $0.parts.count < 2 && $0.query.isEmpty } ?? false
    removeSubrange(index...(isFirst ? count - 1 : index))
    append(module)
  }
}
