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
    let choice = OwnerScreens(
      sample.administration,
      current: ana,
      phrases: OwnerPhrases(language, formats: Formats(locale: language.rawValue, timeZone: "UTC"))
    ) { _, _ in true }
    _ = try await sample.settings.set(.rakutenAccessKey, to: "5b1c")
    let actions = sample.actions(in: language)
    return [
      await ScreenState("settings", of: actions, PageModule(SettingListPresenter(actions))),
      await ScreenState("choice", of: actions, PageModule(SettingPresenter(actions, "language"))),
      await ScreenState("place", of: actions, PageModule(SettingPresenter(actions, "shop.catalog"))),
      await ScreenState("key", of: actions, PageModule(SettingPresenter(actions, "observe.rakuten.access-key"))),
      await ScreenState("no setting", of: actions, PageModule(SettingPresenter(actions, "nothing"))),
      await ScreenState("erase", of: actions, PageModule(ErasePresenter(actions))),
      await ScreenState("owners", of: actions, PageModule(OwnerListPresenter(actions))),
      await ScreenState("adoption", of: actions, PageModule(ClaimPresenter(actions, ana))),
      await ScreenState("who", PageModule(OwnerChoicePresenter(choice))),
      await ScreenState("who, a question", PageModule(OwnerChoicePresenter(choice, at: .question(ana, to: nil)))),
    ]
  }
}
