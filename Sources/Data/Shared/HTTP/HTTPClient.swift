public import ArcadeDomain
public import Foundation

/// Fetches what is at an address, and tries again where that can help.
///
/// Lost connections, time limits, 429 and 5xx are tried again after a pause, which is as long as the server asks for in
/// `Retry-After`; where that is longer than the policy allows, it fails at once. All tries together end within the
/// policy's total limit. Errors name the server's host and never a path, a key or a password.
public struct HTTPClient: Sendable {
  private let transport: any HTTPTransport
  private let policy: HTTPPolicy
  /// What tries are timed by.
  let time: any TimeSource
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
    (self.transport, self.policy, self.time, self.jitter, self.pause) = (transport, policy, time, jitter, pause)
  }

  /// Returns an answer with a status of 200 to 299; throws for any other.
  ///
  /// 401 and 403 are `.refused`, 404 and 410 `.notFound`, all other 4xx `.badRequest` with the server's reason, 304
  /// `.notModified`, all other 3xx `.redirected`, 5xx `.serverError` and what is none of these `.corrupt`, each with
  /// the status; `.askedToWait` where the server wants a longer pause than the policy has, and where the last try
  /// brings 429. An address that is not http or https is `.configuration`, and a cancelled task `.cancelled`. A `limit`
  /// counts where it is below the policy's total one.
  public func get(
    _ url: URL,
    headers: HTTPHeaders = [:],
    within limit: Duration? = nil
  ) async throws(RepositoryError) -> HTTPResponse {
    let request = try request(for: url, headers, sizeLimit: nil)
    return try accepted(await response(to: request, within: limit), to: request)
  }

  /// Returns an answer of any status, for those who read what a server says about an error.
  ///
  /// What may pass is tried again as by ``get(_:headers:within:)``; the answer to the last try stands.
  public func answer(
    from url: URL,
    headers: HTTPHeaders = [:],
    within limit: Duration? = nil
  ) async throws(RepositoryError) -> HTTPResponse {
    try await response(to: request(for: url, headers, sizeLimit: nil), within: limit)
  }

  /// Hands a text over, once and at this address alone; throws unless the answer is a status of 200 to 299.
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

  /// Returns a client whose requests, tries included, begin at least so far apart, whoever asks through it or a copy, or
  /// the same host with the same turns. They go by another policy where one is given.
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

  /// Returns a client for answers of so many bytes, which may take as much longer.
  public func loading(atMost bytes: Int) -> HTTPClient {
    var policy = policy
    policy.sizeLimit = bytes
    (policy.timeLimit, policy.totalLimit) = (max(policy.timeLimit, .seconds(60)), max(policy.totalLimit, .seconds(120)))
    return HTTPClient(transport: transport, policy: policy, time: time, jitter: jitter, pause: pause)
  }

  /// A client for addresses that a document names. None of its requests goes to a machine of one's own network, whatever
  /// names and redirects lead there, unless a person named that server.
  public var stayingPublic: HTTPClient {
    var policy = policy
    policy.staysPublic = true
    return HTTPClient(transport: transport, policy: policy, time: time, jitter: jitter, pause: pause)
  }

  /// Returns what the other `get` does, or nil where the server says that the version kept before still holds.
  ///
  /// Without a validator it always returns an answer. The limits count where they are below the policy's.
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

  /// Asks until something is answered that another try would not change, or the time is over.
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
