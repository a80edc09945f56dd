import ArcadeDomain
import ArcadePresentation

/// A setting with what it is for, as a system registers it.
struct SettingEntry: Sendable {
  let setting: Setting
  /// What it is for, in a language.
  let meaning: @Sendable (Language) -> String

  init(_ setting: Setting, meaning: @escaping @Sendable (Language) -> String) {
    self.setting = setting
    self.meaning = meaning
  }
}
