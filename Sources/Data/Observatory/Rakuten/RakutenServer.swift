import ArcadeDomain
import Foundation

/// Sends requests to Rakuten at the permitted rate, and translates its errors.
///
/// Neither errors nor answers contain a key, even if the server repeats it.
struct RakutenServer: Sendable {
  private static let interval = Duration.seconds(1)

  private let access: RakutenAccess
  private let client: HTTPClient
  private let isOffline: Bool

  init(access: RakutenAccess, client: HTTPClient, turns: (any RequestTurns)?, isOffline: Bool) {
    self.access = access
    self.client = client.spaced(by: Self.interval, sharing: turns)
    self.isOffline = isOffline
  }

  /// Requests a service and reads its answer; nil if it reports that there is nothing.
  func answer<Value>(
    _ service: RakutenService,
    _ parameters: [URLQueryItem],
    _ read: (JSONNode) throws(JSONNode.Problem) -> Value
  ) async throws(RepositoryError) -> Value? {
    guard let root = try await document(service, parameters) else { return nil }
    return try RepositoryError.reading(access.subject) { () throws(JSONProblem) in try read(root) }
  }

  private func document(
    _ service: RakutenService,
    _ parameters: [URLQueryItem]
  ) async throws(RepositoryError) -> JSONNode? {
    let subject = access.subject
    guard !isOffline else { throw RepositoryError(.unavailable, subject: subject, detail: "offline", canRetry: false) }
    let (url, headers) = try access.request(service, parameters)
    let response = try await client.answer(from: url, headers: headers)
    let reading = Result { () throws(RepositoryError) in
      try access.withoutKeys(JSONNode(reading: response.body, subject: subject))
    }
    // The text at a mistake may be a key that the answer repeats.
    let complaint = (try? reading.get()).flatMap(RakutenErrorBody.init)
    let status = HTTPResponse(status: response.status).failure(at: subject)?.status ?? complaint?.status
    switch (status, complaint, reading) {
    case (404?, let complaint?, _) where complaint.saysNothingIsThere: return nil
    case (let status?, _, _): throw failure(status, complaint)
    case (nil, let complaint?, _): throw corrupt(complaint.text)
    case (nil, nil, .success(let root)): return root
    case (nil, nil, .failure(var error)):
      error.problem = error.problem?.withoutText()
      throw error
    }
  }

  /// Returns the error for an unexpected body.
  private func corrupt(_ detail: String) -> RepositoryError {
    RepositoryError(.corrupt, subject: access.subject, detail: access.withoutKeys(detail))
  }

  private func failure(_ status: Int, _ complaint: RakutenErrorBody?) -> RepositoryError {
    let detail = access.withoutKeys(complaint?.text ?? "")
    let setting: Setting?
    switch status {
    case 401, 403: setting = complaint?.setting ?? .rakutenApplicationID
    case 400: setting = complaint?.badKey
    default: setting = nil
    }
    if let setting {
      let place = complaint?.isAboutPlace == true ? " (CLIENT_IP_NOT_ALLOWED)" : ""
      return RepositoryError(.configuration, subject: setting.name + place, detail: detail, status: status)
    }
    return HTTPResponse(status: status).failure(at: access.subject, detail: detail) ?? corrupt(detail)
  }
}
