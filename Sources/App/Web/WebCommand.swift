import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade web`: serves pages until a signal ends the process.
struct WebCommand {
  private static let usualPort: UInt16 = 8017
  /// The number of ports after the default one that are tried if it is taken.
  private static let spare: UInt16 = 100
  /// The shortest pass phrase in characters.
  private static let leastPassPhrase = 12

  let context: CommandContext
  /// Makes the site behind the gate.
  let site: (CommandContext) throws -> any WebSite

  func run() async throws {
    let (address, certificate) = (try listenAddress(), try certificate())
    let passPhrase = try passPhrase()
    guard address.isLoopback || passPhrase != nil else {
      throw failure(.usage, "usage", phrases.needsPassPhrase(address.text))
    }
    let secret = try SecretFile(folder: context.composition.dataFolder).bytes()
    let token = try SecretFile(folder: context.composition.dataFolder, for: .token).bytes().hex
    let site = try site(context)
    let socket = try socket(on: address)
    let (said, continuation) = AsyncStream.makeStream(of: Said.self)
    let browsers = context.composition.browsers
    if let passPhrase {
      let mark = CookieSigner(secret: secret).mark(of: passPhrase)
      try await browsers.end { $0.phrase != nil && $0.phrase != mark }
    }
    let gate = Gate(
      rules: GateRules(
        address: address,
        port: socket.port,
        names: names,
        isSecure: certificate != nil,
        machine: address.isEvery
          ? ListenAddress.ofMachine(family: address.host.hasPrefix("[") ? nil : address.family) : [],
        passPhrase: passPhrase,
        language: context.options.language ?? context.composition.settings[.language].flatMap(Language.init(rawValue:))
      ),
      secret: secret,
      site: site,
      browsers: browsers,
      time: context.composition.time,
      pause: context.composition.pause
    ) { continuation.yield(.addresses($0)) }
    let server = try server(on: socket, certificate, gate) { continuation.yield(.headerRefused($0)) }
    defer { server.stop() }
    if !address.isLoopback, certificate == nil {
      context.process.warn("readable", phrases.readableOnTheWay, isJSON: context.options.isJSON)
    }
    await print(said, of: gate.rules, token)
  }

  /// A message while pages are served.
  private enum Said {
    case addresses([String])
    case headerRefused(String)
  }

  /// Prints the address, and a new one whenever its key was used; for a script also the token for documents.
  private func print(_ said: AsyncStream<Said>, of rules: GateRules, _ token: String) async {
    var isFirst = true
    for await said in said {
      let addresses: [String]
      switch said {
      case .addresses(let said): addresses = said
      case .headerRefused(let name):
        context.process.warn("header", phrases.headerRefused(name), isJSON: context.options.isJSON)
        continue
      }
      if context.options.isJSON {
        context.print(
          "arcade.web/1",
          [
            "address": addresses[0], "addresses": addresses, "listen": rules.address.text, "port": Int(rules.port),
            "token": token,
          ]
        )
      } else {
        for address in addresses { context.output.line(address) }
        if isFirst, !rules.address.isLoopback { drawCode(of: addresses[0]) }
      }
      context.output.flush()
      // If the address cannot be printed, nobody can visit.
      if isFirst, context.output.failure != nil { return }
      if isFirst, context.invocation.has(.open), !context.process.opener.open(addresses[0]) {
        context.process.warn("browser", context.phrases.notOpened(addresses[0]), isJSON: context.options.isJSON)
      }
      isFirst = false
    }
  }

  /// Draws the QR code of an address on a terminal.
  private func drawCode(of address: String) {
    let output = context.output
    guard context.process.isOutputTerminal, !output.theme.isAccessible, !output.isQuiet,
      let code = QRCode(address), code.columns <= output.width
    else { return }
    for line in code.lines(isColoured: output.theme.isColoured) { output.raw(line + "\n") }
  }

  private var phrases: WebPhrases { context.composition.language.webPhrases }

  private func failure(_ exit: ExitCode, _ code: String, _ message: String, log: String = "") -> CommandFailure {
    CommandFailure(exit: exit, code: code, message: message, log: log)
  }
}

extension WebCommand {
  /// The additional names from the option, separated by commas.
  private var names: [String] {
    (context.invocation.value(of: .host) ?? "").split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
  }

  private func listenAddress() throws -> ListenAddress {
    try context.invocation.checked(.listen) { ListenAddress($0) } ?? .loopback
  }

  private func certificate() throws -> WebServer.Certificate? {
    switch (context.invocation.value(of: .certificate), context.invocation.value(of: .key)) {
    case (nil, nil): return nil
    case (let chain?, let key?):
      return WebServer.Certificate(chain: try ShortText.read(chain), key: try ShortText.read(key))
    default: throw failure(.usage, "usage", phrases.certificateAndKey)
    }
  }

  /// Returns the first line of the file, without surrounding spaces.
  private func passPhrase() throws -> String? {
    guard let path = context.invocation.value(of: .passPhraseFile) else { return nil }
    let line = try ShortText.read(path).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first ?? ""
    let phrase = line.trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace).reversed()
    guard !phrase.isEmpty else { throw failure(.badData, "passPhrase", phrases.emptyPassPhrase(path)) }
    guard phrase.count >= Self.leastPassPhrase else {
      throw failure(.badData, "passPhrase", phrases.shortPassPhrase(path, least: Self.leastPassPhrase))
    }
    return String(phrase)
  }

  /// Listens on the requested port, else on the first free one.
  private func socket(on address: ListenAddress) throws -> ListeningSocket {
    let asked = try context.invocation.checked(.port) { UInt16($0) }
    var port = asked ?? Self.usualPort
    while true {
      do throws(ListeningSocket.Refused) {
        return try ListeningSocket(address, port: port)
      } catch {
        if error.isTaken, asked == nil, port < Self.usualPort + Self.spare {
          port += 1
          continue
        }
        let log = "errno \(error.code)"
        if error.isTaken { throw failure(.unavailable, "portTaken", phrases.portTaken(Int(port)), log: log) }
        if error.isForbidden { throw failure(.permission, "refused", phrases.portForbidden(Int(port)), log: log) }
        throw failure(.unavailable, "address", phrases.noSuchAddress(address.text), log: log)
      }
    }
  }

  private func server(
    on socket: ListeningSocket,
    _ certificate: WebServer.Certificate?,
    _ gate: Gate,
    log: @escaping @Sendable (String) -> Void
  ) throws -> WebServer {
    do throws(WebServer.Failure) {
      return try WebServer(on: socket, certificate: certificate, entrance: gate, log: log)
    } catch {
      switch error {
      case .missing(let library):
        let message = phrases.noServer(without: library.package)
        throw failure(.unavailable, "missingLibrary", message, log: library.detail)
      case .badCertificate:
        let names = [CommandOption.certificate, .key].map { context.invocation.value(of: $0) ?? "" }
        throw failure(.badData, "certificate", phrases.badCertificate(names[0], names[1]))
      case .refused: throw failure(.internal, "server", phrases.notStarted)
      }
    }
  }
}
