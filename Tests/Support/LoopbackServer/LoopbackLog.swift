import Synchronization

/// The requests to a loopback server, and its future answers.
final class LoopbackLog: Sendable {
  private struct Waiting {
    let path: String
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var answers: [String: [LoopbackAnswer]]
    var requests: [LoopbackRequest] = []
    var waiting: [Waiting] = []

    func count(of path: String) -> Int { requests.count { $0.path == path } }
  }

  private let state: Mutex<State>

  init(_ answers: [String: [LoopbackAnswer]]) { state = Mutex(State(answers: answers)) }

  var requests: [LoopbackRequest] { state.withLock { $0.requests } }

  func set(_ answers: [LoopbackAnswer], for path: String) { state.withLock { $0.answers[path] = answers } }

  /// Records a request and takes its answer from the queue, in which the last one stays.
  func answer(to request: LoopbackRequest) -> LoopbackAnswer {
    let (answer, arrived) = state.withLock { state in
      state.requests.append(request)
      let isDue = { [state] (waiting: Waiting) in state.count(of: waiting.path) >= waiting.count }
      let arrived = state.waiting.filter(isDue)
      state.waiting.removeAll(where: isDue)
      let target = "\(request.path)?\(request.query)"
      let key = state.answers[target] == nil ? request.path : target
      let queue = state.answers[key] ?? []
      if queue.count > 1 { state.answers[key]?.removeFirst() }
      return (queue.first ?? .status(404), arrived)
    }
    for waiting in arrived { waiting.continuation.resume() }
    return answer
  }

  /// Returns after a number of requests for a path.
  func wait(for count: Int, to path: String) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.count(of: path) >= count { return true }
        state.waiting.append(Waiting(path: path, count: count, continuation: continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
