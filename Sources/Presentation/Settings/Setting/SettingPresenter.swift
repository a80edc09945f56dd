import ArcadeDomain

/// A setting with its purpose, its value and the allowed values; it need not exist.
public struct SettingPresenter: SettingsPresenter {
  public let system: SettingsScreens
  private let name: String

  /// Creates the page of a setting by its name.
  public init(_ system: SettingsScreens, _ name: String) { (self.system, self.name) = (system, name) }

  public var route: SettingsRoute { .setting(name) }
  public var title: String { phrases.settingsTitle }

  public func load(into contents: inout PageContents<SettingsIntent>, progress: (String) -> Void) async throws {
    let can = system.actions
    contents.actions = [can.list] + can.all
    contents.layout = Layout {
      Block.bar(can.list.first)
      can.more()
    }
    let reading = try await system.administration.reading(named: name)
    contents.title = system.choices.first { $0.id == reading.setting.name }?.label.asTitle ?? reading.setting.name
    contents.content = .ready(page(of: reading))
    let (set, unset) = changing(reading)
    contents.actions = [set, unset] + contents.actions
    contents.layout = Layout {
      Block.forms(set.first)
      Block.bar(reading.origin == .stored ? unset : nil, can.list)
      can.more(unset)
    }
  }

  private func page(of reading: SettingReading) -> Page {
    let value = phrases.value(of: reading)
    return Page(
      .facts([
        Fact(phrases.settingLabel, reading.setting.name),
        Fact(phrases.valueLabel, value.text, value.tone),
        Fact(phrases.originLabel, phrases.origin(of: reading)),
        Fact(phrases.allowedLabel, phrases.allowed(by: reading.setting)),
      ])
    )
  }

  private func changing(
    _ reading: SettingReading
  ) -> (set: Action<SettingsIntent>, unset: Action<SettingsIntent>) {
    let setting = reading.setting
    let kind: Field.Kind =
      setting.allowedValues.map { .choice($0.map { Choice($0, phrases.name(of: $0, for: setting)) }) }
      ?? (setting.isSecret ? .secret : .text)
    // A free text may be shown without its secret part, so it must not be stored again.
    let value = Field("value", phrases.valueLabel, kind, value: setting.allowedValues == nil ? nil : reading.value)
    return (
      Action(
        Offer.settingWord,
        phrases.setAction,
        caption: phrases.setCaption,
        .fixed("setting", setting.name),
        .plain(value),
        weight: .main
      ) {
        .set($0, to: $1)
      },
      Action(
        "unset",
        phrases.unsetAction,
        caption: phrases.unsetCaption,
        .fixed("setting", setting.name),
        weight: reading.origin == .stored ? .main : .other
      ) { .unset($0) }
    )
  }
}

extension SettingsPhrases {
  fileprivate func allowed(by setting: Setting) -> String {
    switch setting.kind {
    case .text: anyText
    case .choice(let values):
      values.map { words(for: $0, of: setting) }.joined(separator: language.comma)
    case .place: fileOrAddress
    case .folder: aFolder
    case .server: anAddress
    case .store: aStore
    case .currency: aCurrency
    case .person: aName
    case .percent: aPercentage
    case .retention, .count: setting.form ?? anyText
    case .steps: someSteps
    case .key: aKey
    case .receiptLine: aReceiptLine
    }
  }

  fileprivate func origin(of reading: SettingReading) -> String {
    switch reading.origin {
    case .stored: reading.setting.isInStore ? storeOfAllTills : settingsFile
    case .environment(let variable): environment(variable)
    case .usual: usualValue
    }
  }
}

extension String {
  /// The text with a capital first letter.
  var asTitle: String { prefix(1).uppercased() + dropFirst() }
}
