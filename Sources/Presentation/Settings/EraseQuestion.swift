extension SettingsActions {
  /// Makes the question whether to delete everything that is kept.
  public func eraseQuestion() -> PagePresenter<SettingsIntent, SettingsRoute> {
    PagePresenter(at: .erase) {
      PageContents(
        title: phrases.settingsTitle,
        content: .ready(Page(.text(phrases.dataFolder(place)))),
        question: phrases.askToErase(place),
        actions: [
          Action("yes", phrases.eraseAction) { .erase },
          Action("no", phrases.keepAction) { .keep },
        ]
      )
    } act: {
      await perform($0, on: $1)
    }
  }
}
