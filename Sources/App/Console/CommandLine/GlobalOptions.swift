package import ArcadeDomain
package import ArcadePresentation

/// The options that every command takes, with their values checked.
package struct GlobalOptions: Sendable {
  package var dataFolder, store: String?
  package var owner: Owner?
  package var language: Language?
  package var seed: UInt64?
  package var now: Moment?
  package var isOffline = false
  package var color = ShowChoice.auto
  package var isAccessible = false
  package var pictures: ShowChoice?
  package var isJSON = false
  package var isQuiet = false
  package var isVerbose = false
  package var answers = AnswerRule.ask
}
