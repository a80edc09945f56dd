import ArcadeDomain
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and what has come back so far; the first outcome stands.
final class HTTPExchange: Sendable {
  typealias Outcome = Result<HTTPResponse, RepositoryError>

  private struct State {
    var response: HTTPURLResponse?
    var body = Data()
    var redirects = 0
    var outcome: Outcome?
    var waiting: CheckedContinuation<Outcome, Never>?
  }

  private let request: HTTPRequest
  private let state = Mutex(State())

  init(of request: HTTPRequest) { self.request = request }

  /// Waits for the end, whatever it is.
  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state in
        if state.outcome == nil { state.waiting = continuation }
        return state.outcome
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  /// Ends it without an answer.
  func fail(_ code: RepositoryError.Code, detail: String = "") {
    end(with: .failure(failure(code, detail: detail)))
  }

  /// Ends it with what was received; the limits and the promised length are held against it once more.
  func complete(_ error: (any Error)?) {
    if let error { return fail(code(of: error), detail: detail(of: error)) }
    let (response, body) = state.withLock { ($0.response, $0.body) }
    guard let response else { return fail(.unreachable, detail: "no answer") }
    guard body.count <= request.sizeLimit else { return fail(.tooLarge) }
    let headers = HTTPHeaders(response.allHeaderFields.map { ("\($0.key)", "\($0.value)") })
    // 304 says how long the body would be, and sends none.
    if ![401, 304].contains(response.statusCode), headers["Content-Encoding"] == nil,
      let length = headers["Content-Length"].flatMap(Int.init), body.count < length
    {
      return fail(.unreachable, detail: "\(body.count) of \(length) bytes")
    }
    end(with: .success(HTTPResponse(status: response.statusCode, headers: headers, body: body)))
  }

  /// Takes the head of an answer; false where the body need not come.
  func receive(_ response: URLResponse) -> Bool {
    let status = (response as? HTTPURLResponse)?.statusCode
    guard status == 304 || response.expectedContentLength <= Int64(request.sizeLimit) else {
      fail(.tooLarge, detail: "\(response.expectedContentLength) bytes")
      return false
    }
    state.withLock { state in
      state.response = response as? HTTPURLResponse
      state.body = Data()
    }
    // There is never a password to give, and on Linux a task that waits for one does not end.
    if status == 401 { complete(nil) }
    return true
  }

  /// Takes a part of the body; false where no more is wanted.
  func receive(_ bytes: Data) -> Bool {
    let isWanted = state.withLock { state in
      guard state.outcome == nil, state.body.count + bytes.count <= request.sizeLimit else { return false }
      state.body.append(bytes)
      return true
    }
    if !isWanted { fail(.tooLarge, detail: "more than \(request.sizeLimit) bytes") }
    return isWanted
  }

  /// Follows a redirect, or ends with the answer that asked for it.
  ///
  /// Nobody follows once there is an outcome: on Linux, to call `follow` of a task
  /// that is cancelled ends the process ("Received callback for HTTP redirection").
  func redirect(to next: URLRequest, after response: HTTPURLResponse, follow: (URLRequest?) -> Void) {
    let isFollowed = state.withLock { state in
      guard state.outcome == nil else { return true }
      state.redirects += 1
      let isAllowed = state.redirects <= 5 && next.url?.isHTTP == true
      follow(isAllowed ? withoutKeysForOthers(next) : nil)
      return isAllowed
    }
    if !isFollowed { end(with: .success(HTTPResponse(status: response.statusCode))) }
  }

  private func withoutKeysForOthers(_ next: URLRequest) -> URLRequest {
    guard next.url?.nameOfServer != request.url.nameOfServer || next.url?.scheme != request.url.scheme else {
      return next
    }
    var stripped = next
    for (name, _) in request.headers.pairs where !["accept", "accept-language", "user-agent"].contains(name) {
      stripped.setValue(nil, forHTTPHeaderField: name)
    }
    return stripped
  }

  private func end(with outcome: Outcome) {
    let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: outcome)
  }

  private func failure(_ code: RepositoryError.Code, detail: String) -> RepositoryError {
    let canRetry = code == .cancelled ? true : nil
    return RepositoryError(code, subject: request.url.nameOfServer, detail: detail, canRetry: canRetry)
  }

  private func code(of error: any Error) -> RepositoryError.Code {
    switch (error as? URLError)?.code {
    case .timedOut: .timedOut
    case .cancelled: .cancelled
    default: .unreachable
    }
  }

  // The error's own description can hold the whole address.
  private func detail(of error: any Error) -> String {
    guard let error = error as? URLError else { return "\(type(of: error))" }
    return "URLError \(error.code.rawValue)"
  }
}
