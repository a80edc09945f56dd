/// What the observatory's settings are for, in Japanese.
struct JapaneseObservatorySettings: ObservatorySettingPhrases {
  var rakutenApplicationID: String { "楽天のアプリケーション ID" }
  var rakutenAccessKey: String { "楽天のアクセスキー" }
  var rakutenReferer: String { "楽天に登録したページ" }
  var rakutenBase: String { "楽天の代わりのサーバー" }
}
