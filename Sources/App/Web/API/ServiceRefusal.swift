import ArcadeConsole

/// The reason why no command is run for a request.
enum ServiceRefusal: Error, Hashable {
  /// A page of another site sent the request from the browser of an authorised visitor.
  case foreignOrigin
  case missingToken
  case wrongToken
  /// A guest would change shared data.
  case notForGuests
  /// Nothing is served at a path.
  case nothingThere(String)
  /// The path is served, but not for this method.
  case wrongMethod(allowed: CommandService.Method)
  case unknownParameter(String, known: [String])
  case repeatedParameter(String)
  case missingParameter(String)
  case neitherTrueNorFalse(String)
  /// The body is no form.
  case unknownBody

  /// The status of the response, and the kind of refusal for programs.
  var kind: (status: Int, code: String) {
    switch self {
    case .foreignOrigin: (403, "origin")
    case .missingToken, .wrongToken: (401, "token")
    case .notForGuests: (403, "refused")
    case .nothingThere: (404, "notFound")
    case .wrongMethod: (405, "method")
    case .unknownParameter, .repeatedParameter, .missingParameter, .neitherTrueNorFalse: (400, "usage")
    case .unknownBody: (415, "body")
    }
  }

  /// The standard HTTP headers for the refusal.
  var headers: [WebRequest.Header] {
    switch self {
    case .missingToken: [.init(name: "WWW-Authenticate", value: #"Bearer realm="Arcade""#)]
    case .wrongToken: [.init(name: "WWW-Authenticate", value: #"Bearer realm="Arcade", error="invalid_token""#)]
    case .wrongMethod(.get): [.init(name: "Allow", value: "GET, HEAD")]
    case .wrongMethod(.post): [.init(name: "Allow", value: "POST")]
    default: []
    }
  }
}
