// swift-format-ignore-file
import ArcadeConsole
import ArcadeData
import ArcadePresentation

extension Language {
  var peopleTemplate: String { say(
    """
    Employee #,First name,Last name,Job title,Department,E-mail,Photo,Description
    E1,Ana,García,Accountant,Finance,ana@example.com,ana.jpg,"red hair, round glasses"
    E2,Kenji,Mori,Driver,Logistics,kenji@example.com,,"short black hair, green cap"

    """,
    """
    Código,Nombre,Apellidos,Puesto,Equipo,Correo,Foto,Descripción
    E1,Ana,García,Contable,Finanzas,ana@example.com,ana.jpg,"pelirroja, gafas redondas"
    E2,Kenji,Mori,Conductor,Logística,kenji@example.com,,"pelo negro corto, gorra verde"

    """,
    """
    社員番号,姓,名,役職,部署,メール,写真,説明
    E1,森,健二,ドライバー,物流,mori@example.com,mori.jpg,"短い黒髪、緑の帽子"
    E2,佐藤,花,経理,経理部,sato@example.com,,"長い茶髪、丸い眼鏡"

    """) }
}

// The options of the name game.
extension CommandOption {
  static let people = CommandOption("people", "FILE|URL") { $0.say("the people to learn", "las personas que hay que aprender", "覚えるメンバー") }
  static let picturesFrom = CommandOption("pictures-from", "DIR") { $0.say(
    "a folder of pictures that are called like the people",
    "una carpeta con imágenes que se llaman como las personas",
    "人の名前などをファイル名にした写真のフォルダー") }
}

extension SettingEntry {
  static let ofNameGame: [SettingEntry] = [
    SettingEntry(setting: .nameProfiles, isSource: true) { $0.say("where the people come from", "de dónde vienen las personas", "メンバーの一覧") },
    SettingEntry(setting: .namePictures) { $0.say("The folder of their pictures", "La carpeta de sus imágenes", "写真のフォルダー") },
  ]
}

// The commands of the name game.
extension Command {
  static let ofNameGame: [Command] = [
    Command("names", { $0.say("learn the names of people by face", "aprende los nombres de la gente por su cara", "顔と名前を覚える") },
      options: [.people, .columns, .picturesFrom, .seconds], isSession: true),
    Command("names people", { $0.say("list the people and who was left out", "lista las personas y quién quedó fuera", "メンバーと、除外した人の一覧") },
      options: [.people, .columns, .picturesFrom, .failIfStale], service: .reading(.failIfStale)) { try await NameCommands(context: $0).people() },
    Command("names person", { $0.say("show the card of a person, by a part of the name", "muestra la ficha de una persona, por parte del nombre", "名前（一部でも可）でカードを見る") },
      "NAME", options: [.people, .columns, .picturesFrom], example: "Ingrid") { try await NameCommands(context: $0).person() },
    Command("names check", { $0.say("show who of a file can be asked for, and who not", "muestra quién de un archivo vale para el juego y quién no", "ファイルの誰が覚えられるかを見る") },
      "FILE", options: [.columns, .picturesFrom], example: "people.csv") { try await PeopleFileCommands(context: $0).check() },
    Command("names template", { $0.say("print a table of people to fill in", "escribe una tabla de personas para rellenar", "記入用の表を出力する") }) { PeopleFileCommands(context: $0).template() },
    Command("names due", { $0.say("say how many names are due", "di cuántos nombres hay pendientes", "復習する名前の数") },
      options: [.people, .columns], service: .reading()) { try await NameCommands(context: $0).due() },
    Command("names history", { $0.say("list the games that were played", "lista las partidas jugadas", "名前当てのプレイ履歴") },
      options: [.before], service: .reading(.before)) { try await NameCommands(context: $0).history() },
    Command("names best", { $0.say("list the best game of each mode", "lista la mejor partida de cada modo", "モードごとの自己ベスト") },
      service: .reading()) { try await NameCommands(context: $0).best() },
    Command("names progress", { $0.say("list how everybody gets on, and whom most miss", "lista cómo va cada cual, y a quién falla la mayoría", "みんなの進み具合と、間違いの多い人") },
      options: [.people, .columns], service: .reading()) { try await NameCommands(context: $0).progress() },
  ]
}
