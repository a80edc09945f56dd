public import ArcadeDomain

/// An intent on the settings' screens.
public enum SettingsIntent: Hashable, RoutedIntent {
  /// Sets a setting by its name.
  case set(String, to: String)
  /// Removes the value of a setting.
  case unset(String)
  /// Deletes all stored data.
  case erase
  /// Keeps all data.
  case keep
  /// Gives data without an owner to an owner.
  case claim(Owner)
  /// Signs out a browser; nil for all browsers.
  case signOut(KnownBrowser.ID?)
  /// Opens another screen.
  case go(SettingsRoute)
}
