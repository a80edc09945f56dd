extension ExitCode {
  /// The status of an answer over HTTP whose command ended like this.
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
