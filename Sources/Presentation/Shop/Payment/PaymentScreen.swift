/// Everything that a payment shows, already computed and formatted.
public struct PaymentScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// How far the payment is.
  public let state: State
  /// What to know before answering, and what became of earlier payments.
  public let notices: [Notice]

  /// Makes a screen, as a preview or a test does.
  public init(title: String, state: State, notices: [Notice] = []) {
    self.title = title
    self.state = state
    self.notices = notices
  }

  /// How far a payment is.
  public enum State: Hashable, Sendable {
    /// A question to answer with yes or no before anything is charged.
    case asking(String)
    /// The gateway has been asked and has not answered yet.
    case inProgress(String)
    /// It went through.
    case completed(String)
    /// It did not go through, or nobody knows yet.
    case stopped(Failure)
  }
}
