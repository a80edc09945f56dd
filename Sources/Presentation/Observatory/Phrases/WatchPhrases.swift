// swift-format-ignore-file
public import ArcadeDomain

/// The sentences of the observatory.
public struct WatchPhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Creates sentences in a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension WatchPhrases {
  package var watchesTitle: String { say("Watches", "Búsquedas observadas", "観察中の検索") }
  package var noWatches: String { say(
    "Nothing is watched yet. A search makes a watch: tea, say, finds much in an invented market, offline.",
    "Todavía no se observa nada. Lo que se busca queda en observación: té, por ejemplo, da muchos resultados en un mercado inventado, sin conexión.",
    "まだ何も観察していません。検索すると観察が始まります。たとえば「お茶」は、架空の市場で接続なしに見つかります。") }
  var watchLabel: String { say("Watch", "Búsqueda", "検索") }
  var unreadLabel: String { say("Unread", "Sin leer", "未読") }
  var updatedLabel: String { say("Updated", "Actualizada", "更新日時") }
  var nameMissing: String { say("A watch needs a name, with something in it to read.", "La búsqueda necesita un nombre en el que haya algo que leer.", "検索には、読める文字のある名前が必要です。") }
  /// Returns the question before a watch is deleted, with what is lost.
  public func askToDelete(_ watch: WatchSummary) -> String {
    switch language {
    case .english:
      let count = watch.counts.values.reduce(0, +)
      return
        "Delete the watch “\(watch.watch.name.text)”? Its \(listings(count)) and \(count == 1 ? "its" : "their") whole history are lost."
    case .spanish:
      return "¿Borrar la búsqueda «\(watch.watch.name.text)»? Se perderá todo su historial, con \(listings(watch.counts.values.reduce(0, +)))."
    case .japanese:
      return "検索「\(watch.watch.name.text)」を削除しますか？\(listings(watch.counts.values.reduce(0, +)))とその履歴がすべて失われます。"
    }
  }
  /// Returns that a watch was deleted.
  public func deleted(_ name: String) -> String { say("Deleted: “\(name)”.", "Borrada: «\(name)».", "「\(name)」を削除しました。") }
  var watchGone: String { say(
    "It is not there any more: it was deleted elsewhere. The list of the watches has those that are.",
    "Ya no está: se borró en otra parte. Consulta las que hay en la lista de búsquedas.",
    "この検索はもうありません。別の場所で削除されました。検索の一覧から選んでください。") }
  package func watchBusy(by name: String) -> String { say(
    "\(name.isEmpty ? "Another copy of Arcade" : name) is updating this watch; try again in a moment.",
    "\(name.isEmpty ? "Otra copia de Arcade" : name) está actualizando esta búsqueda; inténtalo de nuevo en un momento.",
    "\(name.isEmpty ? "ほかで動いている Arcade" : name) がこの検索を更新しています。少し待ってからやり直してください。") }
  func watchExists(_ name: String) -> String { say(
    "There is a watch “\(name)” already, and it was left as it is. Choose another name, or update that one.",
    "Ya hay una búsqueda «\(name)» y ha quedado como estaba. Elige otro nombre, o actualiza esa.",
    "検索「\(name)」はすでにあります。別の名前にするか、それを更新してください。") }
  package func noSuchSource(_ name: String) -> String { say(
    "There is no source “\(name)”. Use demo, rakuten, file: with a path, or shopify:, woo: and page: with an address.",
    "No hay ninguna fuente «\(name)». Usa demo, rakuten, file: con una ruta, o shopify:, woo: y page: con una dirección.",
    "「\(name)」という提供元はありません。demo、rakuten、file: とパス、または shopify:、woo:、page: とアドレスのどれかにしてください。") }
  var fileFromAfar: String { say(
    "Only at the machine that Arcade runs on can a file or an address be named. Search there, or choose demo or rakuten.",
    "Solo se puede indicar un archivo o una dirección en el equipo en el que se ejecuta Arcade. Busca desde allí, o elige demo o rakuten.",
    "ファイルやアドレスを指定できるのは、Arcade が動いているコンピューターだけです。そこで検索するか、demo か rakuten を選んでください。") }
  func robotsForbid(_ place: String, _ line: String) -> String { say(
    "\(place) asks programs to stay away from this page: \(line). Nothing was changed; watch another page, or ask the shop for a feed.",
    "\(place) pide a los programas que no entren en esta página: \(line). No se cambió nada; observa otra página o pide un listado a la tienda.",
    "\(place) がプログラムによるこのページの読み取りを禁止しています：\(line)。何も変更していません。別のページにするか、店に商品一覧のファイルがないか問い合わせてください。") }
  var noPath: String { say(
    "There is no path behind file:. Write one, as in file:shop.csv.",
    "Falta la ruta detrás de file:. Escríbela, como en file:tienda.csv.",
    "file: の後にパスがありません。file:shop.csv のように書いてください。") }
  func notAskedOffline(_ server: String) -> String { say(
    "\(server) is not asked offline. What was found before is in the watches; a search needs a connection.",
    "Sin conexión no se pregunta a \(server). Lo encontrado antes sigue en las búsquedas; para buscar hace falta conexión.",
    "オフラインでは \(server) に問い合わせません。前に見つかったものは残っています。検索するには接続が必要です。") }
  /// Returns that a setting of a source is missing or was rejected, with the server's error message.
  func settingNeeded(_ key: String, said reason: String?) -> String {
    switch language {
    case .english:
      let why = reason.map { " (\($0))" } ?? ""
      return
        "The setting \(key) is missing, or the server does not accept it\(why). Set it in the settings."
    case .spanish:
      let why = reason.map { " (\($0))" } ?? ""
      return "Falta el ajuste \(key), o el servidor no lo acepta\(why). Ponlo en los ajustes."
    case .japanese:
      let why = reason.map { "（\($0)）" } ?? ""
      return "設定 \(key) がないか、サーバーに認められません\(why)。設定画面で設定してください。"
    }
  }
  package func notOneOf(_ text: String, _ words: [String]) -> String { say(
    "“\(text)” is not one of them. Use \(words.joined(separator: ", ")).",
    "«\(text)» no es ninguna de las opciones. Usa \(words.joined(separator: ", ")).",
    "「\(text)」は選べません。\(words.joined(separator: "、")) のどれかにしてください。") }
  /// Returns a sentence about one of several watches.
  public func about(_ name: String, _ sentence: String) -> String { say("\(name): \(sentence)", "\(name): \(sentence)", "\(name)：\(sentence)") }

  func listings(_ count: Int) -> String { say(
    "\(formats.number(count)) \(count == 1 ? "listing" : "listings")",
    "\(formats.number(count)) \(count == 1 ? "artículo" : "artículos")",
    "\(formats.number(count)) 件") }
}

extension WatchPhrases {
  var searchAction: String { say(
    "search, such as tea in kitchen; without words, with all that can be set",
    "busca, como té in cocina; sin palabras, con todo lo que se puede ajustar",
    "検索する（例：お茶 in キッチン。省略すると、詳しい条件で検索）") }
  var watchesAction: String { say("the watches", "las búsquedas observadas", "観察中の検索") }
  var sourcesAction: String { say("what can be searched", "dónde se puede buscar", "検索できる提供元") }
  var openWatchAction: String { say("the listings of that watch", "los artículos de esa búsqueda", "その検索の商品") }
  var updateAction: String { say("search again, for one watch or for all", "busca de nuevo, una búsqueda o todas", "一つ、または全部をもう一度検索") }
  var renameAction: String { say("give a watch another name", "da otro nombre a una búsqueda", "観察中の検索の名前を変える") }
  var deleteAction: String { say("delete a watch with its history", "borra una búsqueda con su historial", "観察中の検索を履歴ごと削除") }
  var deleteThisAction: String { say("delete the watch with its history", "borra la búsqueda con su historial", "履歴ごと削除") }
  var keepAction: String { say("keep the watch", "conserva la búsqueda", "削除しない") }
  var goAction: String { say("search and watch what is found", "busca y observa lo que se encuentre", "検索して、観察を始める") }
  var keepEmptyAction: String { say("watch for it all the same", "obsérvalo de todos modos", "それでも観察を始める") }
  var keywordAction: String { say("the words to search for", "las palabras que se buscan", "検索キーワード") }
  var categoryAction: String { say("the category to search in, or any", "la categoría en la que buscar, o any", "検索する分類（any は指定なし）") }
  var categoriesAction: String { say("go through the categories", "recorre las categorías", "分類をたどって選ぶ") }
  var orderAction: String { say("which results come first", "qué resultados van primero", "結果の並び順") }
  var pricesAction: String { say("only prices like 10 20, to 20 or any", "solo precios como 10 20, to 20 o any", "価格の範囲（10 20、to 20、any など）") }
  var countAction: String { say("how many results at most", "cuántos resultados como mucho", "結果の数の上限") }
  var sourceAction: String { say("where to search", "dónde buscar", "検索する提供元") }
  var nameAction: String { say("what to call the watch", "cómo llamar a la búsqueda", "観察する検索の名前") }
  var openCategoryAction: String { say("go into the category; the lowest one is taken", "entra en la categoría; en el último nivel la elige", "その分類に入る（一番下なら選ぶ）") }
  var takeAction: String { say("search in that category as a whole, or in this one", "busca en toda esa categoría, o en esta", "その分類、またはこの分類全体を選ぶ") }
  var filterAction: String { say("only those with this in their name", "solo las que lleven esto en el nombre", "名前にこれを含むものだけ") }
  var openListingAction: String { say("all about that listing", "todo sobre ese artículo", "その商品の詳細") }
  var updateThisAction: String { say("search again", "busca de nuevo", "もう一度検索") }
  var sortAction: String { say("the order within each group", "el orden dentro de cada grupo", "グループ内の並び順") }
  var onlyAction: String { say("which listings are shown", "qué artículos se ven", "表示する商品") }
  var markAllReadAction: String { say("mark everything as read", "lo marca todo como leído", "すべて既読にする") }
  var updatesAction: String { say("every update so far", "todas las actualizaciones", "これまでの更新") }
  var valuesAction: String { say("every value so far", "todos los valores hasta ahora", "これまでの値") }
  var nextListingAction: String { say("the next listing", "el artículo siguiente", "次の商品") }
  var previousListingAction: String { say("the listing before", "el artículo anterior", "前の商品") }
  var listingLabel: String { say("Listing", "Artículo", "商品") }
  var filterLabel: String { say("Show only", "Solo", "表示するもの") }
  var valuesLabel: String { say("Values of", "Valores de", "履歴の種類") }
  var allWatches: String { say("all of them", "todas", "すべて") }
  var wholeSearch: String { say("more ways to search", "más formas de buscar", "詳しい条件で検索") }
}
