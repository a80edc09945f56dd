/// A shell for which there is a completion script.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns the script, which calls no program and knows no path.
  func script(for tree: CompletionTree) -> String {
    switch self {
    case .bash: BashCompletion(tree: tree).script
    case .zsh: ZshCompletion(tree: tree).script
    case .fish: FishCompletion(tree: tree).script
    }
  }
}
