/// The settings in Japanese.
struct JapaneseSettings: SettingsPhrases {
  let base: any Phrases

  var settingsTitle: String { "設定" }
  func dataFolder(_ path: String) -> String { "データの保存先：\(path)" }
  var settingLabel: String { "設定" }
  var valueLabel: String { "値" }
  var purposeLabel: String { "内容" }
  var notSet: String { "未設定" }
  var hiddenValue: String { "（非表示）" }

  var originLabel: String { "設定元" }
  var settingsFile: String { "設定ファイル" }
  func environment(_ variable: String) -> String { "環境変数 \(variable)" }
  var usualValue: String { "Arcade の既定値（未設定のため）" }
  var allowedLabel: String { "使える値" }
  var fileOrAddress: String { "ファイルかウェブのアドレス" }
  var anAddress: String { "ウェブのアドレス" }
  var aStore: String { "postgresql://hanako@server/shop のようなアドレス" }
  var aCurrency: String { "EUR などの通貨コード" }
  var aName: String { "一行の名前" }
  var aPercentage: String { "0 から 100 までの税率（例：10）" }
  var aKey: String { "キー（表示されません）" }
  var anyText: String { "任意の文字" }

  var setAction: String { "設定に値を入れる" }
  var unsetAction: String { "設定の値を削除" }
  var listAction: String { "設定の一覧" }
  var eraseAction: String { "すべてのデータを削除" }
  var keepAction: String { "何も削除しない" }

  func settingSaved(_ setting: String, holds: SettingsHold) -> String {
    "\(setting) を保存しました。" + (holds == .later ? "次回の起動から有効になります。" : "")
  }
  func settingRemoved(_ setting: String, holds: SettingsHold) -> String {
    "\(setting) の値を削除しました。" + (holds == .later ? "次回の起動から有効になります。" : "")
  }
  func settingWasNotSet(_ setting: String) -> String { "\(setting) は設定されていないため、何も変更していません。" }
  func fileMissing(_ path: String) -> String {
    "\(path) は存在しません。設定はそのまま保存しました。次回の起動までにファイルを置くか、別のパスを設定してください。"
  }
  func overridden(_ setting: String, by variable: String) -> String { "\(setting) は \(variable) で決まっています。" }
  func unknownSetting(_ name: String, nearest: String?) -> String {
    "「\(name)」という設定はありません。" + (nearest.map { "「\($0)」のことですか？" } ?? "")
  }
  func giveValue(_ line: String) -> String { "値を入れるには、次のようにします：\(line)" }
  func badSetting(_ name: String, value: String, allowed: [String]) -> String {
    "\(name) を「\(value)」にはできません。次のどれかにしてください：\(allowed.joined(separator: "、"))"
  }

  func askToErase(_ path: String) -> String { "\(path) の中身をすべて削除しますか？カート、注文、ゲーム、単語帳、観察中の検索、設定が失われます。" }
  var eraseWaits: String {
    "まだ終わっていない支払いがあるため、何も削除していません。その支払いを始めた利用者でショップを開くと、結果が確かめられます。"
      + "そのあとで、もう一度削除してください。"
  }
  func erased(_ path: String, except others: [String]) -> String {
    let deleted = "\(path) にあった Arcade のデータをすべて削除しました。"
    return others.isEmpty ? deleted : "\(deleted)Arcade のものではないので残しました：\(others.joined(separator: "、"))。"
  }
}
