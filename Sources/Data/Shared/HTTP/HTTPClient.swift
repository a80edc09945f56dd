public import ArcadeDomain
public import Foundation

/// Fetches what is at an address, and tries again where that can help.
///
/// Lost connections, time limits, 429 and 5xx are tried again after a pause.
/// Errors name the server's host and never a path, a key or a password.
public struct HTTPClient: Sendable {
  private let transport: any HTTPTransport
  private let policy: HTTPPolicy
  private let jitter: @Sendable () -> Double
  private let pause: @Sendable (Duration) async throws -> Void

  /// Makes a client; tests give a jitter and a pause of their own, so that none is random or waits.
  public init(
    transport: any HTTPTransport,
    policy: HTTPPolicy = HTTPPolicy(),
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.transport = transport
    self.policy = policy
    self.jitter = jitter
    self.pause = pause
  }

  /// Returns an answer with a status of 200 to 299; throws for any other.
  ///
  /// 401 and 403 are `.refused`, 404 and 410 `.notFound`, all others
  /// `.serverError`, each with the status. An address that is not http or https is
  /// `.configuration`, and a cancelled task `.cancelled`.
  public func get(_ url: URL, headers: HTTPHeaders = [:]) async throws(RepositoryError) -> HTTPResponse {
    let subject = url.nameOfServer
    guard url.isHTTP else {
      throw RepositoryError(.configuration, subject: subject, detail: "not an address of http or https")
    }
    let request = HTTPRequest(
      url: url,
      headers: headers,
      timeLimit: policy.timeLimit,
      sizeLimit: policy.sizeLimit
    )
    var failures = 0
    while true {
      do throws(RepositoryError) {
        return try await answer(to: request, from: subject)
      } catch {
        failures += 1
        guard failures < policy.tries, error.canRetry, error.code != .cancelled else { throw error }
      }
      do {
        try await pause(policy.pause(afterFailure: failures, jitter: jitter()))
      } catch {
        throw RepositoryError(.cancelled, subject: subject, canRetry: true)
      }
    }
  }

  private func answer(
    to request: HTTPRequest,
    from subject: String
  ) async throws(RepositoryError) -> HTTPResponse {
    guard !Task.isCancelled else { throw RepositoryError(.cancelled, subject: subject, canRetry: true) }
    let response = try await transport.send(request)
    guard response.body.count <= request.sizeLimit else { throw RepositoryError(.tooLarge, subject: subject) }
    let status = response.status
    switch status {
    case 200...299: return response
    case 401, 403: throw RepositoryError(.refused, subject: subject, status: status)
    case 404, 410: throw RepositoryError(.notFound, subject: subject, status: status)
    default:
      let canRetry = status == 429 || status >= 500
      throw RepositoryError(.serverError, subject: subject, status: status, canRetry: canRetry)
    }
  }
}
