/// The console in Spanish.
struct SpanishConsole: ConsolePhrases {
  func goodbye(notSaved: [String]) -> String { "\(saved(but: notSaved)) ¡Hasta pronto!" }
  func interrupted(notSaved: [String]) -> String { "Interrumpido. \(saved(but: notSaved))" }
  func notStored(answers: Int) -> String {
    switch answers {
    case 0: "La última partida no se guardó."
    case 1: "1 respuesta no se guardó."
    default: "\(answers) respuestas no se guardaron."
    }
  }
  var lastChangeNotStored: String { "El último cambio no se guardó." }
  var inputFailed: String { "No se puede leer la entrada estándar." }
  var outputFailed: String { "No se puede escribir la salida estándar; puede faltar una parte." }
  func linesNotEdited(without package: String) -> String {
    "Aquí no se editan las líneas, porque \(package) no está instalado."
  }
  var answerYesOrNo: String { "Responde yes (sí) o no, por favor." }
  var yesOrNo: String { "(yes = sí / no)" }
  func neverAsks(passing option: String) -> String {
    "Esta orden necesita una confirmación, y con --no-input y --json no se puede pedir. Añade \(option)."
  }
  func unanswered(passing option: String) -> String {
    "La entrada terminó sin respuesta. No se cambió nada; para seguir sin preguntas, añade \(option)."
  }
  func unknownCommand(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "¿Quisiste decir «\($0)»? " } ?? ""
    return "Aquí no existe la orden «\(word)». \(hint)Escribe help para ver las órdenes."
  }
  func typedLike(_ usage: String) -> String { "Se escribe así: \(usage)" }
  func forExample(_ line: String) -> String { "Por ejemplo: \(line)" }
  func hint(_ usages: [String]) -> String {
    "Escribe \(usages.list(before: " o ")). help muestra todo lo demás."
  }
  var aNumber: String { "un número" }
  var aCode: String { "un código" }
  var aCodeOrNumber: String { "un código o un número" }
  var numberHeading: String { "N.º" }
  var retry: ConsoleCommand { .init("retry", "", "lo intenta de nuevo") }
  var typeRetry: String { "Escribe retry para intentarlo de nuevo, o menu para volver al principio." }
  var finishedGames: ConsoleCommand { .init("history", "", "las partidas terminadas") }
  var afterGame: String { "Escribe again para jugar otra vez, stats para ver cómo te fue, o back para elegir." }
  var up: ConsoleCommand { .init("up", "", "un nivel arriba") }
  var link: ConsoleCommand { .init("link", "[--open]", "la página del producto; --open la abre en el navegador") }
  func orOpened(_ label: String) -> String { "\(label); con --open se abre en el navegador" }
  var picture: ConsoleCommand { .init("picture", "", "la imagen del producto") }
  var everywhere: [ConsoleCommand] {
    [
      .init("help", "", "muestra esta lista"),
      .init("back", "", "la pantalla anterior"),
      .init("menu", "", "la primera pantalla"),
      .init("quit", "", "guarda y sale"),
    ]
  }

  var settingsEntry: String { "idioma, direcciones, ubicación de los datos" }

  var settingsTitle: String { "Ajustes" }
  var notSet: String { "sin definir" }
  var hiddenValue: String { "(oculto)" }
  func dataFolder(_ path: String) -> String { "Todo se guarda en \(path)" }
  var languageSetting: String { "el idioma: en, es o ja" }
  var picturesSetting: String { "si se dibujan imágenes: auto, never o always" }
  func settingSaved(_ setting: String) -> String { "Guardado: \(setting). Se aplicará al reiniciar Arcade." }
  func unknownSetting(_ name: String, nearest: String?) -> String {
    "No hay ningún ajuste «\(name)»." + (nearest.map { " ¿Quisiste decir «\($0)»?" } ?? "")
  }
  func badSetting(_ name: String, value: String, allowed: [String]) -> String {
    "\(name) no puede ser «\(value)». Elige uno de: \(allowed.joined(separator: ", "))."
  }
  func overridden(_ setting: String, by variable: String) -> String { "\(setting) viene de \(variable)." }
  var settingCommands: [ConsoleCommand] {
    [
      .init("set", "SETTING VALUE", "da un valor a un ajuste"),
      .init("unset", "SETTING", "le quita el valor"),
      .init("erase", "", "borra todos los datos (pide confirmación)"),
    ]
  }
  func askToErase(_ path: String) -> String {
    "¿Borrar todo lo que hay en \(path)? Se perderán carros, pedidos, partidas, mazos, búsquedas y ajustes."
  }
  func erased(_ path: String, except others: [String]) -> String {
    let deleted = "Borrado: todo lo que Arcade guardaba en \(path)."
    return others.isEmpty ? deleted : "\(deleted) Esto no es de Arcade y sigue ahí: \(others.joined(separator: ", "))."
  }
  var nothingChanged: String { "No se cambió nada." }
  func backedUp(_ path: String, without settings: [String]) -> String {
    let copied = "Se ha guardado una copia de seguridad de todo en \(path)."
    return settings.isEmpty
      ? copied
      : "\(copied) Estos ajustes no están en ella, porque son claves o pueden contenerlas: \(settings.joined(separator: ", "))."
  }
  func askToRestore(_ path: String) -> String { "¿Sustituirlo todo por la copia de seguridad de \(path)?" }
  func restored(_ path: String, without settings: [String]) -> String {
    let restored = "Se ha restaurado todo desde \(path)."
    guard !settings.isEmpty else { return restored }
    return "\(restored) Estos ajustes no están en la copia ni aquí: \(settings.joined(separator: ", ")). "
      + "Vuelve a ponerlos con arcade settings set."
  }
  func damagedBeforeRestore(_ path: String) -> String {
    "\(path) está dañado, así que no se sustituyó nada. Muévelo a otro sitio o usa arcade settings erase; "
      + "después, vuelve a restaurar."
  }
  var paymentOpen: String {
    "Hay un pago sin cerrar, así que no se sustituyó nada. Abre arcade shop, que pregunta cómo acabó; "
      + "después, vuelve a restaurar."
  }

  func noPicturesHere(_ address: String?) -> String {
    "Aquí no se pueden mostrar imágenes." + (address.map { " Esta está en \($0)" } ?? "")
  }
  func opened(_ address: String) -> String { "Abierta en el navegador: \(address)" }
  func notOpened(_ address: String) -> String {
    "No se pudo abrir \(address): no es una dirección web, o no hay un navegador que la abra. Cópiala."
  }

  var usage: any UsagePhrases { SpanishUsage() }

  private func saved(but exceptions: [String]) -> String {
    exceptions.isEmpty ? "Todo está guardado." : (["No todo está guardado."] + exceptions).joined(separator: " ")
  }
}
