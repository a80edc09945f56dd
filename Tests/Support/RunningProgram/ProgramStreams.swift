/// The targets of a program's three streams.
public struct ProgramStreams: Sendable {
  /// The target of a stream.
  public enum Stream: Hashable, Sendable {
    /// A pipe to the test.
    case pipe
    /// A terminal controlled by the test.
    case terminal
    /// A file at a path.
    case file(String)
    /// None; it is closed.
    case closed
  }

  /// The standard input.
  public var input: Stream
  /// The standard output.
  public var output: Stream
  /// The standard error.
  public var errors: Stream

  /// Creates a set of targets.
  public init(input: Stream = .pipe, output: Stream = .pipe, errors: Stream = .pipe) {
    (self.input, self.output, self.errors) = (input, output, errors)
  }

  /// Pipes for all streams.
  public static let pipes = ProgramStreams()
  /// A terminal, with a separate standard error.
  public static let terminal = ProgramStreams(input: .terminal, output: .terminal)
}

/// The end of a program.
public enum ProgramEnding: Hashable, Sendable {
  /// A normal exit with a code.
  case exit(Int32)
  /// Death by a signal.
  case signal(Int32)

  /// Reads a status of `waitpid`.
  init(status: Int32) { self = status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F) }
}

/// The error that a program did not do something in time.
public struct ProgramStuck: Error, Sendable {
  /// The expected event.
  public let waitedFor: String
  /// The actual output.
  public let printed: String
}

/// The error that the system refused something, with its `errno`.
public struct SystemRefused: Error, Hashable, Sendable {
  /// The value of `errno`.
  public let code: Int32
}
