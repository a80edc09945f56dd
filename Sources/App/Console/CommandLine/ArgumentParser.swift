import ArcadeDomain

/// Parses the words of a command line with a table of commands.
///
/// `--flag value` and `--flag=value` are the same, and options may appear anywhere. If an option is repeated, the
/// last one wins, unless it is repeatable. `--` ends the options, and `-` alone is an operand.
package struct ArgumentParser {
  private let table: CommandTable

  package init(_ table: CommandTable) { self.table = table }

  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let (words, options, repeated) = try split(arguments)
    let command = try command(of: words)
    let operands = Array(words.dropFirst(command.words.count))
    var invocation = Invocation(command: command, operands: operands, options: options, repeated: repeated)
    if options[.help] != nil {
      invocation = Invocation(command: .help, operands: command.words, options: options)
    }
    try check(invocation)
    return invocation
  }

  /// Returns the command most likely meant by words that may have mistakes; the menu if there is none.
  package func command(meantBy arguments: [String]) -> Command {
    let words = UnfinishedLine(whole: arguments, in: table).words
    do throws(UsageError) {
      let command = try command(of: words)
      return command == .help ? try table.command(helpWords: Array(words.dropFirst())) : command
    } catch {
      switch error {
      case .unknownCommand(_, let nearest?):
        return table.command(nearest.split(separator: " ").map(String.init)) ?? .menu
      case .unknownVerb(_, let command, let nearest):
        return nearest.flatMap { table.command(command.words + [$0]) } ?? command
      default: return table.longest(beginning: words)
      }
    }
  }

  private func split(
    _ arguments: [String]
  ) throws(UsageError) -> (words: [String], options: [CommandOption: String], repeated: [CommandOption: [String]]) {
    var words: [String] = []
    var repeated: [CommandOption: [String]] = [:]
    var options: [CommandOption: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = try option(parts[0])
      let value = try value(of: option, inline: parts.dropFirst().first, rest: &rest)
      options[option] = value
      if option.takesRest {
        repeated[option] = [value] + rest
        break
      }
      if option.isRepeatable { repeated[option, default: []].append(value) }
    }
    return (words, options, repeated)
  }

  private func option(_ flag: String) throws(UsageError) -> CommandOption {
    if flag == "-h" { return .help }
    guard let option = table.options.first(where: { $0.flag == flag }) else {
      throw .unknownOption(flag, nearest: NearestMatch.of(flag, among: table.options.map(\.flag)))
    }
    return option
  }

  private func value(
    of option: CommandOption,
    inline: String?,
    rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard option.placeholder != nil else {
      guard inline == nil else { throw .needlessValue(option) }
      return ""
    }
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
    return value
  }

  private func command(of words: [String]) throws(UsageError) -> Command {
    guard let first = words.first else { return .menu }
    let command = table.longest(beginning: words)
    guard command != .menu else {
      throw .unknownCommand(first, nearest: NearestMatch.of(first, among: table.commands.compactMap(\.words.first)))
    }
    let length = command.words.count
    guard length < words.count, command.mostOperands == 0 else { return command }
    let verbs = table.commands(below: command).map { $0.words[length] }
    guard !verbs.isEmpty else { throw .needlessOperand(words[length]) }
    let near = command.steps.contains(words[length]) ? nil : NearestMatch.of(words[length], among: verbs)
    throw .unknownVerb(words[length], of: command, nearest: near)
  }

  private func check(_ invocation: Invocation) throws(UsageError) {
    let command = invocation.command
    let allowed = CommandOption.everywhere + command.options
    if let stray = table.options.first(where: { invocation.has($0) && !allowed.contains($0) }) {
      throw .unknownOption(stray.flag, nearest: nil)
    }
    if command.isSession, invocation.has(.json), !invocation.has(.version) { throw .sessionAsJSON(command) }
    if invocation.operands.count < command.fewestOperands {
      throw .missingOperand(command.operands[invocation.operands.count], of: command)
    }
    if let most = command.mostOperands, invocation.operands.count > most {
      throw .needlessOperand(invocation.operands[most])
    }
  }
}
