import ArcadeDomain
import ArcadePresentation

/// Everything that can be completed, drawn from the one table in one language.
///
/// All scripts walk it in the same way: from the place of the empty line each
/// word leads to the place that it names, else to that of any word.
struct CompletionTree: Sendable {
  private(set) var places: [CompletionPlace] = []
  /// The options of every command.
  let everywhere: [CommandOption]
  let language: Language
  private let commands: [Command]
  private let settings: [SettingEntry]

  init(
    commands: [Command],
    settings: [SettingEntry],
    everywhere: [CommandOption] = CommandOption.everywhere,
    language: Language
  ) {
    self.commands = commands
    self.settings = settings
    self.everywhere = everywhere
    self.language = language
    for command in commands { grow(command, at: command.words, command.operands.map(ValueKind.init)[...]) }
  }

  /// All options, those of every command first.
  var options: [CommandOption] {
    places.flatMap(\.options).reduce(into: everywhere) { options, option in
      if !options.contains(option) { options.append(option) }
    }
  }

  /// What can be chosen at each place and for each option, with those together that offer the same.
  var choices: [(keys: [String], choices: CompletionChoices)] {
    let ofOptions = options.compactMap { option in
      option.placeholder.map { (option.flag, CompletionChoices(ValueKind($0))) }
    }
    return Self.together(places.map { ($0.key, $0.choices) } + ofOptions).filter { !$0.1.isEmpty }
  }

  /// The options of the places that have their own, with those places together that have the same.
  var optionsByPlace: [(keys: [String], options: [CommandOption])] {
    Self.together(places.map { ($0.key, $0.options) }).filter { !$0.1.isEmpty }
  }

  /// The places that a known word leads to.
  var namedKeys: [String] { places.filter(\.isNamed).map(\.key) }

  /// The places at which an unknown word leads nowhere else.
  var repeatingKeys: [String] { places.filter(\.isRepeating).map(\.key) }

  /// The options that the next word belongs to.
  var flagsWithValue: [String] { options.filter { $0.placeholder != nil }.map(\.flag) }

  private static func together<Value: Hashable>(_ pairs: [(String, Value)]) -> [([String], Value)] {
    var rows: [([String], Value)] = []
    for (key, value) in pairs {
      if let row = rows.firstIndex(where: { $0.1 == value }) {
        rows[row].0.append(key)
      } else {
        rows.append(([key], value))
      }
    }
    return rows
  }

  private mutating func grow(_ command: Command, at words: [String], _ operands: ArraySlice<ValueKind>) {
    let operand = operands.first
    var choices = operand.map(CompletionChoices.init) ?? CompletionChoices()
    if words == command.words { choices.words += verbs(after: words) }
    let takesCommand = operand?.nouns.contains(.command) ?? false
    if takesCommand {
      choices.words += verbs(after: [])
      addTopics(of: command, at: words)
    }
    if operand?.nouns.contains(.setting) ?? false {
      choices.words += settings.map { .init(text: $0.setting.name, summary: $0.meaning(language)) }
      if operands.count > 1 { addSettings(of: command, at: words) }
    }
    // The words of a command are not any number of commands.
    let isRepeating = operand?.isRepeating ?? false && !takesCommand
    add(command, at: words, choices, isRepeating: isRepeating)
    if operand != nil, !isRepeating {
      grow(command, at: words + [CompletionPlace.anyWord], operands.dropFirst())
    }
  }

  private mutating func addTopics(of command: Command, at words: [String]) {
    for topic in commands where !topic.words.isEmpty {
      let verbs = verbs(after: topic.words)
      if !verbs.isEmpty { add(command, at: words + topic.words, CompletionChoices(words: verbs)) }
    }
  }

  private mutating func addSettings(of command: Command, at words: [String]) {
    for entry in settings {
      add(command, at: words + [entry.setting.name], CompletionChoices(valuesOf: entry.setting))
    }
  }

  private mutating func add(
    _ command: Command,
    at words: [String],
    _ choices: CompletionChoices,
    isRepeating: Bool = false
  ) {
    let place = CompletionPlace(words: words, choices: choices, options: command.options, isRepeating: isRepeating)
    places.append(place)
  }

  /// The words that can follow others, with what they do.
  private func verbs(after words: [String]) -> [CompletionChoices.Word] {
    commands.filter { $0.words.count == words.count + 1 && $0.words.starts(with: words) }.map {
      .init(text: $0.words[words.count], summary: $0.summary(language))
    }
  }
}
