import ArcadeData
import ArcadePresentation

/// The console in Spanish.
struct SpanishConsole: ConsolePhrases {
  func goodbye(_ saved: String) -> String { "\(saved) ¡Hasta pronto!" }
  func interrupted(_ saved: String) -> String { "Interrumpido. \(saved)" }
  func joined(_ sentences: [String]) -> String { sentences.joined(separator: " ") }
  var everythingSaved: String { "Todo está guardado." }
  var everythingElseSaved: String { "Todo lo demás está guardado." }
  var notEverythingSaved: String { "No todo está guardado." }
  var notFinished: String { "El último cambio no llegó a terminarse y puede no estar guardado." }
  func notStored(answers: Int) -> String {
    switch answers {
    case 0: "La última partida no se guardó."
    case 1: "1 respuesta no se guardó."
    default: "\(answers) respuestas no se guardaron."
    }
  }
  func notStored(_ change: StoredChange) -> String {
    switch change {
    case .priceGame: "El último paso del juego de precios no se guardó."
    case .decks: "El último cambio en los mazos no se guardó."
    case .watches: "El último cambio en las búsquedas observadas no se guardó."
    default: "El último cambio no se guardó."
    }
  }
  var inputFailed: String { "No se puede leer la entrada estándar." }
  var outputFailed: String { "No se puede escribir la salida estándar; puede faltar una parte." }
  func linesNotEdited(without package: String) -> String {
    "Aquí no se editan las líneas, porque \(package) no está instalado."
  }
  var answerYesOrNo: String { "Responde yes (sí) o no, por favor." }
  var yesOrElseNo: String { "(yes = sí / no; Intro es no)" }
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
  func inTwoLines(_ first: String, then rest: String) -> String {
    "En una sesión eso son dos líneas: primero \(first) y después \(rest)."
  }
  func forExample(_ line: String) -> String { "Por ejemplo: \(line)" }
  func hint(_ usages: [String]) -> String {
    "Escribe \(usages.list(before: " o ")). help muestra todo lo demás."
  }
  var aNumber: String { "un número" }
  var aCode: String { "un código" }
  var aCodeOrNumber: String { "un código o un número" }
  func adding(_ remark: String, to text: String) -> String { "\(text) (\(remark))" }
  var comma: String { Language.spanish.comma }
  var numberHeading: String { "N.º" }
  var typeRetry: String { "Escribe retry para intentarlo de nuevo, o menu para volver al principio." }
  func orOpened(_ label: String) -> String { "\(label); con --open se abre en el navegador" }
  var everywhere: [Offer] {
    [
      .init("help", "muestra esta lista"),
      .init("back", "la pantalla anterior"),
      .init("menu", "la primera pantalla"),
      .init("quit", "guarda y sale"),
    ]
  }

  var settingsEntry: String { "idioma, direcciones, ubicación de los datos" }

  var languageSetting: String { "el idioma" }
  var picturesSetting: String { "si se dibujan imágenes" }
  var storeSetting: String { "el servidor donde se guarda todo, para varias cajas o jugadores" }
  var personSetting: String { "de quién son el carro y las partidas, en una base de datos compartida" }
  var nothingChanged: String { "No se cambió nada." }
  func backedUp(_ path: String, without settings: [String]) -> String {
    let copied = "Se ha guardado una copia de seguridad de todo en \(path)."
    return settings.isEmpty
      ? copied
      : "\(copied) Estos ajustes no están en ella, porque son claves o pueden contenerlas: \(settings.joined(separator: ", "))."
  }
  func askToRestore(_ path: String) -> String { "¿Sustituirlo todo por la copia de seguridad de \(path)?" }
  func numbersLost(_ lost: LostNumbers) -> String {
    let (first, last) = (lost.numbers.lowerBound, lost.numbers.upperBound)
    let (one, many) =
      switch lost.kind {
      case .orders: ("El pedido", "Los pedidos")
      case .refunds: ("La devolución", "Las devoluciones")
      case .closings: ("El cierre", "Los cierres")
      }
    return first == last
      ? "\(one) \(first) no está en la copia. Su número no se vuelve a dar: el siguiente es el \(last + 1)."
      : "\(many) del \(first) al \(last) no están en la copia. Sus números no se vuelven a dar: el siguiente es el "
        + "\(last + 1)."
  }
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
    "Aquí no se pueden mostrar imágenes; hacen falta un terminal y el programa chafa."
      + (address.map { " Esta está en \($0)" } ?? "")
  }
  func opened(_ address: String) -> String { "Abierta en el navegador: \(address)" }
  func notOpened(_ address: String) -> String {
    "No se pudo abrir \(address): no es una dirección web, o no hay un navegador que la abra. Cópiala."
  }

  var usage: any UsagePhrases { SpanishUsage() }
}
