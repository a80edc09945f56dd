// swift-format-ignore-file
import ArcadePresentation

/// What the name game's commands do.
struct NameConsolePhrases: Speech {
  let language: Language
}

extension NameConsolePhrases {
  var names: String { say("learn the names of people by face", "aprende los nombres de la gente por su cara", "顔と名前を覚える") }
  var peopleVerb: String { say("list the people and who was left out", "lista las personas y quién quedó fuera", "メンバーと、除外した人の一覧") }
  var historyVerb: String { say("list the games that were played", "lista las partidas jugadas", "名前当てのプレイ履歴") }
  var bestVerb: String { say("list the best game of each mode", "lista la mejor partida de cada modo", "モードごとの自己ベスト") }
  var peopleOption: String { say("the people to learn", "las personas que hay que aprender", "覚えるメンバー") }
  var profilesSetting: String { say("where the people come from", "de dónde vienen las personas", "メンバーの一覧") }
}

extension Language {
  var nameConsolePhrases: NameConsolePhrases { NameConsolePhrases(language: self) }
}
