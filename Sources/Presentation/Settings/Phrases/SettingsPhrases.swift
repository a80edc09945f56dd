// swift-format-ignore-file
import ArcadeDomain

/// The sentences of the settings.
public struct SettingsPhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Creates sentences in a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension SettingsPhrases {
  package var settingsTitle: String { say("Settings", "Ajustes", "設定") }
  func dataFolder(_ path: String) -> String { say("Everything is kept in \(path)", "Todo se guarda en \(path)", "データの保存先：\(path)") }
  var settingLabel: String { say("Setting", "Ajuste", "設定") }
  var valueLabel: String { say("Value", "Valor", "値") }
  var purposeLabel: String { say("What it is for", "Para qué sirve", "内容") }
  var notSet: String { say("not set", "sin definir", "未設定") }
  var hiddenValue: String { say("(hidden)", "(oculto)", "（非表示）") }

  var originLabel: String { say("Comes from", "Viene de", "設定元") }
  var settingsFile: String { say("the settings file", "el archivo de ajustes", "設定ファイル") }
  var storeOfAllTills: String { say("the database, for all tills", "la base de datos, para todas las cajas", "データベース（すべてのレジに共通）") }
  func environment(_ variable: String) -> String { say("\(variable), a variable of the environment", "\(variable), una variable de entorno", "環境変数 \(variable)") }
  var usualValue: String { say("Arcade itself, as nothing was set", "Arcade, porque no se ha definido nada", "Arcade の既定値（未設定のため）") }
  var allowedLabel: String { say("Can be", "Puede ser", "使える値") }
  var fileOrAddress: String { say("a file or an address of the web", "un archivo o una dirección web", "ファイルかウェブのアドレス") }
  var aFolder: String { say("a folder of this machine", "una carpeta de este equipo", "このコンピューターのフォルダー") }
  var anAddress: String { say("an address of the web", "una dirección web", "ウェブのアドレス") }
  var aStore: String { say("an address such as postgresql://anna@server/arcade", "una dirección como postgresql://ana@servidor/arcade", "postgresql://hanako@server/shop のようなアドレス") }
  var aCurrency: String { say("the code of a currency, such as EUR", "el código de una moneda, como EUR", "EUR などの通貨コード") }
  var aName: String { say("a name of one line", "un nombre de una línea", "一行の名前") }
  var aPercentage: String { say("a rate from 0 to 100, such as 21", "un porcentaje de 0 a 100, por ejemplo 21", "0 から 100 までの税率（例：10）") }
  var someSteps: String { say("steps with s, m or h, such as 1m,10m, or none", "pasos con s, m o h, como 1m,10m, o none", "s、m、h を付けたステップ（例：1m,10m）または none") }
  var aKey: String { say("a key, which is never shown", "una clave, que nunca se muestra", "キー（表示されません）") }
  var aReceiptLine: String { say(
    "a line of at most \(Setting.longestReceiptLine) characters, for receipts",
    "una línea de hasta \(Setting.longestReceiptLine) caracteres, para los recibos",
    "\(Setting.longestReceiptLine) 文字以内の一行（レシートに印字）") }
  var anyText: String { say("any text", "cualquier texto", "任意の文字") }

  var setAction: String { say("give a setting a value", "da un valor a un ajuste", "設定に値を入れる") }
  var unsetAction: String { say("take its value away", "le quita el valor", "設定の値を削除") }
  var unsetCaption: String { say("Unset", "Quitar el valor", "値を消す") }
  var listAction: String { say("all settings", "todos los ajustes", "設定の一覧") }
  var listCaption: String { say("All settings", "Todos los ajustes", "設定一覧") }
  var eraseAction: String { say("delete all data", "borra todos los datos", "すべてのデータを削除") }
  var keepAction: String { say("keep everything", "deja todo como está", "何も削除しない") }

  package func settingSaved(_ setting: String, holds: SettingsHold) -> String { say(
    "Saved: \(setting)." + (holds == .later ? " It holds from the next start on." : ""),
    "Guardado: \(setting)." + (holds == .later ? " Se aplicará al reiniciar Arcade." : ""),
    "\(setting) を保存しました。" + (holds == .later ? "次回の起動から有効になります。" : "")) }
  package func settingRemoved(_ setting: String, holds: SettingsHold) -> String { say(
    "Removed: \(setting)." + (holds == .later ? " That holds from the next start on." : ""),
    "Quitado: \(setting)." + (holds == .later ? " Se aplicará al reiniciar Arcade." : ""),
    "\(setting) の値を削除しました。" + (holds == .later ? "次回の起動から有効になります。" : "")) }
  func settingWasNotSet(_ setting: String) -> String {
    say("\(setting) was not set, so nothing was changed.", "\(setting) no estaba definido, así que no se cambió nada.", "\(setting) は設定されていないため、何も変更していません。")
  }
  func fileMissing(_ path: String) -> String { say(
    "\(path) does not exist. It was saved all the same; put the file there before the next start, or set another path.",
    "\(path) no existe. Se ha guardado igualmente; pon ahí el archivo antes de reiniciar Arcade o indica otra ruta.",
    "\(path) は存在しません。設定はそのまま保存しました。次回の起動までにファイルを置くか、別のパスを設定してください。") }
  func overridden(_ setting: String, by variable: String) -> String { say("\(setting) comes from \(variable).", "\(setting) viene de \(variable).", "\(setting) は \(variable) で決まっています。") }
  func unknownSetting(_ name: String, nearest: String?) -> String { say(
    "There is no setting “\(name)”." + (nearest.map { " Did you mean “\($0)”?" } ?? ""),
    "No hay ningún ajuste «\(name)»." + (nearest.map { " ¿Quisiste decir «\($0)»?" } ?? ""),
    "「\(name)」という設定はありません。" + (nearest.map { "「\($0)」のことですか？" } ?? "")) }
  func giveValue(_ line: String) -> String { say("A value is given like this: \(line)", "Un valor se da así: \(line)", "値を入れるには、次のようにします：\(line)") }
  func badSetting(_ name: String, value: String, allowed: [String]) -> String { say(
    "\(name) cannot be “\(value)”. Choose one of: \(allowed.joined(separator: ", ")).",
    "\(name) no puede ser «\(value)». Elige uno de: \(allowed.joined(separator: ", ")).",
    "\(name) を「\(value)」にはできません。次のどれかにしてください：\(allowed.joined(separator: "、"))") }

  func notALine(_ name: String) -> String { say(
    "\(name) has to be a line of at most \(Setting.longestReceiptLine) characters. Nothing was changed.",
    "\(name) debe ser una línea de hasta \(Setting.longestReceiptLine) caracteres. No se cambió nada.",
    "\(name) は \(Setting.longestReceiptLine) 文字以内の一行にしてください。何も変更していません。") }

  package func askToErase(_ path: String) -> String { say(
    "Delete everything in \(path)? Carts, orders, games, decks, watches and settings are gone then.",
    "¿Borrar todo lo que hay en \(path)? Se perderán carros, pedidos, partidas, mazos, búsquedas y ajustes.",
    "\(path) の中身をすべて削除しますか？カート、注文、ゲーム、単語帳、観察中の検索、設定が失われます。") }
  package var eraseWaits: String { say(
    "A payment is still open, so nothing was deleted. Open the shop as whoever began it, and it says what became of it; then delete again.",
    "Hay un pago sin cerrar, así que no se borró nada. Abre la tienda con el nombre de quien lo empezó y te dirá cómo acabó; después, vuelve a borrar.",
    "まだ終わっていない支払いがあるため、何も削除していません。その支払いを始めた利用者でショップを開くと、結果が確かめられます。そのあとで、もう一度削除してください。") }
  /// Returns that all data was deleted, and which other files remain.
  public func erased(_ path: String, except others: [String]) -> String {
    let deleted = say(
      "Deleted: everything that Arcade kept in \(path).",
      "Borrado: todo lo que Arcade guardaba en \(path).",
      "\(path) にあった Arcade のデータをすべて削除しました。")
    return say(
      others.isEmpty ? deleted : "\(deleted) This is not Arcade's and stayed: \(others.joined(separator: ", ")).",
      others.isEmpty ? deleted : "\(deleted) Esto no es de Arcade y sigue ahí: \(others.joined(separator: ", ")).",
      others.isEmpty ? deleted : "\(deleted)Arcade のものではないので残しました：\(others.joined(separator: "、"))。")
  }
}

extension SettingsPhrases {
  /// Returns the sentence for any error of the settings.
  public func failure(for error: any Error) -> Failure {
    switch error {
    case SettingError.unknown(let name, let nearest): Failure(unknownSetting(name, nearest: nearest), canRetry: false)
    case SettingError.impossible(let value, let name, let allowed):
      // The rest may be a secret that was meant for another setting.
      Failure(badSetting(name, value: value.firstWord, allowed: allowed), canRetry: false)
    case SettingError.notALine(let name): Failure(notALine(name), canRetry: false)
    case let error as RepositoryError where error.code == .paymentOpen: Failure(eraseWaits, canRetry: true)
    default: sharedFailure(for: error)
    }
  }
}

/// The moment at which a changed setting takes effect.
public enum SettingsHold: Hashable, Sendable {
  /// Immediately.
  case now
  /// At the next start.
  case later
}

extension SettingsPhrases {
  package var ownersTitle: String { say("Who", "Usuarios", "利用者") }
  var ordersLabel: String { say("Orders", "Pedidos", "注文") }
  package var noOwners: String { say("Nothing belongs to anybody yet.", "Todavía no hay datos de nadie.", "利用者のデータはまだありません。") }
  var ownersAction: String { say("who has something here", "quién tiene algo aquí", "ここにデータがある利用者") }
  var ownersCaption: String { say("Who", "Usuarios", "利用者") }
  var claimAction: String { say("give what has no name to somebody", "da a alguien lo que no tiene dueño", "名前のないデータを引き継ぐ") }
  var claimCaption: String { say("Give", "Dar", "引き継ぐ") }
  var leaveAction: String { say("leave it as it is", "lo deja como está", "そのままにする") }
  package func askToAdopt(_ name: String) -> String { say(
    "Give everything that has no name to “\(name)”? The cart, payments, games and answers are theirs then.",
    "¿Dar a «\(name)» todo lo que no tiene dueño? El carro, los pagos, las partidas y las respuestas serán suyos.",
    "名前のないデータをすべて「\(name)」のものにしますか？カート、支払い、ゲーム、回答が引き継がれます。") }
  func claimed(by name: String, games: Int, orders: Int) -> String {
    let games = say(
      games == 0 ? [] : ["\(formats.number(games)) \(games == 1 ? "game" : "games")"],
      games == 0 ? [] : ["\(formats.number(games)) \(games == 1 ? "partida" : "partidas")"],
      games == 0 ? [] : ["ゲーム \(formats.number(games)) 回"])
    let orders = say(
      orders == 0 ? [] : ["\(formats.number(orders)) \(orders == 1 ? "order" : "orders")"],
      orders == 0 ? [] : ["\(formats.number(orders)) \(orders == 1 ? "pedido" : "pedidos")"],
      orders == 0 ? [] : ["注文 \(formats.number(orders)) 件"])
    let counts = say((games + orders).joined(separator: " and "), (games + orders).joined(separator: " y "), (games + orders).joined(separator: "、"))
    return say(
      "What had no name belongs to “\(name)” now\(counts.isEmpty ? "" : ", among it \(counts)").",
      "Lo que no tenía dueño es ahora de «\(name)»\(counts.isEmpty ? "" : ", con \(counts)").",
      "名前のなかったデータを「\(name)」のものにしました\(counts.isEmpty ? "" : "（\(counts)を含む）")。")
  }
  var nothingToAdopt: String {
    say("There is nothing without a name, so nothing was changed.", "No hay nada sin dueño, así que no se ha cambiado nada.", "名前のないデータはないため、何も変更していません。")
  }
  func claimRefused(_ obstacles: [OwnershipTransfer.Obstacle], for name: String) -> String {
    let things = say(
      obstacles.map { obstacle in switch obstacle { case .cart: "a cart" case .payment: "an open payment" case .priceGame: "a price game in progress" } },
      obstacles.map { obstacle in switch obstacle { case .cart: "un carro" case .payment: "un pago abierto" case .priceGame: "una partida de precios en curso" } },
      obstacles.map { obstacle in switch obstacle { case .cart: "カート" case .payment: "未完了の支払い" case .priceGame: "途中の値段当て" } })
    return say(
      "Nothing was changed: there is \(things.joined(separator: " and ")) without a name, and “\(name)” has "
        + "\(obstacles.count == 1 ? "one" : "them") too. Finish one of the two, then try again.",
      "No se ha cambiado nada: hay \(things.joined(separator: " y ")) sin dueño, y «\(name)» ya tiene lo mismo. "
        + "Termina lo uno o lo otro y vuelve a intentarlo.",
      "何も変更していません。\(things.joined(separator: "と"))が、名前のない側と「\(name)」の両方にあります。どちらかを終わらせてから、もう一度試してください。")
  }
}

extension SettingsPhrases {
  package var browsersTitle: String { say("Browsers", "Navegadores", "ブラウザ") }
  var browserLabel: String { say("Browser", "Navegador", "ブラウザ") }
  var cameLabel: String { say("Came", "Entró", "最初の利用") }
  var usedLabel: String { say("Used", "Último uso", "最後の利用") }
  var cameByLabel: String { say("By", "Con", "サインイン方法") }
  var byKey: String { say("the printed address", "la dirección mostrada", "表示されたアドレス") }
  var byPassPhrase: String { say("the pass phrase", "la frase de acceso", "パスフレーズ") }
  var unknownBrowser: String { say("a browser", "un navegador", "種類不明のブラウザ") }
  package var noBrowsers: String { say(
    "No browser is known. Whoever opens the printed address is.",
    "Todavía no hay ningún navegador registrado. Un navegador se registra al abrir en él la dirección mostrada.",
    "まだどのブラウザも登録されていません。表示されたアドレスを開くと登録されます。") }
  var browsersAction: String { say("which browsers the web page knows", "qué navegadores conoce la página web", "ウェブページに登録されたブラウザ") }
  var signOutAction: String { say("sign a browser out", "cierra la sesión de un navegador", "ブラウザからサインアウトする") }
  var signAllOutAction: String { say("sign all browsers out", "cierra la sesión de todos los navegadores", "すべてのブラウザからサインアウトする") }
  /// Returns that browsers were signed out.
  public func signedOut(_ count: Int) -> String { say(
    count == 0 ? "There was no browser to sign out." : count == 1 ? "1 browser is signed out." : "\(formats.number(count)) browsers are signed out.",
    count == 0
      ? "No había ninguna sesión que cerrar."
      : count == 1
        ? "Se ha cerrado la sesión de 1 navegador." : "Se ha cerrado la sesión de \(formats.number(count)) navegadores.",
    count == 0 ? "サインアウトするブラウザはありませんでした。" : "\(formats.number(count)) 個のブラウザからサインアウトしました。") }
}

extension SettingsPhrases {
  /// Returns the name of a setting's value; a language has its own name.
  func name(of value: String, for setting: Setting) -> String {
    if setting.name == "language" { return Language(rawValue: value)?.ownName ?? value }
    return language.valueNames[value] ?? value
  }

  /// Returns the name of a value, with the value itself if that differs.
  func words(for value: String, of setting: Setting) -> String {
    let name = name(of: value, for: setting)
    return name == value ? value : say("\(name) (\(value))", "\(name) (\(value))", "\(name)（\(value)）")
  }
}

extension Language {
  /// The names of values that differ from the values themselves.
  fileprivate var valueNames: [String: String] {
    let own: [String: String] =
      switch self {
      case .english: [:]
      case .spanish:
        [
          "auto": "automático", "never": "nunca", "always": "siempre",
          "approve": "aprueba", "decline": "rechaza", "timeout": "no responde a tiempo", "slow": "tarda",
          "card": "tarjeta", "cash": "efectivo", "practice": "de práctica", "terminal": "datáfono",
          "comma": "coma", "point": "punto",
        ]
      case .japanese:
        [
          "auto": "自動", "never": "表示しない", "always": "常に表示",
          "approve": "承認", "decline": "拒否", "timeout": "時間切れ", "slow": "遅い応答",
          "card": "カード", "cash": "現金", "practice": "練習用", "terminal": "決済端末",
          "comma": "コンマ", "point": "ピリオド",
        ]
      }
    return own.merging(ruleNames) { own, _ in own }
  }
}
