import ArcadeDomain
import ArcadePresentation

/// The options that every command takes, with their values checked.
struct GlobalOptions: Sendable {
  var dataFolder: String?
  var store: String?
  var owner: Owner?
  var language: Language?
  var seed: UInt64?
  var now: Moment?
  var isOffline = false
  var color = ShowChoice.auto
  var isAccessible = false
  var pictures: ShowChoice?
  var isJSON = false
  var isQuiet = false
  var isVerbose = false
  var answers = AnswerRule.ask

  init(_ invocation: Invocation) throws(UsageError) {
    dataFolder = invocation.value(of: .dataDir)
    store = invocation.value(of: .store)
    owner = try invocation.checked(.asPerson) { Owner($0) }
    language = try invocation.checked(.lang) { Language(rawValue: $0) }
    seed = try invocation.checked(.seed) { UInt64($0) }
    now = try invocation.checked(.now) { Moment(iso: $0) }
    isOffline = invocation.has(.offline)
    color = try invocation.checked(.color) { ShowChoice(rawValue: $0) } ?? .auto
    isAccessible = invocation.has(.accessible)
    pictures = try invocation.checked(.pictures) { ShowChoice(rawValue: $0) }
    isJSON = invocation.has(.json)
    isQuiet = invocation.has(.quiet)
    isVerbose = invocation.has(.verbose)
    if invocation.has(.noInput) { answers = .refuse }
    if invocation.has(.yes) { answers = .yes }
  }
}

extension Invocation {
  /// The value of an option as what it should be; throws where it is something else.
  func checked<Value>(_ option: CommandOption, _ read: (String) -> Value?) throws(UsageError) -> Value? {
    guard let text = value(of: option) else { return nil }
    guard let value = read(text) else { throw .badValue(text, for: option) }
    return value
  }
}
