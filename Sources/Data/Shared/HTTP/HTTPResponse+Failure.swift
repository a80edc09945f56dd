import ArcadeDomain

extension HTTPResponse {
  /// The error that a status outside 200 to 299 means; nil within. The detail is the server's reason.
  func failure(at subject: String, detail: String = "") -> RepositoryError? {
    let code: RepositoryError.Code
    switch status {
    case 200...299: return nil
    case 401, 403: code = .refused
    case 404, 410: code = .notFound
    case 429: code = .askedToWait
    // The request was not conditional.
    case 304: code = .notModified
    case 300...399: code = .redirected
    case 400...499: code = .badRequest
    case 500...599: code = .serverError
    // No final answer has any other status.
    default: code = .corrupt
    }
    return RepositoryError(code, subject: subject, detail: detail, status: status)
  }

  /// Whether a retry may succeed.
  var mayPass: Bool { status == 429 || (500...599).contains(status) }
}
