import ArcadeDomain

extension HTTPResponse {
  /// What a status beyond 200 to 299 means; nil for those. The detail is the reason that the server gave.
  func failure(at subject: String, detail: String = "") -> RepositoryError? {
    let code: RepositoryError.Code
    switch status {
    case 200...299: return nil
    case 401, 403: code = .refused
    case 404, 410: code = .notFound
    case 429: code = .askedToWait
    // Nobody said that a version was kept.
    case 304: code = .notModified
    case 300...399: code = .redirected
    case 400...499: code = .badRequest
    case 500...599: code = .serverError
    // No answer ends with any other.
    default: code = .corrupt
    }
    return RepositoryError(code, subject: subject, detail: detail, status: status)
  }

  /// Whether another try can be answered better.
  var mayPass: Bool { status == 429 || (500...599).contains(status) }
}
