/// Where the three streams of a program lead.
public struct ProgramStreams: Sendable {
  /// Where one stream leads.
  public enum Stream: Hashable, Sendable {
    /// To the test, through a pipe.
    case pipe
    /// To a terminal at which the test sits.
    case terminal
    /// To a file.
    case file(String)
    /// Nowhere: it is closed.
    case closed
  }

  /// Standard input.
  public var input: Stream
  /// Standard output.
  public var output: Stream
  /// Standard error.
  public var errors: Stream

  /// Says where each stream leads.
  public init(input: Stream = .pipe, output: Stream = .pipe, errors: Stream = .pipe) {
    (self.input, self.output, self.errors) = (input, output, errors)
  }

  /// All of them through pipes.
  public static let pipes = ProgramStreams()
  /// A terminal, with standard error apart.
  public static let terminal = ProgramStreams(input: .terminal, output: .terminal)
}

/// How a program ended.
public enum ProgramEnding: Hashable, Sendable {
  /// By itself, with a code.
  case exit(Int32)
  /// By a signal.
  case signal(Int32)

  /// Reads the status that `waitpid` gives.
  init(status: Int32) { self = status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F) }
}

/// A program did not do in time what a test waited for.
public struct ProgramStuck: Error, Sendable {
  /// What was to come.
  public let waitedFor: String
  /// What had come instead.
  public let printed: String
}

/// The system refused what a test needs, with this `errno`.
public struct SystemRefused: Error, Hashable, Sendable {
  /// The `errno`.
  public let code: Int32
}
