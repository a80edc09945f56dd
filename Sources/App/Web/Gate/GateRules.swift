import ArcadeConsole
import ArcadePresentation

/// Where a server stands, and whom it lets in.
struct GateRules: Sendable {
  let address: ListenAddress
  let port: UInt16
  /// Other names by which browsers may call it, each with a port or without.
  var names: [String] = []
  var isSecure = false
  /// The addresses of this machine, which all lead here where it listens on every one.
  var machine: [ListenAddress] = []
  /// What a visitor has to know, in place of the key in the printed address.
  var passPhrase: String?
  /// The language that was chosen for the server; nil where each browser says its own.
  var language: Language?

  /// The name of the cookie: cookies ignore ports, so that two servers on one machine must not share one.
  var cookie: String { "\(Program.name)-\(port)" }

  /// What a browser may say in `Host`, with whether only this machine can call it that.
  var hosts: [String: Bool] {
    var hosts: [String: Bool] = [:]
    for name in names.map({ $0.lowercased() }) {
      hosts[name] = false
      if !Self.hasPort(name) { hosts["\(name):\(port)"] = false }
    }
    // What leads here under another name may hand on whatever its caller says of the host.
    let isLocal = address.isLoopback && names.isEmpty
    for name in ownNames {
      hosts["\(name):\(port)"] = isLocal
      // A browser leaves out the port that is usual.
      if port == usualPort { hosts[name] = isLocal }
    }
    return hosts
  }

  /// The origins of pages that a browser got under one of the hosts.
  func origins(of host: String) -> [String] {
    let own = "\(scheme)://\(host)"
    // In front of such a name may stand a server that speaks TLS for this one.
    return isSecure || Self.hasPort(host) ? [own] : [own, "https://\(host)"]
  }

  /// The addresses to go to, with a key where one is needed.
  func printedAddresses(key: String?) -> [String] {
    let loopback = address.text.contains(":") ? "[::1]" : "127.0.0.1"
    let every = names.first.map { [$0] } ?? (machine.isEmpty ? [loopback] : machine.map(\.host))
    return (address.isEvery ? every : [address.host]).map { host in
      let place = Self.hasPort(host) ? host : "\(host):\(port)"
      return "\(scheme)://\(place)/" + (key.map { "?key=\($0)" } ?? "")
    }
  }

  /// Where a request comes from: who sent it, or behind a server on this machine whoever that names.
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
