import ArcadePresentation

extension [any ConsoleModule] {
  /// Brings the screen at an address to the top.
  ///
  /// One that is open already is taken from where it lies, so that the stack does not grow in circles; the first screen
  /// of a system is gone back to. So is the screen that a path lies above: another state of it takes its place, as one
  /// page of a list does that of another.
  mutating func bringUp(_ address: String, _ make: () throws -> any ConsoleModule) throws {
    let path = Address(address)?.parts ?? []
    if let index = indexOfScreen(above: path) {
      replaceSubrange(index..., with: [self[index].address == address ? self[index] : try make()])
    } else if let index = firstIndex(where: { $0.address == address }) {
      let isFirst = path.count < 2 && Address(address)?.query.isEmpty == true
      if isFirst { removeSubrange((index + 1)...) } else { append(remove(at: index)) }
    } else {
      append(try make())
    }
  }

  /// Where the screen with a path lies, if the topmost one is the same or stands below it.
  private func indexOfScreen(above path: [String]) -> Int? {
    guard path.count > 1, last?.path?.starts(with: path) == true else { return nil }
    return firstIndex { $0.path == path }
  }
}

extension ConsoleModule {
  /// The parts of its address, without the state that it is in.
  fileprivate var path: [String]? { address.flatMap { Address($0) }?.parts }
}
