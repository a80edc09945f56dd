public import ArcadeDomain
public import Foundation

/// Fetches what is at an address, and tries again where that can help.
///
/// Lost connections, time limits, 429 and 5xx are tried again after a pause,
/// which is as long as the server asks for in `Retry-After`, within the policy.
/// Errors name the server's host and never a path, a key or a password.
public struct HTTPClient: Sendable {
  private let transport: any HTTPTransport
  private let policy: HTTPPolicy
  private let time: any TimeSource
  private let jitter: @Sendable () -> Double
  private let pause: @Sendable (Duration) async throws -> Void

  /// Makes a client; tests give a jitter and a pause of their own, so that none is random or waits.
  public init(
    transport: any HTTPTransport,
    policy: HTTPPolicy = HTTPPolicy(),
    time: any TimeSource = SystemTime(),
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.transport = transport
    self.policy = policy
    self.time = time
    self.jitter = jitter
    self.pause = pause
  }

  /// Returns an answer with a status of 200 to 299; throws for any other.
  ///
  /// 401 and 403 are `.refused`, 404 and 410 `.notFound`, all others
  /// `.serverError`, each with the status. An address that is not http or https is
  /// `.configuration`, and a cancelled task `.cancelled`.
  public func get(_ url: URL, headers: HTTPHeaders = [:]) async throws(RepositoryError) -> HTTPResponse {
    let response = try await response(to: request(for: url, headers, sizeLimit: nil))
    return try accepted(response, from: url.nameOfServer)
  }

  /// Returns the same as ``get(_:headers:)``, or nil where the server says that the version kept before still holds.
  ///
  /// Without a validator it always returns an answer. `sizeLimit` counts where it is below the policy's.
  public func get(
    _ url: URL,
    unless kept: HTTPValidator?,
    sizeLimit: Int? = nil
  ) async throws(RepositoryError) -> HTTPResponse? {
    var headers: HTTPHeaders = [:]
    kept?.ask(in: &headers)
    let response = try await response(to: request(for: url, headers, sizeLimit: sizeLimit))
    if kept != nil, response.status == 304 { return nil }
    return try accepted(response, from: url.nameOfServer)
  }

  private func request(
    for url: URL,
    _ headers: HTTPHeaders,
    sizeLimit: Int?
  ) throws(RepositoryError) -> HTTPRequest {
    guard url.isHTTP else {
      throw RepositoryError(.configuration, subject: url.nameOfServer, detail: "not an address of http or https")
    }
    let sizeLimit = min(policy.sizeLimit, sizeLimit ?? .max)
    return HTTPRequest(url: url, headers: headers, timeLimit: policy.timeLimit, sizeLimit: sizeLimit)
  }

  /// Asks until something is answered that another try would not change.
  private func response(to request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    let subject = request.url.nameOfServer
    var failures = 0
    while true {
      failures += 1
      let isLast = failures >= policy.tries
      var asked: Duration?
      do throws(RepositoryError) {
        let response = try await answer(to: request)
        guard response.mayPass, !isLast else { return response }
        asked = RetryAfter.pause(in: response.headers, now: time.now())
      } catch {
        guard !isLast, error.canRetry, error.code != .cancelled else { throw error }
      }
      do {
        try await pause(policy.pause(afterFailure: failures, jitter: jitter(), askedFor: asked))
      } catch {
        throw RepositoryError(.cancelled, subject: subject, canRetry: true)
      }
    }
  }

  private func answer(to request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    let subject = request.url.nameOfServer
    guard !Task.isCancelled else { throw RepositoryError(.cancelled, subject: subject, canRetry: true) }
    let response = try await transport.send(request)
    guard response.body.count <= request.sizeLimit else { throw RepositoryError(.tooLarge, subject: subject) }
    return response
  }

  private func accepted(_ response: HTTPResponse, from subject: String) throws(RepositoryError) -> HTTPResponse {
    let status = response.status
    switch status {
    case 200...299: return response
    case 401, 403: throw RepositoryError(.refused, subject: subject, status: status)
    case 404, 410: throw RepositoryError(.notFound, subject: subject, status: status)
    default: throw RepositoryError(.serverError, subject: subject, status: status, canRetry: response.mayPass)
    }
  }
}

extension HTTPResponse {
  /// Whether another try can be answered better.
  fileprivate var mayPass: Bool { status == 429 || status >= 500 }
}
