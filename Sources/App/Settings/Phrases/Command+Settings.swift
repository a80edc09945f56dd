// swift-format-ignore-file
import ArcadeData
import ArcadePresentation

// The settings of Arcade as a whole.
extension SettingEntry {
  static let ofArcade: [SettingEntry] = [
    SettingEntry(setting: .language, isForEverybody: true) { $0.say("the language", "el idioma", "言語") },
    SettingEntry(setting: .person, isForEverybody: true) { $0.say(
      "whose cart and games these are, at a store that several share",
      "de quién son el carro y las partidas, en una base de datos compartida",
      "共有の保存先で、カートやゲームの持ち主になる名前") },
    SettingEntry(setting: .pictures, isForEverybody: true) { $0.say("whether pictures are drawn", "si se dibujan imágenes", "画像を表示するか") },
    SettingEntry(setting: .store) { $0.say(
      "the server that everything is kept on, for several tills or players",
      "el servidor donde se guarda todo, para varias cajas o jugadores",
      "すべてを保存するサーバー（複数のレジやプレイヤーで使う場合）") },
    SettingEntry(setting: .reviewRetention) { $0.say("how probably a name or word is to be known when due", "con qué probabilidad debe saberse un nombre o palabra", "名前や単語を覚えていたい割合") },
    SettingEntry(setting: .reviewNewPerDay) { $0.say("how many new names or words a day brings at most", "cuántos nombres o palabras nuevos hay al día como mucho", "一日に出る新しい名前や単語の上限") },
    SettingEntry(setting: .reviewLongest) { $0.say("after how many days one comes back at the latest", "tras cuántos días vuelve uno como muy tarde", "もう一度出るまでの最長日数") },
    SettingEntry(setting: .reviewSteps) { $0.say("after how many minutes a new one comes back", "tras cuántos minutos vuelve uno nuevo", "新しいものがもう一度出るまでの分数") },
  ]
}
