public import ArcadeDomain

/// What a person can want of the settings.
public enum SettingsIntent: Hashable, RoutedIntent {
  /// A value for a setting, by its name.
  case set(String, to: String)
  /// No value for a setting.
  case unset(String)
  /// Everything that is kept deleted.
  case erase
  /// Everything left as it is.
  case keep
  /// What is nobody's given to somebody.
  case claim(Owner)
  /// A browser signed out, or all of them for nil.
  case signOut(KnownBrowser.ID?)
  /// Another screen.
  case go(SettingsRoute)
}
