extension SettingsScreens {
  /// Makes the question whether to delete everything that is kept.
  public func eraseQuestion() -> PagePresenter<SettingsIntent, SettingsRoute> {
    page(at: .erase, titled: phrases.settingsTitle) { contents, _ in
      contents.content = .ready(Page(.text(phrases.dataFolder(place))))
      contents.question = phrases.askToErase(place)
      contents.actions = [
        Action("yes", phrases.eraseAction) { .erase }, Action("no", phrases.keepAction) { .keep },
      ]
    }
  }
}
