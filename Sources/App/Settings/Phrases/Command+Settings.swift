// swift-format-ignore-file
import ArcadeConsole
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

// The commands for the settings and for the data as a whole.
extension Command {
  static let ofSettings: [Command] = [
    Command("settings", { $0.say("show the settings and where the data is", "muestra los ajustes y dónde están los datos", "設定とデータの場所を表示") }) { try await SettingsCommands(context: $0).show() },
    Command("settings set", { $0.say("give a setting a value", "da un valor a un ajuste", "設定に値を入れる") },
      "SETTING", "VALUE", example: "language es") { try await SettingsCommands(context: $0).set(to: $0.invocation.operands[1]) },
    Command("settings unset", { $0.say("take a setting's value away", "quita el valor de un ajuste", "設定の値を削除") },
      "SETTING", example: "language") { try await SettingsCommands(context: $0).set(to: nil) },
    Command("settings token", { $0.say(
      "print the token with which programs ask arcade web",
      "imprime el token con el que los programas consultan arcade web",
      "プログラムが arcade web に問い合わせるためのトークンを表示") },
      options: [.feed, .renew]) { try SettingsCommands(context: $0).token() },
    Command("settings browsers", { $0.say("show which browsers the web page knows", "muestra qué navegadores conoce la página web", "ウェブページに登録されたブラウザを表示") }) { try await SettingsCommands(context: $0).browsers() },
    Command("settings sign-out", { $0.say(
      "sign a browser out by its number, or all",
      "cierra la sesión de un navegador por su número, o la de todos",
      "番号で選んだブラウザ、またはすべてからサインアウト") },
      "N|all", example: "all") { try await SettingsCommands(context: $0).signOut() },
    Command("settings who", { $0.say("show who has something in the store", "muestra quién tiene datos guardados", "保存先にデータがある利用者を表示") }) { try await SettingsCommands(context: $0).owners() },
    Command("settings adopt", { $0.say("give what has no name to somebody (asks)", "da a alguien lo que no tiene dueño (pide confirmación)", "名前のないデータを引き継ぐ（確認あり）") },
      "NAME", example: "till-1") { try await SettingsCommands(context: $0).claim() },
    Command("settings erase", { $0.say("delete all data (asks)", "borra todos los datos (pide confirmación)", "すべてのデータを削除（確認あり）") }) { try await SettingsCommands(context: $0).erase() },
    Command("backup", { $0.say("copy everything into a new file", "guarda una copia de seguridad en un archivo nuevo", "すべてを新しいファイルにバックアップ") },
      "FILE", example: "copy.sqlite") { try await SettingsCommands(context: $0).backup() },
    Command("restore", { $0.say("replace everything by such a copy (asks)", "lo sustituye todo por una copia de seguridad (pide confirmación)", "すべてをバックアップから復元（確認あり）") },
      "FILE", example: "copy.sqlite") { try await SettingsCommands(context: $0).restore() },
  ]
}
