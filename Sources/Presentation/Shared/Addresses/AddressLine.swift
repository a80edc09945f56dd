/// The address pattern of one screen: its path, its values and its route.
public struct AddressLine<Destination: Sendable>: Sendable {
  let read: @Sendable (ArraySlice<String>, [String: String]) -> Destination?
  let write: @Sendable (Destination) -> WrittenAddress?
  private let path: [Substring]

  /// Declares the address of a screen without values.
  public init(_ path: String, _ route: Destination) where Destination: Equatable {
    self.init(path, to: { route }, from: { $0 == route ? () : nil })
  }

  /// Declares an address with values. Each `*` in the path is a value, and a final `**` takes all further components.
  /// The other values come from the query.
  ///
  /// `route` returns nil for values that do not fit together; `values` returns nil for a route of another line.
  public init<each Value>(
    _ path: String,
    _ value: repeat AddressValue<each Value>,
    to route: @escaping @Sendable (repeat each Value) -> Destination?,
    from values: @escaping @Sendable (Destination) -> (repeat each Value)?
  ) {
    let words = path.split(separator: "/")
    self.path = words
    read = { parts, query in
      var open = OpenParts(parts, of: words)
      func next<Given>(_ value: AddressValue<Given>) throws(NoSuchValue) -> Given {
        guard let given = value.read(&open.parts, query) else { throw NoSuchValue() }
        return given
      }
      do throws(NoSuchValue) {
        return route(repeat try next(each value))
      } catch {
        return nil
      }
    }
    write = { destination in
      guard let given = values(destination) else { return nil }
      var written = WrittenAddress()
      repeat (each value).write(each given, &written)
      written.fill(words)
      return written
    }
  }

  /// Returns whether a path matches, ignoring its values.
  func fits(_ parts: ArraySlice<String>) -> Bool {
    let isOpen = path.last == "**"
    guard isOpen ? parts.count >= path.count - 1 : parts.count == path.count else { return false }
    return zip(path, parts).allSatisfy { $0 == "*" || $0 == "**" || $0 == $1 }
  }
}

/// The value components of a path.
private struct OpenParts {
  var parts: ArraySlice<String>

  init(_ parts: ArraySlice<String>, of path: [Substring]) {
    let fixed = path.last == "**" ? path.count - 1 : path.count
    let values = zip(path.prefix(fixed), parts).filter { $0.0 == "*" }.map(\.1)
    self.parts = (values + parts.dropFirst(fixed))[...]
  }
}

/// The error for an address that matches no screen.
private struct NoSuchValue: Error {}
