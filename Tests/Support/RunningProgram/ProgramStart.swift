import Foundation

/// The ends of a program's streams: the test's and the program's.
struct ProgramEnds {
  /// The test's end of the input; -1 for none.
  private(set) var input: Int32 = -1
  /// The test's end of the output; -1 for none.
  private(set) var output: Int32 = -1
  /// The test's end of standard error; -1 for none.
  private(set) var errors: Int32 = -1
  /// The program's descriptors 0, 1 and 2; nil for none.
  private(set) var given: [Int32?] = []
  /// The path of its terminal, if any.
  private(set) var terminal: String?

  init(_ streams: ProgramStreams) throws(SystemRefused) {
    var (master, slave): (Int32, Int32) = (-1, -1)
    if [streams.input, streams.output, streams.errors].contains(.terminal) {
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw SystemRefused(code: errno) }
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      terminal = ttyname(slave).map { String(cString: $0) }
    }
    for (number, stream) in [streams.input, streams.output, streams.errors].enumerated() {
      switch stream {
      case .closed: given.append(nil)
      case .terminal:
        given.append(slave)
        keep(master, as: number)
      case .file(let path):
        let descriptor = open(path, (number == 0 ? O_RDONLY : O_WRONLY) | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemRefused(code: errno) }
        given.append(descriptor)
      case .pipe:
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemRefused(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        given.append(number == 0 ? ends[0] : ends[1])
        keep(number == 0 ? ends[1] : ends[0], as: number)
      }
    }
  }

  private mutating func keep(_ descriptor: Int32, as number: Int) {
    switch number {
    case 0: input = descriptor
    case 1: output = descriptor
    default: errors = descriptor
    }
  }

  /// Closes the program's ends, so that its exit is noticed.
  func closeThoseOfTheProgram() {
    for descriptor in Set(given.compactMap { $0 }) { close(descriptor) }
  }
}

/// Starts a program in its own session, with the default of every signal, as a shell would.
struct ProgramStart {
  let path: String
  let arguments: [String]
  let environment: [String: String]
  let ends: ProgramEnds

  func spawn() throws(SystemRefused) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in ends.given.enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      } else {
        posix_spawn_file_actions_addclose(&actions, Int32(number))
      }
    }
    // The first terminal that a session leader opens becomes the one whose Ctrl-C it receives.
    if let terminal = ends.terminal { posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0) }
    var attributes = makeAttributes()
    defer { posix_spawnattr_destroy(&attributes) }

    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let refusal = posix_spawn(&process, path, &actions, &attributes, words, variables)
    guard refusal == 0 else { throw SystemRefused(code: refusal) }
    return process
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
    private static let newSession: Int16 = 0x400
  #else
    private typealias Attributes = posix_spawnattr_t
    private static let newSession: Int16 = 0x80
  #endif

  private func makeAttributes() -> Attributes {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | Self.newSession)
    return attributes
  }
}
