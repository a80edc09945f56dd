/// The settings in Spanish.
struct SpanishSettings: SettingsPhrases {
  let base: any Phrases

  var settingsTitle: String { "Ajustes" }
  func dataFolder(_ path: String) -> String { "Todo se guarda en \(path)" }
  var settingLabel: String { "Ajuste" }
  var valueLabel: String { "Valor" }
  var purposeLabel: String { "Para qué sirve" }
  var notSet: String { "sin definir" }
  var hiddenValue: String { "(oculto)" }

  var originLabel: String { "Viene de" }
  var settingsFile: String { "el archivo de ajustes" }
  func environment(_ variable: String) -> String { "\(variable), una variable de entorno" }
  var usualValue: String { "Arcade, porque no se ha definido nada" }
  var allowedLabel: String { "Puede ser" }
  var fileOrAddress: String { "un archivo o una dirección web" }
  var anAddress: String { "una dirección web" }
  var aStore: String { "una dirección como postgresql://ana@servidor/arcade" }
  var aCurrency: String { "el código de una moneda, como EUR" }
  var aName: String { "un nombre de una línea" }
  var aPercentage: String { "un porcentaje de 0 a 100, por ejemplo 21" }
  var aKey: String { "una clave, que nunca se muestra" }
  var anyText: String { "cualquier texto" }

  var setAction: String { "da un valor a un ajuste" }
  var unsetAction: String { "le quita el valor" }
  var listAction: String { "todos los ajustes" }
  var eraseAction: String { "borra todos los datos" }
  var keepAction: String { "deja todo como está" }

  func settingSaved(_ setting: String, holds: SettingsHold) -> String {
    "Guardado: \(setting)." + (holds == .later ? " Se aplicará al reiniciar Arcade." : "")
  }
  func settingRemoved(_ setting: String, holds: SettingsHold) -> String {
    "Quitado: \(setting)." + (holds == .later ? " Se aplicará al reiniciar Arcade." : "")
  }
  func settingWasNotSet(_ setting: String) -> String { "\(setting) no estaba definido, así que no se cambió nada." }
  func fileMissing(_ path: String) -> String {
    "\(path) no existe. Se ha guardado igualmente; pon ahí el archivo antes de reiniciar Arcade o indica otra ruta."
  }
  func overridden(_ setting: String, by variable: String) -> String { "\(setting) viene de \(variable)." }
  func unknownSetting(_ name: String, nearest: String?) -> String {
    "No hay ningún ajuste «\(name)»." + (nearest.map { " ¿Quisiste decir «\($0)»?" } ?? "")
  }
  func giveValue(_ line: String) -> String { "Un valor se da así: \(line)" }
  func badSetting(_ name: String, value: String, allowed: [String]) -> String {
    "\(name) no puede ser «\(value)». Elige uno de: \(allowed.joined(separator: ", "))."
  }

  func askToErase(_ path: String) -> String {
    "¿Borrar todo lo que hay en \(path)? Se perderán carros, pedidos, partidas, mazos, búsquedas y ajustes."
  }
  var eraseWaits: String {
    "Hay un pago sin cerrar, así que no se borró nada. Abre la tienda con el nombre de quien lo empezó y te dirá cómo "
      + "acabó; después, vuelve a borrar."
  }
  func erased(_ path: String, except others: [String]) -> String {
    let deleted = "Borrado: todo lo que Arcade guardaba en \(path)."
    return others.isEmpty ? deleted : "\(deleted) Esto no es de Arcade y sigue ahí: \(others.joined(separator: ", "))."
  }
}
