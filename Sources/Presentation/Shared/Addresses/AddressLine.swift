/// The address of one screen: its path, the values in it, and the route that they make.
public struct AddressLine<Destination: Sendable>: Sendable {
  let read: @Sendable (ArraySlice<String>, [String: String]) -> Destination?
  let write: @Sendable (Destination) -> WrittenAddress?
  private let path: [Substring]

  /// Declares the address of a screen that is about nothing in particular.
  public init(_ path: String, _ route: Destination) where Destination: Equatable {
    self.init(path, to: { route }, from: { $0 == route ? () : nil })
  }

  /// Declares an address with values. Each `*` of the path is a value, and a `**` at its end takes all further parts.
  /// The other values come from the query.
  ///
  /// `route` returns nil for values that make no sense together, and `values` returns nil for a route of another line.
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

  /// Whether it is the line of a path, whatever stands in place of its values.
  func fits(_ parts: ArraySlice<String>) -> Bool {
    let isOpen = path.last == "**"
    guard isOpen ? parts.count >= path.count - 1 : parts.count == path.count else { return false }
    return zip(path, parts).allSatisfy { $0 == "*" || $0 == "**" || $0 == $1 }
  }
}

/// The parts of a path that are values.
private struct OpenParts {
  var parts: ArraySlice<String>

  init(_ parts: ArraySlice<String>, of path: [Substring]) {
    let fixed = path.last == "**" ? path.count - 1 : path.count
    let values = zip(path.prefix(fixed), parts).filter { $0.0 == "*" }.map(\.1)
    self.parts = (values + parts.dropFirst(fixed))[...]
  }
}

/// Why an address leads nowhere.
private struct NoSuchValue: Error {}
