import ArcadeConsole
import ArcadeData
import ArcadePresentation

/// Serves the documents of commands to programs with the token: the same bytes as `--json` prints.
struct JSONService: Sendable {
  private let token: SecretFile
  private let language: Language
  private let run: CommandRun
  private let index: ServiceIndex
  private let commands: [String: Command]

  init(beside context: CommandContext, run: CommandRun, _ table: CommandTable? = nil) {
    token = SecretFile(folder: context.composition.dataFolder, for: .token)
    language = context.composition.language
    self.run = run
    let table = table ?? context.composition.app.table
    index = ServiceIndex(table: table)
    commands = Dictionary(table.commands.filter { $0.service != nil }.map { ($0.servicePath, $0) }) { $1 }
  }

  /// Whether a request is for a document.
  static func takes(_ request: WebRequest) -> Bool { request.path == "/api" || request.path.hasPrefix("/api/") }

  /// Responds to a request, which may be a guest's.
  func respond(to request: WebRequest, ofGuest isGuest: Bool = false) async -> WebResponse {
    do throws(ServiceRefusal) {
      try Self.checkOrigin(of: request)
      try checkToken(of: request)
      let fields = try Self.fields(of: request)
      guard request.path != "/api" else {
        guard request.method == "GET" else { throw .wrongMethod(allowed: .get) }
        if let stray = fields.first { throw .unknownParameter(stray.name, known: []) }
        return .json(200, Array("\(index.document(in: language).text)\n".utf8))
      }
      guard let command = commands[request.path], let service = command.service else {
        throw .nothingThere(request.path)
      }
      guard request.method == service.method.rawValue else { throw .wrongMethod(allowed: service.method) }
      guard service.isForGuests || !isGuest else { throw .notForGuests }
      let call = try ServiceCall(command, fields)
      return response(of: await run([CommandOption.json.flag] + call.arguments, ofGuest: isGuest))
    } catch {
      return response(to: error)
    }
  }

  /// Returns the document, or the failure of the command; warnings are sent in a header.
  private func response(of outcome: CommandRun.Outcome) -> WebResponse {
    let hasFailed = ![.done, .no].contains(outcome.exit)
    let failure = Array("\(outcome.complaints.last ?? "{}")\n".utf8)
    let body = hasFailed ? .bytes(failure) : outcome.output
    var response = WebResponse(outcome.exit.status, type: "application/json", body: body)
    for warning in hasFailed ? outcome.complaints.dropLast() : outcome.complaints {
      response.headers.append(.init(name: "Arcade-Warning", value: warning.asciiJSON))
    }
    if outcome.exit == .tryAgain { response.headers.append(.init(name: "Retry-After", value: "1")) }
    return response
  }

  private func response(to refusal: ServiceRefusal) -> WebResponse {
    let document: JSONText = [
      "error": ["code": refusal.kind.code, "message": language.webPhrases.sentence(for: refusal)] as JSONText
    ]
    return .json(refusal.kind.status, Array("\(document.text)\n".utf8), headers: refusal.headers)
  }

  /// Programs send no `Origin`, but pages of another site do.
  private static func checkOrigin(of request: WebRequest) throws(ServiceRefusal) {
    let hosts = request.values(of: "host").map { $0.lowercased() }
    let own = hosts.flatMap { ["http://\($0)", "https://\($0)"] }
    guard request.values(of: "origin").allSatisfy(own.contains) else { throw .foreignOrigin }
  }

  private func checkToken(of request: WebRequest) throws(ServiceRefusal) {
    let given = request.values(of: "authorization")
    guard !given.isEmpty else { throw .missingToken }
    let parts = given[0].split(separator: " ")
    // The token is read each time, because it may be renewed while pages are served.
    guard given.count == 1, parts.count == 2, parts[0].lowercased() == "bearer", let secret = try? token.bytes(),
      MessageAuthentication.isEqual(String(parts[1]), secret.hex)
    else { throw .wrongToken }
  }

  /// Returns the named values of a request, from its address and its form.
  private static func fields(of request: WebRequest) throws(ServiceRefusal) -> [URLEncodedForm.Field] {
    guard let form = request.body.isEmpty ? [] : request.form else { throw .unknownBody }
    return URLEncodedForm.fields(in: request.query.utf8) + form
  }
}

extension WebResponse {
  /// A response with a document for a program.
  fileprivate static func json(_ status: Int, _ bytes: [UInt8], headers: [WebRequest.Header] = []) -> WebResponse {
    WebResponse(status, type: "application/json", bytes, headers: headers)
  }
}

extension String {
  /// The JSON text as one line of ASCII, for a header.
  fileprivate var asciiJSON: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isASCII { text.unicodeScalars.append(scalar) } else { JSONLiteral.escape(scalar, to: &text) }
    }
  }
}

extension ExitCode {
  /// The HTTP status of a response to a command that ended with this code.
  var status: Int {
    switch self {
    case .done, .no: 200
    case .usage: 400
    case .permission: 403
    case .noInput: 404
    case .badData: 422
    case .internal, .cannotCreate, .io, .configuration: 500
    case .unavailable, .tryAgain: 503
    }
  }
}
