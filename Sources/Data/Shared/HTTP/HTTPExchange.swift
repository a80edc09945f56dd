import ArcadeDomain
import Foundation
import Synchronization

/// One request and what was received so far; the first outcome is final.
final class HTTPExchange: Sendable {
  typealias Outcome = Result<HTTPResponse, RepositoryError>

  private struct State {
    var response: HTTPResponse?
    var redirects = 0
    var server: String
    var staysPublic: Bool
    var isOfOwnNetwork = false
    var outcome: Outcome?
    var waiting: CheckedContinuation<Outcome, Never>?
  }

  let request: HTTPRequest
  private let state: Mutex<State>

  init(of request: HTTPRequest) {
    self.request = request
    state = Mutex(State(server: request.url.nameOfServer, staysPublic: request.staysPublic))
  }

  var isOver: Bool { state.withLock { $0.outcome != nil } }

  /// Whether only public machines may be asked: from the start, or since one answered.
  var staysPublic: Bool { state.withLock { $0.staysPublic } }

  /// Whether a server that the user configured is on the local network.
  var isOfOwnNetwork: Bool { state.withLock { $0.isOfOwnNetwork } }

  /// Records which kind of machine answered.
  func note(isPublic: Bool) {
    state.withLock { state in
      if state.redirects == 0, !isPublic { state.isOfOwnNetwork = !state.staysPublic }
      state.staysPublic = state.staysPublic || isPublic
    }
  }

  /// Returns whether a machine may be asked; if not, ends the exchange.
  func allows(isPublic: Bool) -> Bool {
    let (isAllowed, isFirst) = state.withLock { (isPublic || !$0.staysPublic, $0.redirects == 0) }
    guard !isAllowed else { return true }
    let code: RepositoryError.Code = isFirst ? .refused : .redirected
    end(
      with: .failure(RepositoryError(code, subject: request.url.nameOfServer, detail: "a machine of the own network"))
    )
    return false
  }

  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state in
        if state.outcome == nil { state.waiting = continuation }
        return state.outcome
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  /// Ends the exchange with an error.
  func fail(_ code: RepositoryError.Code, detail: String = "") {
    let canRetry = code == .cancelled ? true : nil
    let server = state.withLock { $0.server }
    end(with: .failure(RepositoryError(code, subject: server, detail: detail, canRetry: canRetry)))
  }

  /// Ends the exchange with what was received, after a check of the promised length.
  func complete() {
    guard let response = state.withLock({ $0.response }) else { return fail(.unreachable, detail: "no answer") }
    // 304 states the body's length, but sends no body.
    if response.status != 304, response.headers["Content-Encoding"] == nil,
      let length = response.headers["Content-Length"].flatMap(Int.init), response.body.count < length
    {
      return fail(.cutOff, detail: "\(response.body.count) of \(length) bytes")
    }
    end(with: .success(response))
  }

  /// Receives the status and headers; false if the body is not needed.
  func receive(status: Int, headers: HTTPHeaders) -> Bool {
    if let coding = headers.unknownCoding {
      fail(.corrupt, detail: coding)
      return false
    }
    if status != 304, let length = headers["Content-Length"].flatMap(Int.init), length > request.sizeLimit {
      fail(.tooLarge, detail: "\(length) bytes")
      return false
    }
    state.withLock { $0.response = HTTPResponse(status: status, headers: headers) }
    return true
  }

  /// Receives a decompressed part of the body; false to stop.
  func receive(_ bytes: some Collection<UInt8>) -> Bool {
    let isWanted = state.withLock { state in
      guard state.outcome == nil, let size = state.response?.body.count, size + bytes.count <= request.sizeLimit
      else { return false }
      state.response?.body.append(contentsOf: bytes)
      return true
    }
    if !isWanted { fail(.tooLarge, detail: "more than \(request.sizeLimit) bytes") }
    return isWanted
  }

  /// Counts a redirect; returns the headers for the next URL, or nil if the redirect itself is the answer.
  func headers(following next: URL) -> HTTPHeaders? {
    let isAllowed = state.withLock { state in
      state.redirects += 1
      guard state.redirects <= 5, next.isHTTP, request.body == nil else { return false }
      state.server = next.nameOfServer
      return true
    }
    guard isAllowed else { return nil }
    let isSame = next.nameOfServer == request.url.nameOfServer && next.scheme == request.url.scheme
    return isSame ? request.headers : request.headers.withoutKeys
  }

  private func end(with outcome: Outcome) {
    let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      state.response = nil
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: outcome)
  }
}

extension HTTPHeaders {
  /// The headers that may go to another host.
  fileprivate var withoutKeys: HTTPHeaders {
    HTTPHeaders(pairs.filter { ["accept", "accept-language", "user-agent"].contains($0.name) })
  }

  /// A content coding that was not requested; more than one at once counts as unknown.
  fileprivate var unknownCoding: String? {
    let known = [
      "Content-Encoding": ["gzip", "x-gzip", "deflate", "identity", ""],
      "Transfer-Encoding": ["chunked", "identity", ""],
    ]
    return known.lazy.compactMap { name, codings in
      self[name].flatMap { codings.contains($0.lowercased()) ? nil : "\(name): \($0)" }
    }.first
  }
}
