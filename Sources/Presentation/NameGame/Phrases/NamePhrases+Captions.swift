// swift-format-ignore-file
import ArcadeDomain

// Captions of buttons and links in the name game.
extension NamePhrases {
  var hintCaption: String { say("Hint", "Pista", "ヒント") }
  var peopleCaption: String { say("People", "Personas", "メンバー") }
  var personCaption: String { say("Show card", "Ver la ficha", "カードを見る") }
  func caption(of mode: NameGameMode) -> String {
    switch mode.rules {
    case .practice: mode.isReverse ? say("Practice names", "Práctica de nombres", "名前の練習") : say("Practice", "Práctica", "練習")
    case .timed: mode.isReverse ? say("Names, timed", "Nombres contrarreloj", "名前・時間制") : say("Timed", "Contrarreloj", "時間制")
    case .untimed: mode.isReverse ? say("Names without a clock", "Nombres sin límite", "名前・無制限") : say("Without a clock", "Sin límite", "時間無制限")
    case .hint: hintCaption
    }
  }
}
