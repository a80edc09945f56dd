import ArcadeDomain

/// A screen of the settings.
protocol SettingsPresenter: PagePresenter where System == SettingsScreens, Intent == SettingsIntent {}

extension SettingsPresenter {
  /// Leads to the list of all settings.
  var wayBack: Action<SettingsIntent> {
    Action("list", phrases.listAction, caption: phrases.listCaption, to: .list, weight: .main)
  }
}
