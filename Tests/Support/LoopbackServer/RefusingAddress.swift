public import Foundation

/// An address at which every connection is refused, for as long as somebody holds it.
public final class RefusingAddress: Sendable {
  /// The address.
  public var url: URL { port.address }

  private let port: LoopbackPort

  /// Takes a port on which nothing listens.
  public init() throws { port = try LoopbackPort() }

  deinit { port.close() }
}
