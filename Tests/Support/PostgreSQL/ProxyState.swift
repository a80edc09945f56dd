#if os(Linux) || os(macOS)
  import Dispatch

  /// The planned behaviour of a proxy.
  struct ProxyState {
    /// The point at which a connection is lost.
    struct Plan {
      let place: PostgreSQLProxy.Place
      var statement: Int
      let isGoneThen: Bool
      /// A text in the transaction whose `COMMIT` is the statement; nil if the statement's number is known.
      var commitOf: String?
    }

    /// What happens to a client's message.
    enum Step {
      case pass
      case keep
      case keepAndLose
      case lose
      case passAndLoseAnswer
    }

    var plan: Plan?
    var isDelaying = false
    /// Whether new connections are refused.
    private(set) var isGone = false
    private(set) var hasLost = false
    private(set) var waits = 0
    private var statements = 0
    private var answers = 0
    private var delayed: DelayedMessages?
    /// The texts of prepared statements, by connection and name.
    private var prepared: [String: String]
    /// The statement to be executed next on a connection.
    private var bound: [Int32: String] = [:]
    /// Whether the transaction whose end matters has begun.
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

    /// Whether a client receives an answer.
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

  /// The messages not delivered to the server yet, and how its answers to them end.
  struct DelayedMessages {
    let server: UnixSocket
    let answers: DispatchGroup
    var bytes: [UInt8] = []
  }
#endif
