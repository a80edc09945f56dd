#if os(Linux) || os(macOS)
  import Dispatch

  /// What a proxy is about to do.
  struct ProxyState {
    /// Where a connection is lost.
    struct Plan {
      let place: PostgreSQLProxy.Place
      var statement: Int
      let isGoneThen: Bool
      /// What a transaction does whose `COMMIT` is the statement, whichever number that has; nil where the number is known.
      var commitOf: String?
    }

    /// What becomes of something that a client says.
    enum Step {
      case pass
      case keep
      case keepAndLose
      case lose
      case passAndLoseAnswer
    }

    var plan: Plan?
    var isDelaying = false
    /// Whether nobody is let through any more.
    private(set) var isGone = false
    private(set) var hasLost = false
    /// How often clients have waited for answers.
    private(set) var waits = 0
    private var statements = 0
    private var answers = 0
    private var delayed: DelayedMessages?
    /// The texts of what was prepared, by the connection and the name.
    private var prepared: [String: String]
    /// What is done next on a connection.
    private var bound: [Int32: String] = [:]
    /// Whether the transaction is on its way whose end is waited for.
    private var hasBegun = false

    init(plan: Plan? = nil, isDelaying: Bool = false, after earlier: ProxyState? = nil) {
      (self.plan, self.isDelaying, prepared) = (plan, isDelaying, earlier?.prepared ?? [:])
    }

    mutating func next(after message: ProxyMessage, isWait: Bool, for late: DelayedMessages) -> Step {
      if isWait { waits += 1 }
      let connection = late.server.descriptor
      if let (name, text) = message.prepared { prepared["\(connection) \(name)"] = text }
      if let name = message.bound { bound[connection] = prepared["\(connection) \(name)"] }
      if isDelaying {
        delayed = delayed ?? late
        delayed?.bytes += message.bytes
        guard message.isSync else { return .keep }
        isDelaying = false
        hasLost = true
        return .keepAndLose
      }
      guard plan != nil, message.isStatement else { return .pass }
      statements += 1
      findCommit(running: bound[connection] ?? "")
      guard let plan else { return .pass }
      guard statements == plan.statement else { return .pass }
      guard plan.place == .before else { return .passAndLoseAnswer }
      lose(by: plan)
      return .lose
    }

    private mutating func findCommit(running text: String) {
      guard let wanted = plan?.commitOf else { return }
      if text.contains(wanted) { hasBegun = true }
      if hasBegun, text == "COMMIT" { plan?.statement = statements }
    }

    /// Whether a client hears an answer.
    mutating func letsPass(answer: ProxyMessage) -> Bool {
      guard let plan, plan.place == .after, answer.isStatementDone else { return true }
      answers += 1
      guard answers == plan.statement else { return true }
      lose(by: plan)
      return false
    }

    mutating func takeDelayed() -> DelayedMessages? {
      defer { delayed = nil }
      return delayed
    }

    private mutating func lose(by plan: Plan) { (self.plan, hasLost, isGone) = (nil, true, plan.isGoneThen) }
  }

  /// What the server has not been told yet, and the end of what it says to that.
  struct DelayedMessages {
    let server: UnixSocket
    let answers: DispatchGroup
    var bytes: [UInt8] = []
  }
#endif
