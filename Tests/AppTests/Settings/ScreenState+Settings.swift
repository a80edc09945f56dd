import ArcadeData
import ArcadePresentation
import ArcadeTesting

extension ScreenState {
  /// The screens of the settings: the list, pages of every kind, an unknown one, and the question.
  static func settings(in language: Language) async throws -> [ScreenState] {
    let sample = SampleSettings()
    _ = try await sample.settings.set(.rakutenAccessKey, to: "5b1c")
    let actions = sample.actions(in: language)
    return [
      await ScreenState("settings", actions.list()), await ScreenState("choice", actions.setting("language")),
      await ScreenState("place", actions.setting("shop.catalog")),
      await ScreenState("key", actions.setting("observe.rakuten.access-key")),
      await ScreenState("no setting", actions.setting("nothing")),
      await ScreenState("erase", actions.eraseQuestion()),
    ]
  }
}
