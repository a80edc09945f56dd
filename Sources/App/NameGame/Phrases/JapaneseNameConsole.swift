/// The name game's commands in Japanese.
struct JapaneseNameConsole: NameConsolePhrases {
  var names: String { "顔と名前を覚える" }
  var peopleVerb: String { "メンバーと、除外した人の一覧" }
  var historyVerb: String { "名前当てのプレイ履歴" }
  var bestVerb: String { "モードごとの自己ベスト" }
  var peopleOption: String { "覚えるメンバー" }
  var profilesSetting: String { "メンバーの一覧" }
}
