// swift-format-ignore-file
import ArcadeData
package import ArcadePresentation

/// The sentences of the console and the command line.
package struct ConsolePhrases: Speech {
  package let language: Language
}

extension ConsolePhrases {
  package var downloadBackup: String { say("Download a backup of everything", "Descargar una copia de seguridad de todo", "すべてのバックアップをダウンロード") }
  func goodbye(_ saved: String) -> String { say("\(saved) Goodbye!", "\(saved) ¡Hasta pronto!", "\(saved)またどうぞ。") }
  package func interrupted(_ saved: String) -> String { say("Interrupted. \(saved)", "Interrumpido. \(saved)", "中断しました。\(saved)") }
  package func joined(_ sentences: [String]) -> String { say(sentences.joined(separator: " "), sentences.joined(separator: " "), sentences.joined()) }
  var everythingSaved: String { say("Everything is saved.", "Todo está guardado.", "すべて保存しました。") }
  var everythingElseSaved: String { say("Everything else is saved.", "Todo lo demás está guardado.", "ほかはすべて保存しました。") }
  var notEverythingSaved: String { say("Not everything is saved.", "No todo está guardado.", "保存できなかったものがあります。") }
  var notFinished: String { say(
    "The last change was not finished and may not be stored.",
    "El último cambio no llegó a terminarse y puede no estar guardado.",
    "最後の変更は途中で、保存されていない可能性があります。") }
  func notStored(answers: Int) -> String {
    switch answers {
    case 0: say("The last game was not stored.", "La última partida no se guardó.", "最後のゲームは保存されていません。")
    case 1: say("1 answer was not stored.", "1 respuesta no se guardó.", "1 件の回答は保存されていません。")
    default: say("\(answers) answers were not stored.", "\(answers) respuestas no se guardaron.", "\(answers) 件の回答は保存されていません。")
    }
  }
  package var changeNotStored: String { say("The last change was not stored.", "El último cambio no se guardó.", "最後の変更は保存されていません。") }
  var inputFailed: String { say("Standard input cannot be read.", "No se puede leer la entrada estándar.", "標準入力を読めません。") }
  var outputFailed: String { say(
    "Standard output cannot be written; some of it may be missing.",
    "No se puede escribir la salida estándar; puede faltar una parte.",
    "標準出力に書けません。一部が欠けているかもしれません。") }
  func linesNotEdited(without package: String) -> String { say(
    "Lines are not edited here, as \(package) is not installed.",
    "Aquí no se editan las líneas, porque \(package) no está instalado.",
    "\(package) がないため、行の編集は使えません。") }
  var answerYesOrNo: String { say("Please answer yes or no.", "Responde yes (sí) o no, por favor.", "yes（はい）か no（いいえ）で答えてください。") }
  var yesOrElseNo: String { say("(yes/no; Enter is no)", "(yes = sí / no; Intro es no)", "（yes＝はい／no＝いいえ、Enter のみは no）") }
  var yesOrNo: String { say("(yes/no)", "(yes = sí / no)", "（yes＝はい／no＝いいえ）") }
  package func neverAsks(passing option: String) -> String { say(
    "This would ask, which --no-input and --json leave no room for. Pass \(option).",
    "Esta orden necesita una confirmación, y con --no-input y --json no se puede pedir. Añade \(option).",
    "確認が必要ですが、--no-input や --json では聞けません。\(option) を付けてください。") }
  package func unanswered(passing option: String) -> String { say(
    "Nobody answered, as the input has ended. Nothing was changed; to go ahead without being asked, pass \(option).",
    "La entrada terminó sin respuesta. No se cambió nada; para seguir sin preguntas, añade \(option).",
    "回答がないまま入力が終わったため、何も変更していません。確認なしで実行するには \(option) を付けてください。") }
  func unknownCommand(_ word: String, nearest: String?) -> String {
    let hint = say(nearest.map { "Did you mean “\($0)”? " } ?? "", nearest.map { "¿Quisiste decir «\($0)»? " } ?? "", nearest.map { "「\($0)」のことですか？ " } ?? "")
    return say(
      "Nothing here is called “\(word)”. \(hint)Type help for the commands.",
      "Aquí no existe la orden «\(word)». \(hint)Escribe help para ver las órdenes.",
      "「\(word)」というコマンドはありません。\(hint)help でコマンドを表示します。")
  }
  func typedLike(_ usage: String) -> String { say("It is typed like this: \(usage)", "Se escribe así: \(usage)", "次のように入力してください：\(usage)") }
  func inTwoLines(_ first: String, then rest: String) -> String { say(
    "A session takes two lines for that: first \(first), then \(rest).",
    "En una sesión eso son dos líneas: primero \(first) y después \(rest).",
    "これは二行に分けて入力してください。まず \(first)、次に \(rest) です。") }
  package func forExample(_ line: String) -> String { say("For example: \(line)", "Por ejemplo: \(line)", "例：\(line)") }
  package func hint(_ usages: [String]) -> String {
    let list = usages.joined(separator: "、")
    return say(
      "Type \(usages.list(before: " or ")). help lists everything else.",
      "Escribe \(usages.list(before: " o ")). help muestra todo lo demás.",
      // Only a list in Latin letters is followed by a space.
      "\(list)\(list.last?.isASCII == true ? " " : "")を入力できます。ほかのコマンドは help で表示します。")
  }
  var aNumber: String { say("a number", "un número", "番号") }
  var aCode: String { say("a code", "un código", "コード") }
  var aCodeOrNumber: String { say("a code or number", "un código o un número", "コードか番号") }
  package func adding(_ remark: String, to text: String) -> String { say("\(text) (\(remark))", "\(text) (\(remark))", "\(text)（\(remark)）") }
  /// The separator of texts in a row.
  package var comma: String { language.comma }
  package var numberHeading: String { say("No.", "N.º", "番号") }
  var typeRetry: String { say(
    "Type retry to try again, or menu for the first screen.",
    "Escribe retry para intentarlo de nuevo, o menu para volver al principio.",
    "retry でやり直し、menu で最初の画面に戻ります。") }
  func orOpened(_ label: String) -> String { say("\(label); --open opens it in the browser", "\(label); con --open se abre en el navegador", "\(label)（--open でブラウザで開く）") }
  var everywhere: [Offer] { say(
    [.init("help", "show this list"),.init("back", "the screen before"),.init("menu", "the first screen"),.init("quit", "save and leave")],
    [.init("help", "muestra esta lista"),.init("back", "la pantalla anterior"),.init("menu", "la primera pantalla"),.init("quit", "guarda y sale")],
    [.init("help", "この一覧を表示"),.init("back", "前の画面"),.init("menu", "最初の画面"),.init("quit", "保存して終了")]) }

  package var settingsEntry: String { say("language, addresses, where the data is", "idioma, direcciones, ubicación de los datos", "言語、アドレス、データの場所") }

  package var nothingChanged: String { say("Nothing was changed.", "No se cambió nada.", "何も変更していません。") }
  package func backedUp(_ path: String, without settings: [String]) -> String {
    let copied = say("A copy of everything is in \(path).", "Se ha guardado una copia de seguridad de todo en \(path).", "すべてを \(path) にバックアップしました。")
    return settings.isEmpty ? copied : copied + say(
      " These settings are not in it, as they hold a key or may hold one: \(settings.joined(separator: ", ")).",
      " Estos ajustes no están en ella, porque son claves o pueden contenerlas: \(settings.joined(separator: ", ")).",
      "キーそのもの、またはキーを含みうる次の設定は入っていません：\(settings.joined(separator: "、"))。")
  }
  package func askToRestore(_ path: String) -> String {
    say("Replace everything by the copy in \(path)?", "¿Sustituirlo todo por la copia de seguridad de \(path)?", "すべてを \(path) のバックアップで置き換えますか？")
  }
  package func numbersLost(_ lost: LostNumbers) -> String {
    let (first, last) = (lost.numbers.lowerBound, lost.numbers.upperBound)
    let (one, many) =
      switch lost.kind {
      case .orders: say(("Order", "Orders"), ("El pedido", "Los pedidos"), ("注文", "注文"))
      case .refunds: say(("Refund", "Refunds"), ("La devolución", "Las devoluciones"), ("返金", "返金"))
      case .closings: say(("Closing", "Closings"), ("El cierre", "Los cierres"), ("レジ締め", "レジ締め"))
      }
    return first == last ? say(
      "\(one) \(first) is not in the copy. Its number is not given again: the next one is \(last + 1).",
      "\(one) \(first) no está en la copia. Su número no se vuelve a dar: el siguiente es el \(last + 1).",
      "\(one) \(first) はバックアップにありません。同じ番号は二度と使わず、次は \(last + 1) になります。") : say(
      "\(many) \(first) to \(last) are not in the copy. Their numbers are not given again: the next one is \(last + 1).",
      "\(many) del \(first) al \(last) no están en la copia. Sus números no se vuelven a dar: el siguiente es el \(last + 1).",
      "\(many) \(first)〜\(last) はバックアップにありません。同じ番号は二度と使わず、次は \(last + 1) になります。")
  }
  package func restored(_ path: String, without settings: [String]) -> String {
    let restored = say("Everything is now as in \(path).", "Se ha restaurado todo desde \(path).", "すべてを \(path) から復元しました。")
    return settings.isEmpty ? restored : restored + say(
      " These settings are not in the copy and not set here: \(settings.joined(separator: ", ")). Set them again with \(Program.name) settings set.",
      " Estos ajustes no están en la copia ni aquí: \(settings.joined(separator: ", ")). Vuelve a ponerlos con \(Program.name) settings set.",
      "次の設定はバックアップになく、ここでも未設定です：\(settings.joined(separator: "、"))。\(Program.name) settings set で設定し直してください。")
  }
  package func damagedBeforeRestore(_ path: String) -> String { say(
    "\(path) itself is damaged, so nothing was replaced. Move it away, or run \(Program.name) settings erase; then restore again.",
    "\(path) está dañado, así que no se sustituyó nada. Muévelo a otro sitio o usa \(Program.name) settings erase; después, vuelve a restaurar.",
    "\(path) が壊れているため、何も置き換えていません。別の場所に移すか、\(Program.name) settings erase で消してから、もう一度復元してください。") }
  package var paymentOpen: String { say(
    "A payment is still open, so nothing was replaced. Start \(Program.name) shop, which asks what became of it; then restore again.",
    "Hay un pago sin cerrar, así que no se sustituyó nada. Abre \(Program.name) shop, que pregunta cómo acabó; después, vuelve a restaurar.",
    "まだ終わっていない支払いがあるため、何も置き換えていません。\(Program.name) shop を開くと結果が確かめられます。そのあとで、もう一度復元してください。") }

  func noPicturesHere(_ address: String?) -> String { say(
    "Pictures cannot be shown here; that takes a terminal and the program chafa." + (address.map { " This one is at \($0)" } ?? ""),
    "Aquí no se pueden mostrar imágenes; hacen falta un terminal y el programa chafa." + (address.map { " Esta está en \($0)" } ?? ""),
    "ここでは画像を表示できません。表示するには、端末とプログラム chafa が必要です。" + (address.map { "画像のアドレス：\($0)" } ?? "")) }
  package func opened(_ address: String) -> String { say("Opened in the browser: \(address)", "Abierta en el navegador: \(address)", "ブラウザで開きました：\(address)") }
  package func notOpened(_ address: String) -> String { say(
    "\(address) could not be opened: it is no address of the web, or there is no browser to open it. Copy it instead.",
    "No se pudo abrir \(address): no es una dirección web, o no hay un navegador que la abra. Cópiala.",
    "\(address) を開けませんでした。ウェブのアドレスではないか、ブラウザがありません。コピーして使ってください。") }

  /// The phrases of the help and of usage mistakes.
  package var usage: UsagePhrases { UsagePhrases(language: language) }
}

extension ConsolePhrases {
  func saved(_ stored: StoredState) -> String {
    if !stored.lost.isEmpty { return joined([notEverythingSaved] + stored.lost + stored.open) }
    if let obstacle = stored.obstacle { return joined(stored.open + [obstacle]) }
    return stored.open.isEmpty ? everythingSaved : joined(stored.open + [everythingElseSaved])
  }
}

extension Language {
  package var consolePhrases: ConsolePhrases { ConsolePhrases(language: self) }
}

extension [String] {
  /// Returns the texts with commas, and a word before the last one: `a, b or c`.
  package func list(before word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + word + last
  }
}
