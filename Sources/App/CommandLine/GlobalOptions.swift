import ArcadeDomain
import ArcadePresentation

/// The options that every command takes, with their values checked.
struct GlobalOptions: Sendable {
  var dataFolder, store: String?
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
}
