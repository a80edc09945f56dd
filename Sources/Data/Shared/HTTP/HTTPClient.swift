public import ArcadeDomain
public import Foundation

/// Fetches from a URL, with retries.
///
/// Lost connections, time limits, 429 and 5xx are retried after a pause, or after the server's `Retry-After`. If that
/// is longer than the policy allows, it fails at once. All tries together end within the policy's total limit. Errors
/// name the server's host, never a path, a key or a password.
public struct HTTPClient: Sendable {
  private let transport: any HTTPTransport
  private let policy: HTTPPolicy
  /// The clock that times the tries.
  let time: any TimeSource
  private let jitter: @Sendable () -> Double
  private let pause: @Sendable (Duration) async throws -> Void

  /// Creates a client; tests pass their own jitter and pause, so that nothing is random or waits.
  public init(
    transport: any HTTPTransport,
    policy: HTTPPolicy = HTTPPolicy(),
    time: any TimeSource = SystemTime(),
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.transport, self.policy, self.time, self.jitter, self.pause) = (transport, policy, time, jitter, pause)
  }

  /// Returns an answer with a status of 200 to 299; throws for any other.
  ///
  /// 401 and 403 are `.refused`, 404 and 410 `.notFound`, other 4xx `.badRequest` with the server's reason. 304 is
  /// `.notModified`, other 3xx `.redirected`, 5xx `.serverError` and anything else `.corrupt`, each with the status.
  /// `.askedToWait` means a longer pause than the policy has, or 429 at the last try. A URL that is not http or https
  /// is `.configuration`, a cancelled task `.cancelled`. A `limit` counts if it is below the policy's total one.
  public func get(
    _ url: URL,
    headers: HTTPHeaders = [:],
    within limit: Duration? = nil
  ) async throws(RepositoryError) -> HTTPResponse {
    let request = try request(for: url, headers, sizeLimit: nil)
    return try accepted(await response(to: request, within: limit), to: request)
  }

  /// Returns an answer of any status, for callers that read a server's error documents.
  ///
  /// Retries as ``get(_:headers:within:)`` does, and returns the answer to the last try.
  public func answer(
    from url: URL,
    headers: HTTPHeaders = [:],
    within limit: Duration? = nil
  ) async throws(RepositoryError) -> HTTPResponse {
    try await response(to: request(for: url, headers, sizeLimit: nil), within: limit)
  }

  /// Posts a text once, without redirects; throws unless the status is 200 to 299.
  public func post(
    _ body: String,
    to url: URL,
    headers: HTTPHeaders,
    within limit: Duration
  ) async throws(RepositoryError) {
    var request = try request(for: url, headers, sizeLimit: nil)
    request.body = body
    _ = try accepted(await answer(to: request, before: time.elapsed() + limit), to: request)
  }

  /// Returns a client whose requests, retries included, begin at least an interval apart. Copies of it, and clients
  /// with the same turns, share the spacing for a host. A given policy replaces this one's.
  public func spaced(
    by interval: Duration,
    sharing turns: (any RequestTurns)? = nil,
    policy: HTTPPolicy? = nil
  ) -> HTTPClient {
    HTTPClient(
      transport: SpacedTransport(transport, interval: interval, turns: turns, time: time, pause: pause),
      policy: policy ?? self.policy,
      time: time,
      jitter: jitter,
      pause: pause
    )
  }

  /// Returns a client for larger answers, with a time limit to match.
  public func loading(atMost bytes: Int) -> HTTPClient {
    var policy = policy
    policy.sizeLimit = bytes
    (policy.timeLimit, policy.totalLimit) = (max(policy.timeLimit, .seconds(60)), max(policy.totalLimit, .seconds(120)))
    return HTTPClient(transport: transport, policy: policy, time: time, jitter: jitter, pause: pause)
  }

  /// A client for URLs that a document names. Its requests never reach a machine of the local network, by any name or
  /// redirect, unless the user configured that server.
  public var stayingPublic: HTTPClient {
    var policy = policy
    policy.staysPublic = true
    return HTTPClient(transport: transport, policy: policy, time: time, jitter: jitter, pause: pause)
  }

  /// Returns what the other `get` does, or nil if the server confirms that the cached version is current.
  ///
  /// Without a validator it always returns an answer. The limits count if they are below the policy's.
  public func get(
    _ url: URL,
    unless kept: HTTPValidator?,
    sizeLimit: Int? = nil,
    within limit: Duration? = nil
  ) async throws(RepositoryError) -> HTTPResponse? {
    var headers: HTTPHeaders = [:]
    kept?.ask(in: &headers)
    let request = try request(for: url, headers, sizeLimit: sizeLimit)
    let response = try await response(to: request, within: limit)
    if kept != nil, response.status == 304 { return nil }
    return try accepted(response, to: request)
  }

  private func request(for url: URL, _ headers: HTTPHeaders, sizeLimit: Int?) throws(RepositoryError) -> HTTPRequest {
    guard url.isHTTP else {
      throw RepositoryError(.configuration, subject: url.nameOfServer, detail: "not an address of http or https")
    }
    let (url, sizeLimit) = (policy.staysPublic ? url.withoutUser : url, min(policy.sizeLimit, sizeLimit ?? .max))
    var request = HTTPRequest(url: url, headers: headers, timeLimit: policy.timeLimit, sizeLimit: sizeLimit)
    request.staysPublic = policy.staysPublic
    return request
  }

  /// Retries until an answer is final or the time is over.
  private func response(
    to request: HTTPRequest,
    within limit: Duration?
  ) async throws(RepositoryError) -> HTTPResponse {
    let end = time.elapsed() + min(policy.totalLimit, limit ?? policy.totalLimit)
    var failures = 0
    while true {
      failures += 1
      let isLast = failures >= policy.tries
      let outcome: Result<HTTPResponse, RepositoryError>
      do throws(RepositoryError) {
        let response = try await answer(to: request, before: end)
        guard response.mayPass, !isLast else { return response }
        outcome = .success(response)
      } catch {
        guard !isLast, error.canRetry, error.code != .cancelled else { throw error }
        outcome = .failure(error)
      }
      let asked = (try? outcome.get()).flatMap { RetryAfter.pause(in: $0.headers, now: time.now()) }
      guard let wait = policy.pause(afterFailure: failures, jitter: jitter(), askedFor: asked),
        time.elapsed() + wait < end
      else {
        guard let asked, asked > .zero else { return try outcome.get() }
        throw askedToWait(asked, by: request.url.nameOfServer, status: try? outcome.get().status)
      }
      do {
        try await pause(wait)
      } catch {
        throw RepositoryError(.cancelled, subject: request.url.nameOfServer, canRetry: true)
      }
    }
  }

  private func askedToWait(_ pause: Duration, by subject: String, status: Int?) -> RepositoryError {
    RepositoryError(.askedToWait, subject: subject, detail: "Retry-After: \(pause)", status: status)
  }

  private func answer(to request: HTTPRequest, before end: Duration) async throws(RepositoryError) -> HTTPResponse {
    let subject = request.url.nameOfServer
    guard !Task.isCancelled else { throw RepositoryError(.cancelled, subject: subject, canRetry: true) }
    var request = request
    request.timeLimit = min(request.timeLimit, end - time.elapsed())
    guard request.timeLimit > .zero else { throw RepositoryError(.timedOut, subject: subject) }
    let response = try await transport.send(request)
    guard response.body.count <= request.sizeLimit else { throw RepositoryError(.tooLarge, subject: subject) }
    return response
  }

  private func accepted(_ response: HTTPResponse, to request: HTTPRequest) throws(RepositoryError) -> HTTPResponse {
    let reason = ServerReason.text(in: response, hiding: request)
    if let failure = response.failure(at: request.url.nameOfServer, detail: reason) { throw failure }
    return response
  }
}
