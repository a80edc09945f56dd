import ArcadeDomain

/// A screen of the settings.
protocol SettingsPresenter: PagePresenter where System == SettingsScreens, Intent == SettingsIntent {}
