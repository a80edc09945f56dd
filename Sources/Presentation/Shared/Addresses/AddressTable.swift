/// The addresses of a system's screens, one line each, for parsing and for writing:
///
/// ```swift
/// static let addresses = AddressTable<TabRoute>(
///   "tab",
///   AddressLine("", .tabs),
///   AddressLine("people/*", .id, to: { .person($0) }, from: { if case .person(let id) = $0 { id } else { nil } })
/// )
/// ```
public struct AddressTable<Destination: Sendable>: Sendable {
  /// The first component of all paths.
  public let root: String
  private let lines: [AddressLine<Destination>]

  /// Creates a table; the first line that matches an address is used.
  public init(_ root: String, _ lines: AddressLine<Destination>...) { (self.root, self.lines) = (root, lines) }

  /// Returns the address of a route, or of the system's first screen if no line has the route.
  public func address(of route: Destination) -> String {
    let written = written(route)
    return Address([root] + written.parts, query: written.query).text
  }

  /// Returns the address of a route without its query.
  func path(of route: Destination) -> String { Address([root] + written(route).parts).text }

  /// Returns the route of an address; nil if no line matches.
  public func route(at text: String) -> Destination? {
    guard let address = Address(text), address.parts.first == root else { return nil }
    let parts = address.parts.dropFirst()
    for line in lines where line.fits(parts) { return line.read(parts, address.query) }
    return nil
  }

  private func written(_ route: Destination) -> WrittenAddress {
    for line in lines {
      if let written = line.write(route) { return written }
    }
    return WrittenAddress()
  }
}
