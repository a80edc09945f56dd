import ArcadeTesting
import Foundation

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A shell at a terminal with a completion script and a command `arcade`, which prints its words unless it is asked
/// to complete.
///
/// Its `PATH` is empty, so that a script that starts another program is detected.
final class CompletingShell {
  /// An error that explains how to install a requirement of a test.
  struct Missing: Error, CustomStringConvertible {
    let shell: CompletionShell

    var description: String {
      "\(shell) is not installed. Run make setup as root, or: sudo apt-get install \(shell)"
    }
  }

  private let program: RunningProgram
  private let folder: TemporaryFolder

  /// Starts a shell in a folder, with a program that completes, and with further commands.
  init(
    _ shell: CompletionShell,
    asking program: String = ArcadeProcess.path,
    more: String = "",
    in folder: TemporaryFolder
  ) throws {
    self.folder = folder
    try folder.write(Data(shell.script.utf8), to: "script")
    let start = "\(Self.start(of: shell, asking: program))\n. ./script\n\(more)\n\(Self.prompt(of: shell))\n"
    let rc = try folder.write(Data("cd '\(folder.url.path)'\n\(start)".utf8), to: ".zshrc")
    let arguments =
      switch shell {
      case .bash: ["--noprofile", "--rcfile", rc, "-i"]
      case .zsh: ["-d", "-i"]
      case .fish: ["--no-config", "-i", "-C", "source '\(rc)'"]
      }
    let home = folder.url.path
    self.program = try RunningProgram(
      try Self.path(of: shell),
      arguments,
      environment: [
        "TERM": "dumb", "HOME": home, "ZDOTDIR": home, "PATH": home, "LC_ALL": "C.UTF-8",
        "ARCADE_DATA_DIR": folder.path("data"),
      ],
      streams: ProgramStreams(input: .terminal, output: .terminal, errors: .terminal)
    )
    try self.program.read(until: "ready> ")
  }

  /// Types keys and Return, and returns the words that the command got.
  func words(typing keys: String) throws -> [String] {
    try between("<:", ":>", typing: keys + "\n").components(separatedBy: "|")
  }

  /// Types keys, and returns what is printed between two marks.
  func between(_ start: String, _ end: String, typing keys: String) throws -> String {
    program.type(keys)
    let printed = try program.read(until: end)
    let parts = printed.replacing("\r\n", with: "\n").components(separatedBy: start)
    return parts.last?.components(separatedBy: end).first ?? ""
  }

  /// Types keys without waiting.
  func type(_ keys: String) { program.type(keys) }

  /// Returns the path of a shell.
  static func path(of shell: CompletionShell) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    let paths = folders.map { "\($0)/\(shell)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { throw Missing(shell: shell) }
    return path
  }

  /// Returns a function `arcade`, which calls a program for completion.
  static func start(of shell: CompletionShell, asking program: String) -> String {
    switch shell {
    case .bash:
      """
      arcade() {
        if [[ $1 == complete ]]; then '\(program)' "$@"; return; fi
        local IFS='|'; printf '<:%s:>\\n' "$*"
      }
      """
    case .zsh:
      """
      autoload -Uz compinit; compinit -u -D
      arcade() { if [[ $1 == complete ]] { '\(program)' "$@" } else { print -r -- "<:${(j:|:)@}:>" } }
      """
    case .fish:
      """
      function arcade
        if test "$argv[1]" = complete; '\(program)' $argv; return; end
        printf '<:%s:>\\n' (string join '|' -- $argv)
      end
      """
    }
  }

  private static func prompt(of shell: CompletionShell) -> String {
    switch shell {
    case .bash: "PS1='ready> '"
    case .zsh: "PS1='ready> '; unsetopt prompt_sp auto_list auto_remove_slash"
    case .fish: "function fish_prompt; printf 'ready> '; end"
    }
  }
}

/// The candidates that a shell shows for a line.
final class CompletionCandidates {
  private let shell: CompletionShell
  private let program: String
  private let folder: TemporaryFolder
  private var terminal: CompletingShell?

  /// Starts a shell that asks a program, in a folder.
  init(_ shell: CompletionShell, asking program: String = ArcadeProcess.path, in folder: TemporaryFolder) throws {
    self.shell = shell
    self.program = program
    self.folder = folder
    switch shell {
    case .bash: terminal = try CompletingShell(shell, asking: program, more: Self.tellingBash, in: folder)
    case .zsh: terminal = try CompletingShell(shell, asking: program, more: Self.tellingZsh, in: folder)
    case .fish: try folder.write(Data(shell.script.utf8), to: "script")
    }
  }

  /// Returns the words in alphabetical order, each with a tab and its summary if the shell shows it.
  func lines(for line: String) throws -> [String] {
    guard let terminal else { return try askFish(line).sorted() }
    let told = try terminal.between("[[[", "]]]", typing: line + "\t")
    terminal.type("\u{15}")
    return told.split(separator: "\n").map(String.init).sorted()
  }

  /// Returns the words alone; after `--flag=` the values.
  func words(for line: String) throws -> [String] {
    try lines(for: line).map { line in
      let word = String(line.prefix { $0 != "\t" })
      return word.hasPrefix("--") ? word.split(separator: "=").last.map(String.init) ?? "" : word
    }
  }

  private func askFish(_ line: String) throws -> [String] {
    let start = CompletingShell.start(of: shell, asking: program)
    let command = "\(start)\ncd '\(folder.url.path)'; source script; complete -C \"$argv[1]\""
    let program = try RunningProgram(
      try CompletingShell.path(of: shell),
      ["--no-config", "-c", command, line],
      environment: [
        "HOME": folder.url.path, "PATH": folder.url.path, "LC_ALL": "C.UTF-8", "ARCADE_DATA_DIR": folder.path("data"),
      ]
    )
    _ = try program.ending()
    // If nothing begins with the typed text, fish offers words that contain its letters.
    let typed = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return (program.printed + program.complained).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(typed) }
  }

  /// Prints the words that the function passes to Readline.
  private static let tellingBash = #"""
    tell() { _arcade "$@"; printf '[[['; printf '%s\n' "${COMPREPLY[@]}"; printf ']]]'; }
    complete -F tell arcade
    """#

  /// Prints the words that are added to the list, with their descriptions.
  private static let tellingZsh = #"""
    compadd() {
      local -a found shown
      if (( ${@[(I)-[OAD]]} )); then builtin compadd "$@"; return; fi
      shown=("${(@P)${@[${@[(i)-d]}+1]}}")
      builtin compadd -A found -D shown "$@"
      for ((index = 1; index <= $#found; index++)); do print -r -- "$found[index]"$'\t'"$shown[index]"; done
      builtin compadd "$@"
    }
    tell() { print -rn -- '[[['; zle complete-word; print -rn -- ']]]' }
    zle -N tell
    bindkey '^I' tell
    """#
}
