import Synchronization

/// The sessions of the browsers that were here lately.
final class WebSessions: Sendable {
  /// The most of them; of more, the one that asked for nothing the longest goes.
  static let limit = 64

  /// The latest one last.
  private let sessions = Mutex<[WebSession]>([])

  /// The session of a visit, made anew where there is none; what is for this machine alone is not open under another name.
  func session(of visit: RequestContext, make: () -> WebSession) -> WebSession {
    sessions.withLock { sessions in
      let known = sessions.firstIndex { $0.visit == visit }.map { sessions.remove(at: $0) }
      let session = known ?? make()
      sessions.append(session)
      if sessions.count > Self.limit { sessions.removeFirst() }
      return session
    }
  }

  /// The session of a visit, where there is one.
  func known(_ visit: RequestContext) -> WebSession? { sessions.withLock { $0.first { $0.visit == visit } } }

  /// Puts another session in the place of that of the same visit.
  func replace(with session: WebSession) {
    sessions.withLock { sessions in
      sessions.removeAll { $0.visit == session.visit }
      sessions.append(session)
    }
  }
}
