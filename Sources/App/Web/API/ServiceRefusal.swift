/// Why no command is run for a request.
enum ServiceRefusal: Error, Hashable {
  /// A page of another site asks, by the browser of somebody who may.
  case foreignOrigin
  case missingToken
  case wrongToken
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

  var status: Int {
    switch self {
    case .foreignOrigin: 403
    case .missingToken, .wrongToken: 401
    case .nothingThere: 404
    case .wrongMethod: 405
    case .unknownParameter, .repeatedParameter, .missingParameter, .neitherTrueNorFalse: 400
    case .unknownBody: 415
    }
  }

  /// The kind of refusal, for programs.
  var code: String {
    switch self {
    case .foreignOrigin: "origin"
    case .missingToken, .wrongToken: "token"
    case .nothingThere: "notFound"
    case .wrongMethod: "method"
    case .unknownParameter, .repeatedParameter, .missingParameter, .neitherTrueNorFalse: "usage"
    case .unknownBody: "body"
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
