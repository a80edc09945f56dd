// swift-format-ignore-file
package import ArcadePresentation

/// The sentences of the help and of mistakes on the command line.
package struct UsagePhrases: Speech {
  package let language: Language
}

extension UsagePhrases {
  var usageLabel: String { say("Usage", "Uso", "使い方") }
  var commandsLabel: String { say("Commands", "Órdenes", "コマンド") }
  var optionsLabel: String { say("Options", "Opciones", "オプション") }
  var globalOptionsLabel: String { say("Options of every command", "Opciones de todas las órdenes", "すべてのコマンドのオプション") }

  package func older(_ option: String) -> String { say("Older ones: \(option)", "Más antiguas: \(option)", "これより古いもの：\(option)") }

  func unknownCommand(_ word: String, nearest: String?) -> String { say(
    "There is no command “\(word)”." + didYouMean(nearest),
    "No existe la orden «\(word)»." + didYouMean(nearest),
    "「\(word)」というコマンドはありません。" + didYouMean(nearest)) }
  func unknownOption(_ option: String, nearest: String?) -> String { say(
    "There is no option “\(option)” here." + didYouMean(nearest),
    "Aquí no existe la opción «\(option)»." + didYouMean(nearest),
    "「\(option)」というオプションはここでは使えません。" + didYouMean(nearest)) }
  package func missingOption(_ option: String) -> String { say("This needs an option: \(option).", "Falta una opción: \(option).", "必要なオプションがありません：\(option)") }
  func missingValue(_ option: String) -> String { say("\(option) needs a value.", "\(option) necesita un valor.", "\(option) には値が必要です。") }
  func needlessValue(_ option: String) -> String { say("\(option) takes no value.", "\(option) no lleva valor.", "\(option) は値を取りません。") }
  package func badValue(_ value: String, for option: String, expected: String) -> String { say(
    "\(option) cannot be “\(value)”. It is written like this: \(expected).",
    "\(option) no puede ser «\(value)». Se escribe así: \(expected).",
    "\(option) を「\(value)」にはできません。書き方：\(expected)") }
  package func incomplete(_ option: String, without other: String) -> String { say(
    "\(option) says nothing without \(other): a share needs both numbers. Add \(other).",
    "\(option) no basta: la proporción necesita también \(other). Añade \(other).",
    "\(option) だけでは割合がわかりません。\(other) も指定してください。") }
  package func conflicting(_ one: String, _ other: String) -> String { say(
    "\(one) and \(other) say the same in two ways, and one of them would be ignored. Use only one.",
    "\(one) y \(other) indican lo mismo, y una de las dos se ignoraría. Usa solo una.",
    "\(one) と \(other) は同じことを二通りに表すので、一方が無視されます。どちらか一つにしてください。") }
  package func exceeding(_ option: String, limit: String) -> String { say(
    "\(option) cannot be more than \(limit), which counts those too.",
    "\(option) no puede ser mayor que \(limit), que las incluye.",
    "\(option) は \(limit) の内数なので、それより大きくできません。") }
  package func missingOperand(_ operand: String, of command: String) -> String { say("\(command) needs \(operand).", "\(command) necesita \(operand).", "\(command) には \(operand) が必要です。") }
  package func sayIt(with option: String) -> String { say("On the command line: \(option).", "En la línea de órdenes: \(option).", "コマンドラインでは \(option) を付けます。") }
  func needlessOperand(_ operand: String) -> String { say("“\(operand)” is one word too many.", "Sobra la palabra «\(operand)».", "「\(operand)」は余分です。") }
  package func badOperand(_ operand: String, nearest: String?, expected: String) -> String { say(
    "It cannot be “\(operand)”.\(didYouMean(nearest)) Choose one of: \(expected).",
    "No puede ser «\(operand)».\(didYouMean(nearest)) Elige entre: \(expected).",
    "「\(operand)」にはできません。\(didYouMean(nearest))次から選んでください：\(expected)") }
  var sessionAsJSON: String { say(
    "--json goes with a command that prints and ends, such as: \(Program.name) shop products.",
    "--json se usa con órdenes que imprimen y terminan, como: \(Program.name) shop products.",
    "--json は \(Program.name) shop products のように、出力して終わるコマンドに付けます。") }
  func seeHelp(_ command: String) -> String { say("See: \(command)", "Consulta: \(command)", "（参照：\(command)）") }

  private func didYouMean(_ word: String?) -> String { say(word.map { " Did you mean “\($0)”?" } ?? "", word.map { " ¿Quisiste decir «\($0)»?" } ?? "", word.map { "「\($0)」のことですか？" } ?? "") }
}

// The options that every command takes.
extension CommandOption {
  package static let dataDir = CommandOption("data-dir", "DIR") { $0.say("where the data is kept", "dónde se guardan los datos", "データの保存先") }
  package static let store = CommandOption("store", "ADDRESS") { $0.say(
    "keep everything on a server: postgresql://USER@HOST/NAME",
    "guarda todo en un servidor: postgresql://USER@HOST/NAME",
    "すべてサーバーに保存する（postgresql://USER@HOST/NAME）") }
  package static let asPerson = CommandOption("as", "NAME") { $0.say("whose cart and games these are", "de quién son el carro y las partidas", "カートやゲームの持ち主の名前") }
  package static let lang = CommandOption("lang", "en|es|ja") { $0.say("the language", "el idioma", "言語") }
  package static let seed = CommandOption("seed", "N") { $0.say("the same number draws the same random choices", "con el mismo número, el azar se repite", "同じ数なら同じ乱数になる") }
  package static let now = CommandOption("now", "2026-12-01T09:00:00Z") { $0.say("pretend that it is this time", "usa esta hora en lugar de la actual", "現在時刻の代わりに使う時刻") }
  package static let offline = CommandOption("offline") { $0.say("never open a connection", "no abre nunca una conexión", "一切接続しない") }
  package static let color = CommandOption("color", "auto|always|never") { $0.say("whether to use colour", "si se usa color", "色を使うかどうか") }
  static let accessible = CommandOption("accessible") { $0.say(
    "for a screen reader: no colour, no drawing, labels before values",
    "para un lector de pantalla: sin color ni dibujos, etiquetas antes de los valores",
    "画面読み上げ用：色と罫線なし、値の前に見出し") }
  package static let pictures = CommandOption("pictures", "auto|never|always") { $0.say("whether to draw pictures, with chafa", "si se dibujan imágenes, con chafa", "chafa で画像を表示するかどうか") }
  package static let json = CommandOption("json") { $0.say("print one JSON document", "imprime un documento JSON", "JSON を一つ出力する") }
  package static let noInput = CommandOption("no-input") { $0.say("never ask; fail where an answer is missing", "no pregunta nunca; falla si falta una respuesta", "一切質問しない。答えがなければ失敗する") }
  static let yes = CommandOption("yes") { $0.say("answer every question with yes", "responde que sí a todo", "すべての質問に yes と答える") }
  static let quiet = CommandOption("quiet") { $0.say("print only what was asked for", "imprime solo lo pedido", "求められたものだけを出力する") }
  static let verbose = CommandOption("verbose") { $0.say("print more about errors", "da más detalles de los errores", "エラーを詳しく出力する") }
  static let help = CommandOption("help") { $0.say("show this help", "muestra esta ayuda", "このヘルプを表示") }
  package static let version = CommandOption("version") { $0.say("show the version", "muestra la versión", "バージョンを表示") }
}

// The options that more than one system takes, and those of the settings.
extension CommandOption {
  package static let seconds = CommandOption("seconds", "1-3600") { $0.say(
    "how many seconds a timed game, or a round, lasts",
    "cuántos segundos dura una partida con tiempo, o una ronda",
    "時間制限のあるゲーム、または一問の秒数") }
  package static let name = CommandOption("name", "NAME") { $0.say("what it is to be called", "el nombre que tendrá", "付ける名前") }
  package static let failIfStale = CommandOption("fail-if-stale") { $0.say(
    "fail with 69 where a kept copy stands in for the source",
    "falla con 69 si una copia guardada sustituye a la fuente",
    "取得元の代わりに保存済みの内容を使う場合は 69 で終了") }
  package static let before = CommandOption("before", "N") { $0.say(
    "show the rows of a list that are older than this number",
    "muestra las filas de una lista anteriores a este número",
    "この番号より古い行を一覧に表示する") }
  package static let columns = CommandOption("columns", "name=title,price=cost") { $0.say("what the columns are called in the file", "cómo se llaman las columnas en el archivo", "ファイルでの列の名前") }
  package static let decimal = CommandOption("decimal", "comma|point") { $0.say(
    "what parts the decimals in a table, where nothing else tells it",
    "qué separa los decimales en una tabla, si nada más lo indica",
    "表の小数点（表からわからないとき）") }
  package static let currency = CommandOption("currency", "USD") { $0.say("the currency of prices; else the usual one", "la moneda de los precios; por defecto, la habitual", "価格の通貨（省略時は既定の通貨）") }
  package static let feed = CommandOption("feed") { $0.say("the address of the feed of what was told", "la dirección del canal de avisos", "お知らせのフィードのアドレス") }
  package static let renew = CommandOption("renew") { $0.say("make a new token; the old one opens nothing any more", "crea un token nuevo; el anterior deja de servir", "新しいトークンを作成（古いものは使えなくなります）") }
}

// The commands of the application as a whole.
extension Command {
  package static let menu = Command("", { $0.say("the menu", "el menú", "メニュー") }, example: "--lang es", isSession: true)
  static let completion = Command("completion", { $0.say("print what completes these commands in a shell", "imprime el autocompletado para una shell", "シェルでこれらのコマンドを補完するスクリプトを出力") },
    CompletionShell.allCases.map(\.rawValue).joined(separator: "|"), example: "bash", needsNoSettings: true) { try $0.printCompletion() }
  package static let help = Command("help", { $0.say("show how a command is used", "muestra cómo se usa una orden", "コマンドの使い方を表示") }, "[COMMAND…]", example: "shop price")
}
