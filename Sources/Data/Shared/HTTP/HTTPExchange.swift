import ArcadeDomain
import Foundation
import Synchronization

/// One request and what has come back so far; the first outcome stands.
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

  /// Whether only machines that everybody can reach may be asked: from the beginning, or since one was.
  var staysPublic: Bool { state.withLock { $0.staysPublic } }

  /// Whether a server that a person named is one of the own network.
  var isOfOwnNetwork: Bool { state.withLock { $0.isOfOwnNetwork } }

  /// Notes which kind of machine answered.
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
    let canRetry = code == .cancelled ? true : nil
    let server = state.withLock { $0.server }
    end(with: .failure(RepositoryError(code, subject: server, detail: detail, canRetry: canRetry)))
  }

  /// Ends it with what was received; the promised length is held against it once more.
  func complete() {
    guard let response = state.withLock({ $0.response }) else { return fail(.unreachable, detail: "no answer") }
    // 304 says how long the body would be, and sends none.
    if response.status != 304, response.headers["Content-Encoding"] == nil,
      let length = response.headers["Content-Length"].flatMap(Int.init), response.body.count < length
    {
      return fail(.cutOff, detail: "\(response.body.count) of \(length) bytes")
    }
    end(with: .success(response))
  }

  /// Takes the head of an answer; false where the body need not come.
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

  /// Takes a part of the body, as it is after decompression; false where no more is wanted.
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

  /// Counts a redirect; returns what to say at the next address, or nil where the redirect itself is the answer.
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
  /// Those that a host may have for which the others were not meant.
  fileprivate var withoutKeys: HTTPHeaders {
    HTTPHeaders(pairs.filter { ["accept", "accept-language", "user-agent"].contains($0.name) })
  }

  /// A coding of the body other than those that are asked for; more than one at once is none of them.
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
