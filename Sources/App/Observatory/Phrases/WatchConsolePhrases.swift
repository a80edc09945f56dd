// swift-format-ignore-file
import ArcadeConsole
import ArcadeData
import ArcadePresentation

/// The sentences of the observatory's commands.
struct WatchConsolePhrases: Speech {
  let language: Language
}

extension WatchConsolePhrases {
  var changeNotStored: String {
    say("The last change to the watches was not stored.", "El último cambio en las búsquedas observadas no se guardó.", "観察中の検索への最後の変更は保存されていません。")
  }
  var downloadDocument: String { say("Download the listings (JSON)", "Descargar los artículos (JSON)", "商品一覧をダウンロード（JSON）") }
  var downloadTable: String { say("Download the listings (CSV)", "Descargar los artículos (CSV)", "商品一覧をダウンロード（CSV）") }
  func chartWritten(to path: String) -> String { say("The chart is written to \(path).", "El gráfico está en \(path).", "図を \(path) に書き出しました。") }
  func noChart(_ name: String) -> String { say(
    "The price of \(name) has not changed yet, so there is nothing to draw.",
    "El precio de \(name) no ha cambiado todavía, así que no hay nada que dibujar.",
    "\(name) の価格はまだ変わっていないので、描くものがありません。") }
  func feedWritten(_ count: Int, to path: String) -> String { say(
    "\(count) \(count == 1 ? "entry" : "entries") written to \(path).",
    "\(count == 1 ? "Escrita" : "Escritas"): \(count) \(count == 1 ? "entrada" : "entradas") en \(path).",
    "\(count) 件を \(path) に書き出しました。") }
  var newIsForAll: String { say(
    "new is about listings that are not there yet, so it takes no --id.",
    "new trata de artículos que todavía no están, así que no admite --id.",
    "new はまだない商品についてのルールなので、--id は付けられません。") }
  func noSuchWatch(_ name: String) -> String { say(
    "There is no watch “\(name)”. arcade observe list shows those that are.",
    "No hay ninguna búsqueda «\(name)». arcade observe list muestra las que hay.",
    "検索「\(name)」はありません。arcade observe list で一覧が見られます。") }
  func noSuchListing(_ id: String) -> String { say(
    "The watch has no listing “\(id)”. arcade observe list NAME --json shows their ids.",
    "La búsqueda no tiene ningún artículo «\(id)». arcade observe list NOMBRE --json muestra los id.",
    "この検索に商品「\(id)」はありません。arcade observe list 名前 --json で ID が見られます。") }
  func badInterval(_ text: String) -> String { say(
    "“\(text)” is no interval. Write a number with s, m, h or d, such as 30s, 15m or 2h.",
    "«\(text)» no es un intervalo. Escribe un número con s, m, h o d, como 30s, 15m o 2h.",
    "「\(text)」は間隔ではありません。30s、15m、2h のように s、m、h、d を付けてください。") }
}

extension Language {
  var watchConsolePhrases: WatchConsolePhrases { WatchConsolePhrases(language: self) }
}

// The options of the observatory.
extension CommandOption {
  static let source = CommandOption("source", "demo|rakuten|file:PATH") { $0.say("where to search; demo where none is given", "dónde buscar; demo si no se indica", "検索する提供元（省略時は demo）") }
  static let category = CommandOption("category", "ID") { $0.say("the category to search in: its id or name", "la categoría en la que buscar: su id o nombre", "検索する分類（ID か名前）") }
  static let order = CommandOption("order", "popularity|price-up|price-down|reviews") { $0.say("which results come first", "qué resultados van primero", "結果の並び順") }
  static let encoding = CommandOption("encoding", "UTF-8|UTF-16|Windows-1252|Shift_JIS") { $0.say("how the letters of a feed are written", "cómo están escritas las letras", "フィードの文字コード") }
  static let delimiter = CommandOption("delimiter", "comma|semicolon|tab") { $0.say("what parts its fields", "qué separa los campos", "項目の区切り") }
  static let accept = CommandOption("accept") { $0.say("what is missing is gone, however much it is", "lo que falta ya no está, por mucho que sea", "いくつなくても、ないものは消えたとする") }
  static let minPrice = CommandOption("min-price", "10.50") { $0.say("nothing cheaper than this", "nada más barato que esto", "これより安いものは除く") }
  static let maxPrice = CommandOption("max-price", "20") { $0.say("nothing dearer than this", "nada más caro que esto", "これより高いものは除く") }
  static let count = CommandOption("count", "1-3000") { $0.say("how many results at most; 30 where none is given", "cuántos resultados como mucho; 30 si no se indica", "結果の数の上限（省略時は 30）") }
  static let group = CommandOption("group", "new|observing|out-of-sight") { $0.say("only the listings of this group", "solo los artículos de este grupo", "このグループの商品だけ") }
  static let changed = CommandOption("changed") { $0.say("only what the latest update found changed", "solo lo que cambió en la última actualización", "最後の更新で変わったものだけ") }
  static let unread = CommandOption("unread") { $0.say("only what was not opened since it changed", "solo lo que no se ha abierto desde que cambió", "変わってからまだ開いていないものだけ") }
  static let find = CommandOption("find", "WORDS") { $0.say("only names with these words", "solo nombres con estas palabras", "名前にこの語を含む商品だけ") }
  static let sort = CommandOption("sort", "rank|name|price|reviews|change|drop") { $0.say("what comes first in each group", "qué va primero en cada grupo", "グループの中の並び順") }
  static let failIfUnchanged = CommandOption("fail-if-unchanged") { $0.say("exit with 1 where nothing changed", "sale con 1 si nada ha cambiado", "何も変わらなければ 1 で終わる") }
  static let format = CommandOption("format", "csv|json|jsonl") { $0.say("how to write them; csv where none is given", "cómo escribirlos; csv si no se indica", "書き出す形（省略時は csv）") }
  static let summaryOnly = CommandOption("summary") { $0.say("only the counts", "solo los números", "件数だけ") }
  static let listingID = CommandOption("id", "ID") { $0.say("only this listing; each without it", "solo este artículo; cada uno si no se indica", "この商品だけ（省略時はすべて）") }
  static let hysteresis = CommandOption("margin", "2%") { $0.say(
    "how far a price has to be back before it is told again; 2%",
    "cuánto debe volver un precio antes de avisar otra vez; 2%",
    "もう一度知らせるまでに戻るべき割合（省略時は 2%）") }
  static let cooldown = CommandOption("rest", "12") { $0.say("how many hours nothing is told twice; 12", "cuántas horas no se avisa dos veces de lo mismo; 12", "同じことを知らせない時間数（省略時は 12）") }
  static let out = CommandOption("out", "FILE") { $0.say("a file to write to", "el archivo en el que escribir", "書き出すファイル") }
  static let between = CommandOption("between", "8:00-22:00") { $0.say("only between these hours of the day", "solo entre estas horas del día", "この時間帯だけ") }
  static let alerts = CommandOption("told") { $0.say("print only what targets tell", "muestra solo aquello de lo que se avisa", "お知らせだけを表示") }
  static let run = CommandOption("run", "PROGRAM…", takesRest: true) { $0.say(
    "start a program for each thing told; last in the line",
    "inicia un programa por cada aviso; al final de la línea",
    "お知らせごとにプログラムを起動（行の最後に書く）") }
  static let times = CommandOption("times", "N") { $0.say("end after so many updates", "termina tras tantas actualizaciones", "この回数の更新で終わる") }
}

extension SettingEntry {
  static let ofObservatory: [SettingEntry] = [
    SettingEntry(setting: .rakutenApplicationID) { $0.say("your application id at Rakuten", "tu id de aplicación de Rakuten", "楽天のアプリケーション ID") },
    SettingEntry(setting: .rakutenAccessKey) { $0.say("the access key that goes with it", "la clave de acceso de Rakuten", "楽天のアクセスキー") },
    SettingEntry(setting: .rakutenReferer) { $0.say("the page of your web application", "la página de tu aplicación web", "楽天に登録したページ") },
    SettingEntry(setting: .rakutenBase, isSource: true) { $0.say("a server in place of Rakuten", "un servidor en vez de Rakuten", "楽天の代わりのサーバー") },
    SettingEntry(setting: .post) { $0.say("where to post what targets tell", "adónde enviar los avisos", "お知らせの送り先") },
    SettingEntry(setting: .postToken) { $0.say("the token that goes with it", "el token que lo acompaña", "その送り先のトークン") },
  ]
}

// The commands of the observatory.
extension Command {
  static let ofObservatory: [Command] = [
    Command("observe", { $0.say("watch prices, reviews and stock of a search", "observa precios, opiniones y existencias de una búsqueda", "検索した商品の価格・レビュー・在庫の変化を見る") },
      isSession: true, steps: ["source", "updates"]),
    Command("observe search", { $0.say("search and watch what is found", "busca y observa lo que se encuentre", "検索して、見つかったものを観察する") },
      "[KEYWORD…]", options: [.source, .category, .order, .minPrice, .maxPrice, .currency, .count, .name, .columns, .decimal], example: "green tea --max-price 20"
    ) { try await WatchCommands($0).search() },
    Command("observe add", { $0.say("watch all of a file, an address or a shop", "observa todo un archivo, una dirección o una tienda", "ファイル、アドレス、店のすべてを観察する") },
      "FILE|ADDRESS|SHOP", options: [.name, .encoding, .delimiter, .decimal, .columns, .currency], example: "shop.csv --currency EUR") { try await WatchCommands($0).add() },
    Command("observe update", { $0.say("search again and say what changed", "busca de nuevo y dice qué ha cambiado", "もう一度検索して、変化を表示") },
      "[NAME…]", options: [.accept, .failIfUnchanged, .alerts, .run], example: "tea", service: .changing(isForGuests: true)) { try await WatchCommands($0).update() },
    Command("observe list", { $0.say("list the watches, or the listings of one", "muestra las búsquedas, o los artículos de una", "検索の一覧、または一つの検索の商品一覧") },
      "[NAME]", options: [.group, .changed, .unread, .find, .sort], example: "tea --changed", service: .reading(.group, .changed, .unread, .find, .sort)
    ) { try await WatchCommands($0).list() },
    Command("observe history", { $0.say("show how a listing changed", "muestra cómo ha cambiado un artículo", "一つの商品の変化を表示") },
      "NAME", "ID", "[price|reviews|stock]", example: "tea tea-012 price", service: .reading()) { try await WatchCommands($0).history() },
    Command("observe chart", { $0.say("draw how the price of a listing went", "dibuja el precio de un artículo en el tiempo", "商品の価格の推移を図にする") },
      "NAME", "ID", options: [.out], example: "tea tea-012 --out tea.svg") { try await WatchCommands($0).chart() },
    Command("observe rename", { $0.say("give a watch another name", "da otro nombre a una búsqueda", "観察中の検索の名前を変える") },
      "NAME", "NEW", example: "tea drinks") { try await WatchCommands($0).rename() },
    Command("observe delete", { $0.say("delete a watch with its history (asks)", "borra una búsqueda con su historial (pide confirmación)", "観察中の検索を履歴ごと削除（確認あり）") },
      "NAME", example: "tea") { try await WatchCommands($0).delete() },
    Command("observe sources", { $0.say("list what can be searched, and what it needs", "muestra dónde se puede buscar y qué hace falta", "検索できる提供元と、必要なもの") },
      service: .reading()) { try WatchCommands($0).sources() },
    // A source may be a file, so only the default source has categories.
    Command("observe categories", { $0.say(
      "list the categories of a source, or those below one",
      "muestra las categorías de una fuente, o las de dentro de una",
      "提供元の分類、または指定した分類の下位分類") },
      "[ID]", options: [.source], example: "kitchen", service: .reading()) { try await WatchCommands($0).categories() },
    Command("observe diff", { $0.say("compare two feeds: what is new, gone or changed", "compara dos archivos: qué es nuevo, falta o ha cambiado", "二つのファイルを比べて、新着・消失・変化を表示") },
      "OLD-FILE", "NEW-FILE", options: [.columns, .decimal, .summaryOnly, .failIfUnchanged], example: "old.csv new.csv --summary") { try FeedDiffCommand(context: $0).run() },
    Command("observe export", { $0.say("write the listings of a watch as CSV or JSON", "escribe los artículos de una búsqueda en CSV o JSON", "一つの検索の商品を CSV か JSON で書き出す") },
      "NAME", options: [.format, .group], example: "tea --format csv", service: .reading(.group)) { try await WatchCommands($0).export() },
    Command("observe every", { $0.say("update again and again until interrupted", "actualiza una y otra vez hasta que se interrumpa", "止めるまで、間をおいて更新を繰り返す") },
      "INTERVAL", "[NAME…]", options: [.times, .between, .alerts, .run], example: "1h tea") { try await WatchCommands($0).every() },
    Command("observe feed", { $0.say("write what was told as an Atom feed", "escribe los avisos como canal Atom", "お知らせを Atom フィードで書き出す") },
      options: [.out], example: "--out told.atom") { try await WatchCommands($0).feed() },
    Command("observe target", { $0.say(
      "be told when a price is there: below 20, drop 10%, low 90d",
      "avisa cuando se llega a un precio: below 20, drop 10%, low 90d",
      "その価格になったら知らせる（below 20、drop 10%、low 90d）") },
      "NAME", "RULE…", options: [.listingID, .hysteresis, .cooldown], example: "tea below 20 --id tea-012") { try await WatchCommands($0).rule() },
    Command("observe targets", { $0.say("list what is waited for", "muestra qué se espera", "お知らせの条件の一覧") },
      "[NAME]", example: "tea", service: .reading()) { try await WatchCommands($0).rules() },
    Command("observe targets try", { $0.say("say what would have been told so far", "dice de qué se habría avisado hasta ahora", "これまでなら何を知らせたかを表示") },
      "NAME", example: "tea", service: .reading()) { try await WatchCommands($0).tryAlertRules() },
  ]
}
