// swift-format-ignore-file
import ArcadeConsole
import ArcadePresentation

/// The sentences of the frame around every page.
struct PagePhrases: Speech {
  let language: Language
}

extension PagePhrases {
  var signOut: String { say("Sign out", "Cerrar la sesión", "サインアウト") }
  var skipToContent: String { say("Skip to content", "Saltar al contenido", "本文へ移動") }
  /// The label of the list of systems.
  var systems: String { say("Systems", "Sistemas", "メニュー") }
  /// The page on which users give their names.
  var who: String { say("Who", "Usuario", "利用者") }
  /// The label of further actions.
  var more: String { say("More", "Más", "その他の操作") }
  /// The note behind the label of an optional field.
  var optional: String { say("(optional)", "(opcional)", "（省略可）") }
  func whenEmpty(_ meaning: String) -> String { say("(empty: \(meaning))", "(vacío: \(meaning))", "（空欄なら\(meaning)）") }
  /// The label of the quantity of a scanned product.
  var quantity: String { say("Quantity", "Cantidad", "数量") }
  var leaveGame: String { say("Leave the game", "Salir de la partida", "ゲームを抜ける") }
  var timeLeft: String { say("Time left", "Tiempo restante", "残り時間") }
  /// The label of the time taken.
  var timePassed: String { say("Time", "Tiempo", "経過時間") }
  /// The title of the list of keys.
  var keys: String { say("Keys", "Teclas", "キー操作") }
  var keyMeanings: [(key: String, meaning: String)] { say(
    [
      ("1 … 9", "choose what has the number"), ("Enter", "confirm"), ("/", "go to the first field"),
      ("Esc", "leave the field, then go up"), ("?", "show these keys"),
    ],
    [
      ("1 … 9", "elegir lo que lleva ese número"), ("Intro", "confirmar"), ("/", "ir al primer campo"),
      ("Esc", "salir del campo y, después, subir un nivel"), ("?", "mostrar estas teclas"),
    ],
    [("1 … 9", "その番号のものを選ぶ"), ("Enter", "決定"), ("/", "最初の欄へ移動"), ("Esc", "欄を離れる。もう一度で一つ上の画面へ"), ("?", "このキー一覧を表示")]) }
  /// The label of the print button, which ends the list of keys.
  var print: String { say("Print", "Imprimir", "印刷") }
  var close: String { say("Close", "Cerrar", "閉じる") }
  var notReached: String { say(
    "\(Program.title) does not answer. See whether it still runs: what was pressed or scanned waits here, and is sent when it is back.",
    "\(Program.title) no responde. Comprueba que sigue en marcha: lo pulsado o escaneado espera aquí y se enviará en cuanto vuelva.",
    "\(Program.title) から応答がありません。起動しているか確認してください。押した操作とスキャンした商品はここで待機し、つながり次第送信されます。") }
  var oneScanWaits: String { say("1 scan waits", "1 lectura en espera", "スキャン 1 件が送信待ちです") }
  /// The sign # is the placeholder for the number of scans, from 2.
  var scansWait: String { say("# scans wait", "# lecturas en espera", "スキャン # 件が送信待ちです") }
  var allPoints: String { say("All figures", "Todos los valores", "すべての値") }
  /// The heading of the times of a chart's points.
  var moment: String { say("When", "Cuándo", "日時") }
  /// The heading of the figures of a chart's points.
  var figure: String { say("Figure", "Valor", "値") }
  /// The label of the language choice.
  var languageLabel: String { say("Language", "Idioma", "言語") }
  var pageIsOld: String {
    say("This page was from before. Here it is as it is now.", "Esa página ya no está actualizada. Esta es la actual.", "前のページからの操作でした。こちらが現在のページです。")
  }
  var textIsTooLong: String { say("That text is too long. Use a shorter one.", "Ese texto es demasiado largo. Usa uno más corto.", "入力が長すぎます。短くしてください。") }
}

extension Language {
  /// The sentences of the frame around every page in this language.
  var pagePhrases: PagePhrases { PagePhrases(language: self) }
}
