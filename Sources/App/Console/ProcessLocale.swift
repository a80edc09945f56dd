import Foundation

/// The locale that libraries find in the environment.
enum ProcessLocale {
  /// Sets it to `C` for this process: Arcade names a locale wherever it formats, and the one of the environment,
  /// if it is odd enough, ends the process inside the library that reads it.
  static func makeHarmless() {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] { setenv(variable, "C", 1) }
  }
}
