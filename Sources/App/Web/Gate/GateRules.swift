import ArcadeConsole
import ArcadePresentation

/// The addresses of a server, and whom it admits.
struct GateRules: Sendable {
  let address: ListenAddress
  let port: UInt16
  /// Other names for the server, each with a port or without.
  var names: [String] = []
  var isSecure = false
  /// The addresses of this machine, which all lead here if the server listens on all of them.
  var machine: [ListenAddress] = []
  /// The pass phrase for visitors, instead of the key in the printed address.
  var passPhrase: String?
  /// The language chosen for the server; nil if each browser decides.
  var language: Language?

  /// The name of the cookie. Cookies ignore ports, so two servers on one machine need different names.
  var cookie: String { "\(Program.name)-\(port)" }

  /// The valid values of `Host`, each with whether only this machine can use it.
  var hosts: [String: Bool] {
    var hosts: [String: Bool] = [:]
    for name in names.map({ $0.lowercased() }) {
      hosts[name] = false
      if !Self.hasPort(name) { hosts["\(name):\(port)"] = false }
    }
    // A proxy that leads here under another name may pass on any `Host` of its caller.
    let isLocal = address.isLoopback && names.isEmpty
    for name in ownNames {
      hosts["\(name):\(port)"] = isLocal
      // A browser leaves out the default port.
      if port == usualPort { hosts[name] = isLocal }
    }
    return hosts
  }

  /// Returns the origins of pages that a browser got under one of the hosts.
  func origins(of host: String) -> [String] {
    let own = "\(scheme)://\(host)"
    // A proxy in front of such a name may use TLS.
    return isSecure || Self.hasPort(host) ? [own] : [own, "https://\(host)"]
  }

  /// Returns the addresses to open, with a key if one is needed.
  func printedAddresses(key: String?) -> [String] {
    let loopback = address.text.contains(":") ? "[::1]" : "127.0.0.1"
    let every = names.first.map { [$0] } ?? (machine.isEmpty ? [loopback] : machine.map(\.host))
    return (address.isEvery ? every : [address.host]).map { host in
      let place = Self.hasPort(host) ? host : "\(host):\(port)"
      return "\(scheme)://\(place)/" + (key.map { "?key=\($0)" } ?? "")
    }
  }

  /// Returns the sender of a request; behind a proxy on this machine, the sender that the proxy names.
  func sender(of request: WebRequest) -> String {
    let handedOn = request.values(of: "x-forwarded-for").last?.split(separator: ",").last?.filter { $0 != " " }
    guard !names.isEmpty, let peer = request.peer, peer.isLoopback, let named = handedOn.flatMap(ListenAddress.init)
    else { return request.peer?.network ?? "" }
    return named.network
  }

  private var scheme: String { isSecure ? "https" : "http" }
  private var usualPort: UInt16 { isSecure ? 443 : 80 }

  private var ownNames: [String] {
    if address.isEvery { return ["localhost", "127.0.0.1", "[::1]"] + machine.map(\.host) }
    return address.isLoopback ? [address.host, "localhost"] : [address.host]
  }

  private static func hasPort(_ host: String) -> Bool { host.last != "]" && host.contains(":") }
}
