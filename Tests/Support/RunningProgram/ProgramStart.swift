#if canImport(Glibc) || canImport(Musl)
  import Foundation

  /// Starts a program in a session of its own, with the default of every signal, as a shell would.
  struct ProgramStart {
    let path: String
    let arguments: [String]
    let environment: [String: String]
    let ends: ProgramEnds

    func spawn() throws(SystemRefused) -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (number, descriptor) in ends.given.enumerated() {
        if let descriptor {
          posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        } else {
          posix_spawn_file_actions_addclose(&actions, Int32(number))
        }
      }
      // The first terminal that the leader of a session opens is the one whose Ctrl-C it gets.
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

    private func makeAttributes() -> posix_spawnattr_t {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      var (none, all) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      let newSession: Int32 = 0x80
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession))
      return attributes
    }
  }
#endif
