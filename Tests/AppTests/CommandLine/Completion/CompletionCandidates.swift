import ArcadeTesting
import Foundation

@testable import ArcadeApp

/// What a shell offers for a line, as it would show it.
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

  /// The words, in the order of the alphabet, each with a tab and what it does where the shell shows that.
  func lines(for line: String) throws -> [String] {
    guard let terminal else { return try askFish(line).sorted() }
    let told = try terminal.between("[[[", "]]]", typing: line + "\t")
    terminal.type("\u{15}")
    return told.split(separator: "\n").map(String.init).sorted()
  }

  /// The words alone; after `--flag=` what follows it.
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
    // Where nothing begins with what was typed, fish offers what has its letters in any place.
    let typed = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return (program.printed + program.complained).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(typed) }
  }

  /// Prints what the function leaves for Readline.
  private static let tellingBash = #"""
    tell() { _arcade "$@"; printf '[[['; printf '%s\n' "${COMPREPLY[@]}"; printf ']]]'; }
    complete -F tell arcade
    """#

  /// Prints what is added to the list, with what is shown for it.
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
