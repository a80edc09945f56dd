/// What the observatory's settings are for, in Japanese.
struct JapaneseObservatorySettings: ObservatorySettingPhrases {
  var rakutenApplicationID: String { "楽天のアプリケーション ID（表示されません）" }
  var rakutenAccessKey: String { "2026 年からの楽天のアクセスキー（表示されません）" }
  var rakutenReferer: String { "楽天に登録したウェブアプリのページ：アドレス" }
  var rakutenBase: String { "楽天の代わりに使うサーバー：アドレス" }
}
