// swift-format-ignore-file
import ArcadeDomain

/// The sentences of the settings.
public struct SettingsPhrases: Phrases {
  public let language: Language
  public let formats: Formats

  /// Speaks a language, with the formats of a region.
  public init(_ language: Language, formats: Formats) { (self.language, self.formats) = (language, formats) }
}

extension SettingsPhrases {
  /// What stands above all of them.
  public var settingsTitle: String { say("Settings", "Ajustes", "設定") }
  func dataFolder(_ path: String) -> String { say("Everything is kept in \(path)", "Todo se guarda en \(path)", "データの保存先：\(path)") }
  /// What is asked for where a setting is meant.
  var settingLabel: String { say("Setting", "Ajuste", "設定") }
  /// Above the values.
  var valueLabel: String { say("Value", "Valor", "値") }
  var purposeLabel: String { say("What it is for", "Para qué sirve", "内容") }
  var notSet: String { say("not set", "sin definir", "未設定") }
  /// What stands in place of the value of a setting that is a key.
  var hiddenValue: String { say("(hidden)", "(oculto)", "（非表示）") }

  var originLabel: String { say("Comes from", "Viene de", "設定元") }
  var settingsFile: String { say("the settings file", "el archivo de ajustes", "設定ファイル") }
  func environment(_ variable: String) -> String {
    say("\(variable), a variable of the environment", "\(variable), una variable de entorno", "環境変数 \(variable)")
  }
  var usualValue: String { say("Arcade itself, as nothing was set", "Arcade, porque no se ha definido nada", "Arcade の既定値（未設定のため）") }
  var allowedLabel: String { say("Can be", "Puede ser", "使える値") }
  var fileOrAddress: String { say("a file or an address of the web", "un archivo o una dirección web", "ファイルかウェブのアドレス") }
  var anAddress: String { say("an address of the web", "una dirección web", "ウェブのアドレス") }
  var aStore: String {
    say("an address such as postgresql://anna@server/arcade", "una dirección como postgresql://ana@servidor/arcade", "postgresql://hanako@server/shop のようなアドレス")
  }
  var aCurrency: String { say("the code of a currency, such as EUR", "el código de una moneda, como EUR", "EUR などの通貨コード") }
  var aName: String { say("a name of one line", "un nombre de una línea", "一行の名前") }
  var aPercentage: String { say("a rate from 0 to 100, such as 21", "un porcentaje de 0 a 100, por ejemplo 21", "0 から 100 までの税率（例：10）") }
  var aKey: String { say("a key, which is never shown", "una clave, que nunca se muestra", "キー（表示されません）") }
  var anyText: String { say("any text", "cualquier texto", "任意の文字") }

  var setAction: String { say("give a setting a value", "da un valor a un ajuste", "設定に値を入れる") }
  var unsetAction: String { say("take its value away", "le quita el valor", "設定の値を削除") }
  var listAction: String { say("all settings", "todos los ajustes", "設定の一覧") }
  var eraseAction: String { say("delete all data", "borra todos los datos", "すべてのデータを削除") }
  var keepAction: String { say("keep everything", "deja todo como está", "何も削除しない") }

  /// A setting got a value.
  public func settingSaved(_ setting: String, holds: SettingsHold) -> String { say(
    "Saved: \(setting)." + (holds == .later ? " It holds from the next start on." : ""),
    "Guardado: \(setting)." + (holds == .later ? " Se aplicará al reiniciar Arcade." : ""),
    "\(setting) を保存しました。" + (holds == .later ? "次回の起動から有効になります。" : "")) }
  /// A setting lost its value.
  public func settingRemoved(_ setting: String, holds: SettingsHold) -> String { say(
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
  func overridden(_ setting: String, by variable: String) -> String {
    say("\(setting) comes from \(variable).", "\(setting) viene de \(variable).", "\(setting) は \(variable) で決まっています。")
  }
  func unknownSetting(_ name: String, nearest: String?) -> String { say(
    "There is no setting “\(name)”." + (nearest.map { " Did you mean “\($0)”?" } ?? ""),
    "No hay ningún ajuste «\(name)»." + (nearest.map { " ¿Quisiste decir «\($0)»?" } ?? ""),
    "「\(name)」という設定はありません。" + (nearest.map { "「\($0)」のことですか？" } ?? "")) }
  func giveValue(_ line: String) -> String { say("A value is given like this: \(line)", "Un valor se da así: \(line)", "値を入れるには、次のようにします：\(line)") }
  func badSetting(_ name: String, value: String, allowed: [String]) -> String { say(
    "\(name) cannot be “\(value)”. Choose one of: \(allowed.joined(separator: ", ")).",
    "\(name) no puede ser «\(value)». Elige uno de: \(allowed.joined(separator: ", ")).",
    "\(name) を「\(value)」にはできません。次のどれかにしてください：\(allowed.joined(separator: "、"))") }

  /// Asks before everything is deleted.
  public func askToErase(_ path: String) -> String { say(
    "Delete everything in \(path)? Carts, orders, games, decks, watches and settings are gone then.",
    "¿Borrar todo lo que hay en \(path)? Se perderán carros, pedidos, partidas, mazos, búsquedas y ajustes.",
    "\(path) の中身をすべて削除しますか？カート、注文、ゲーム、単語帳、観察中の検索、設定が失われます。") }
  /// Nothing was deleted, as nobody knows how a payment ended.
  public var eraseWaits: String { say(
    "A payment is still open, so nothing was deleted. Open the shop as whoever began it, and it says what became of it; then delete again.",
    "Hay un pago sin cerrar, así que no se borró nada. Abre la tienda con el nombre de quien lo empezó y te dirá cómo acabó; después, vuelve a borrar.",
    "まだ終わっていない支払いがあるため、何も削除していません。その支払いを始めた利用者でショップを開くと、結果が確かめられます。そのあとで、もう一度削除してください。") }
  /// Everything was deleted; what is not Arcade's stayed.
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
  /// The sentence for any error that the settings can have.
  public func settingsFailure(for error: any Error) -> Failure {
    switch error {
    case SettingError.unknown(let name, let nearest): Failure(unknownSetting(name, nearest: nearest), canRetry: false)
    case SettingError.impossible(let value, let name, let allowed):
      // What stands behind it may be a key that was meant for another setting.
      Failure(badSetting(name, value: value.firstWord, allowed: allowed), canRetry: false)
    case let error as RepositoryError where error.code == .paymentOpen: Failure(eraseWaits, canRetry: true)
    default: failure(for: error)
    }
  }
}

/// From when on a setting holds that was changed.
public enum SettingsHold: Hashable, Sendable {
  /// From now on.
  case now
  /// From the next start on.
  case later
}
