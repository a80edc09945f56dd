import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting

extension ScreenState {
  /// The screens of the settings: the list, pages of every kind, an unknown one, and the question.
  static func settings(in language: Language) async throws -> [ScreenState] {
    let ana = Owner("Ana") ?? .nobody
    let owners = SampleOwners([OwnerSummary(.nobody, games: 2, orders: 1), OwnerSummary(ana, games: 1_000, orders: 0)])
    let sample = SampleSettings(owners: owners)
    let choice = OwnerChoice(
      among: owners,
      current: ana,
      phrases: OwnerPhrases(language, formats: Formats(locale: language.rawValue, timeZone: "UTC"))
    ) { _, _ in true }
    _ = try await sample.settings.set(.rakutenAccessKey, to: "5b1c")
    let actions = sample.actions(in: language)
    return [
      await ScreenState("settings", of: actions, actions.list()),
      await ScreenState("choice", of: actions, actions.setting("language")),
      await ScreenState("place", of: actions, actions.setting("shop.catalog")),
      await ScreenState("key", of: actions, actions.setting("observe.rakuten.access-key")),
      await ScreenState("no setting", of: actions, actions.setting("nothing")),
      await ScreenState("erase", of: actions, actions.eraseQuestion()),
      await ScreenState("owners", of: actions, actions.ownerList()),
      await ScreenState("adoption", of: actions, actions.adoptionQuestion(for: ana)),
      await ScreenState("who", choice.page()),
      await ScreenState("who, a question", choice.page(at: .question(ana, to: nil))),
    ]
  }
}
