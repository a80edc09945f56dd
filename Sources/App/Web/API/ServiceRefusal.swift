import ArcadeConsole

/// Why no command is run for a request.
enum ServiceRefusal: Error, Hashable {
  /// A page of another site asks, by the browser of somebody who may.
  case foreignOrigin
  case missingToken
  case wrongToken
  /// It would change what is everybody's, for a guest.
  case notForGuests
  /// Nothing is served at a path.
  case nothingThere(String)
  /// It is served, but not to this method.
  case wrongMethod(allowed: CommandService.Method)
  case unknownParameter(String, known: [String])
  case repeatedParameter(String)
  case missingParameter(String)
  case neitherTrueNorFalse(String)
  /// The body is no form.
  case unknownBody

  /// The status of the answer, and the kind of refusal, for programs.
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

  /// What HTTP has a line of the head for.
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
