// swift-format-ignore-file
public import ArcadeDomain

extension WatchPhrases {
  /// Returns the number of search results.
  public func found(_ count: Int) -> String { say("Found \(listings(count)).", "\(count == 1 ? "Encontrado" : "Encontrados"): \(listings(count)).", "\(listings(count))が見つかりました。") }
  func found(_ count: Int, of total: Int) -> String { say(
    "Found \(formats.number(count)) of \(listings(total)).",
    "\(count == 1 ? "Encontrado" : "Encontrados"): \(formats.number(count)) de \(listings(total)).",
    "\(listings(total))のうち \(formats.number(count)) 件が見つかりました。") }
  func nothingFound(_ text: String) -> String { say(
    "Nothing found for “\(text)”. The watch is kept.",
    "No se ha encontrado nada con «\(text)». La búsqueda queda guardada.",
    "「\(text)」では何も見つかりませんでした。検索は保存しました。") }
  func nothingToWatch(_ text: String) -> String { say(
    "Nothing found for “\(text)”, so nothing is watched.",
    "No se ha encontrado nada con «\(text)», así que no se observa nada.",
    "「\(text)」では何も見つからなかったため、観察していません。") }
  /// Returns the changes of an update, such as `3 changed, 1 new`.
  public func updated(_ parts: [String]) -> String {
    say("Updated: \(parts.joined(separator: ", "))", "Actualizada: \(parts.joined(separator: ", "))", "更新しました：\(parts.joined(separator: "、"))")
  }
  /// Returns the number of changed listings.
  public func changed(_ count: Int) -> String { say("\(formats.number(count)) changed", "\(formats.number(count)) con cambios", "変化 \(formats.number(count)) 件") }
  /// Returns the number of new listings.
  public func new(_ count: Int) -> String { say("\(formats.number(count)) new", "\(formats.number(count)) \(count == 1 ? "nuevo" : "nuevos")", "新着 \(formats.number(count)) 件") }
  /// Returns the number of listings that are back.
  public func returned(_ count: Int) -> String { say("\(formats.number(count)) returned", "\(formats.number(count)) de vuelta", "再び表示 \(formats.number(count)) 件") }
  /// Returns the number of listings that are out of sight.
  public func outOfSight(_ count: Int) -> String {
    say("\(formats.number(count)) out of sight", "\(formats.number(count)) ya no \(count == 1 ? "aparece" : "aparecen")", "検索結果になし \(formats.number(count)) 件")
  }
  package func noChanges(since moment: Moment) -> String {
    say("No changes since \(formats.moment(moment))", "Sin cambios desde el \(formats.moment(moment))", "\(formats.moment(moment)) から変化はありません")
  }
  func emptied(_ count: Int) -> String { say(
    "The search finds nothing any more: \(listings(count)) went out of sight. Nothing was deleted, and \(count == 1 ? "its" : "their") history stays.",
    "La búsqueda ya no encuentra nada: \(listings(count)) ya no \(count == 1 ? "aparece" : "aparecen"). No se ha borrado nada y el historial sigue ahí.",
    "検索で何も見つからなくなり、\(listings(count))が検索結果に出なくなりました。何も削除しておらず、履歴も残っています。") }
  func recentChanges(_ counts: [Int]) -> String { say(
    "Changes with the latest updates: \(counts.map(formats.number).joined(separator: ", "))",
    "Cambios en las últimas actualizaciones: \(counts.map(formats.number).joined(separator: ", "))",
    "最近の更新ごとの変化：\(counts.map(formats.number).joined(separator: "、"))") }
  /// The warning that an update may be incomplete.
  public var incomplete: String { say(
    "This update is incomplete; what it did not show stays as it was.",
    "Esta actualización está incompleta; lo que no mostró queda como estaba.",
    "この更新は不完全です。表示されなかったものは前のままです。") }
  /// Returns why an update may be incomplete.
  public func sentence(for gap: UpdateWarning) -> String {
    switch gap {
    case .pageFailed(let page, let code): say(
      "Page \(formats.number(page)) could not be read (\(reason(code))).",
      "No se pudo leer la página \(formats.number(page)) (\(reason(code))).",
      "\(formats.number(page)) ページ目が読めませんでした（\(reason(code))）。")
    case .limitHit(let limit): say(
      "The source has more results than the \(formats.number(limit)) that came.",
      "La fuente tiene más resultados de los que llegaron (\(formats.number(limit))).",
      "提供元には、届いた \(formats.number(limit)) 件のほかにも結果があります。")
    case .countDrifted(let before, let after): say(
      "The source counted \(formats.number(before)) results first and \(formats.number(after)) later.",
      "La fuente contó primero \(formats.number(before)) resultados y luego \(formats.number(after)).",
      "提供元の件数が途中で \(formats.number(before)) から \(formats.number(after)) に変わりました。")
    case .missing(let missing, let count): say(
      "\(formats.number(missing)) of \(formats.number(count)) results did not come, and may still be there.",
      missing == 1
        ? "No llegó 1 de \(formats.number(count)) resultados; puede que siga ahí."
        : "No llegaron \(formats.number(missing)) de \(formats.number(count)) resultados; puede que sigan ahí.",
      "\(formats.number(count)) 件のうち \(formats.number(missing)) 件が届きませんでした。なくなったとは限りません。")
    case .leftOut(let count): say(
      "\(count == 1 ? "1 entry" : "\(formats.number(count)) entries") could not be read.",
      count == 1 ? "No se pudo leer 1 entrada." : "No se pudieron leer \(formats.number(count)) entradas.",
      "\(formats.number(count)) 件が読めませんでした。")
    case .shrunk(let missing, let count): say(
      "\(formats.number(missing)) of \(formats.number(count)) listings are missing at once, which looks like a fault of the feed. They are gone if an update an hour later misses them, too, or if you accept it.",
      "Faltan de golpe \(formats.number(missing)) de \(formats.number(count)) artículos, lo que parece un fallo de la fuente. Se darán por desaparecidos los que también falten en una actualización una hora después, o todos si lo aceptas.",
      "\(formats.number(count)) 件のうち \(formats.number(missing)) 件が一度になくなりました。提供元の不具合かもしれません。1 時間以上あとの更新でもないか、承認した場合に、なくなったものとします。")
    case .contradicted(let trait, let now): say(
      "The feed is not written as it was when it was added: \(contradiction(of: trait, now)). Mend it, or delete the watch and add it again.",
      "La fuente ya no está escrita como cuando se añadió: \(contradiction(of: trait, now)). Corrígela, o borra la búsqueda y vuelve a añadirla.",
      "追加したときと書き方が違います（\(contradiction(of: trait, now))）。直すか、削除してもう一度追加してください。")
    }
  }

  private func contradiction(of trait: FeedTrait, _ now: String) -> String {
    switch trait {
    case .encoding: say("its encoding is \(now)", "su codificación es \(now)", "文字コードが \(now)")
    case .delimiter: say("its delimiter is the \(word(now))", "su separador es \(word(now))", "区切りが\(word(now))")
    case .decimal: say("its decimal sign is the \(word(now))", "su signo decimal es \(word(now))", "小数点が\(word(now))")
    case .columns: say("the column “\(now)” is missing", "falta la columna «\(now)»", "「\(now)」の列がない")
    case .currency: say("its prices are in \(now)", "sus precios están en \(now)", "価格が \(now)")
    }
  }

  /// Returns a separator for its option name.
  func word(_ name: String) -> String {
    switch name {
    case FeedDelimiter.comma.rawValue: say("comma", "la coma", "コンマ")
    case FeedDelimiter.semicolon.rawValue: say("semicolon", "el punto y coma", "セミコロン")
    case FeedDelimiter.tab.rawValue: say("tab", "el tabulador", "タブ")
    case DecimalSign.point.rawValue: say("point", "el punto", "ピリオド")
    default: name
    }
  }

  func reason(_ code: RepositoryError.Code) -> String {
    switch code {
    case .timedOut: say("no answer in time", "sin respuesta a tiempo", "時間内に応答なし")
    case .unreachable: say("no connection", "sin conexión", "接続なし")
    case .cutOff: say("the answer broke off", "la respuesta se cortó", "応答が途中で切れた")
    case .serverError: say("an error of the server", "un error del servidor", "サーバーのエラー")
    case .badRequest: say("the request was refused", "se rechazó la petición", "リクエストを拒否された")
    case .redirected: say("a redirect that cannot be followed", "una redirección que no se puede seguir", "転送先に進めない")
    case .askedToWait: say("a pause was asked for", "el servidor pide una pausa", "待機を求められた")
    case .unclear: say("it does not say clearly how many results there are", "no dice con claridad cuántos resultados hay", "全部で何件あるのかはっきりしない")
    case .programFailed: say("the program failed", "el programa falló", "プログラムが失敗")
    case .noSuchProgram: say("there is no such program", "no existe ese programa", "そのプログラムがない")
    case .refused: say("it was refused", "fue rechazado", "拒否された")
    case .robotsForbid: say("its robots.txt forbids it", "lo prohíbe su robots.txt", "robots.txt で禁止されている")
    case .corrupt: say("it is not what it should be", "su contenido no es correcto", "内容が正しくない")
    case .notFound: say("it was not found", "no se encontró", "見つからない")
    default: code.rawValue
    }
  }
}

extension WatchPhrases {
  /// Returns the name of a history.
  public func word(for history: WatchHistory) -> String {
    switch history {
    case .price: say("prices", "precios", "価格")
    case .reviews: say("reviews", "opiniones", "レビュー")
    case .stock: say("stock", "existencias", "在庫")
    }
  }
  /// Returns the title of a history, with its listing.
  public func historyTitle(_ history: WatchHistory, of name: String) -> String {
    switch history {
    case .price: say("Prices of \(name)", "Precios de \(name)", "\(name) の価格")
    case .reviews: say("Reviews of \(name)", "Opiniones de \(name)", "\(name) のレビュー")
    case .stock: say("Stock of \(name)", "Existencias de \(name)", "\(name) の在庫")
    }
  }
  var sinceLabel: String { say("Since", "Desde", "変更日時") }
  package var directionLabel: String { say("Direction", "Tendencia", "増減") }
  func updatesTitle(of name: String) -> String { say("Updates of \(name)", "Actualizaciones de \(name)", "「\(name)」の更新") }
  var updatesTitle: String { say("Updates", "Actualizaciones", "更新") }
  package var changedLabel: String { say("Changed", "Cambios", "変化") }
  var returnedLabel: String { say("Returned", "De vuelta", "再び表示") }
  package var unchangedLabel: String { say("Unchanged", "Sin cambios", "変化なし") }
  var incompleteLabel: String { say("Incomplete", "Incompleta", "不完全") }
  package var sourcesTitle: String { say("Sources", "Fuentes", "提供元") }
  var needsLabel: String { say("Needs", "Necesita", "必要なもの") }
  var termsLabel: String { say("Terms", "Condiciones", "表示の条件") }
  var needsNothing: String { say("nothing", "nada", "なし") }
  /// Returns what a source requires.
  public func words(for need: ListingSourceNeed) -> String {
    switch need {
    case .place: say("the path or address of a feed", "la ruta o la dirección de una fuente", "フィードのパスかアドレス")
    case .path: say("the path of a CSV, TSV or JSON file", "la ruta de un archivo CSV, TSV o JSON", "CSV、TSV、JSON ファイルのパス")
    case .shop: say("the address of a shop", "la dirección de una tienda", "店のアドレス")
    case .page: say("the address of a product’s page", "la dirección de la página de un producto", "商品ページのアドレス")
    case .pageList: say("the path of a file with an address a line", "la ruta de un archivo con una dirección por línea", "1 行に 1 つずつアドレスを書いたファイルのパス")
    case .setting(let key, let isMet):
      say("the setting \(key) (\(isMet ? "set" : "missing"))", "el ajuste \(key) (\(isMet ? "puesto" : "falta"))", "設定 \(key)（\(isMet ? "設定済み" : "未設定")）")
    }
  }
}
