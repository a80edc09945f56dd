/// The command line in Spanish.
struct SpanishUsage: UsagePhrases {
  var introduction: String {
    "Arcade: una tienda y juegos para la consola. Si no se indica una orden, muestra un menú."
  }
  var usageLabel: String { "Uso" }
  var commandsLabel: String { "Órdenes" }
  var optionsLabel: String { "Opciones" }
  var globalOptionsLabel: String { "Opciones de todas las órdenes" }

  func summary(of command: GeneralCommand) -> String {
    switch command {
    case .menu: "el menú"
    case .settings: "muestra los ajustes y dónde están los datos"
    case .set: "da un valor a un ajuste"
    case .unset: "quita el valor de un ajuste"
    case .token: "imprime el token con el que los programas consultan arcade web"
    case .browsers: "muestra qué navegadores conoce la página web"
    case .signOut: "cierra la sesión de un navegador por su número, o la de todos"
    case .who: "muestra quién tiene datos guardados"
    case .adopt: "da a alguien lo que no tiene dueño (pide confirmación)"
    case .erase: "borra todos los datos (pide confirmación)"
    case .backup: "guarda una copia de seguridad en un archivo nuevo"
    case .restore: "lo sustituye todo por una copia de seguridad (pide confirmación)"
    case .completion: "imprime el autocompletado para una shell"
    case .help: "muestra cómo se usa una orden"
    }
  }

  var dataDir: String { "dónde se guardan los datos" }
  var store: String { "guarda todo en un servidor: postgresql://USER@HOST/NAME" }
  var asPerson: String { "de quién son el carro y las partidas" }
  var lang: String { "el idioma" }
  var seed: String { "con el mismo número, el azar se repite" }
  var now: String { "usa esta hora en lugar de la actual" }
  var offline: String { "no abre nunca una conexión" }
  var color: String { "si se usa color" }
  var accessible: String { "para un lector de pantalla: sin color ni dibujos, etiquetas antes de los valores" }
  var seconds: String { "cuántos segundos dura una partida con tiempo, o una ronda" }
  var failIfStale: String { "falla con 69 si una copia guardada sustituye a la fuente" }
  var name: String { "el nombre que tendrá" }
  var before: String { "muestra las filas de una lista anteriores a este número" }
  func older(_ option: String) -> String { "Más antiguas: \(option)" }
  var columns: String { "cómo se llaman las columnas en el archivo" }
  var decimal: String { "qué separa los decimales en una tabla, si nada más lo indica" }
  var currency: String { "la moneda de los precios; por defecto, la habitual" }
  var renew: String { "crea un token nuevo; el anterior deja de servir" }
  var pictures: String { "si se dibujan imágenes, con chafa" }
  var json: String { "imprime un documento JSON" }
  var noInput: String { "no pregunta nunca; falla si falta una respuesta" }
  var yes: String { "responde que sí a todo" }
  var quiet: String { "imprime solo lo pedido" }
  var verbose: String { "da más detalles de los errores" }
  var help: String { "muestra esta ayuda" }
  var version: String { "muestra la versión" }

  func unknownCommand(_ word: String, nearest: String?) -> String {
    "No existe la orden «\(word)»." + didYouMean(nearest)
  }
  func unknownOption(_ option: String, nearest: String?) -> String {
    "Aquí no existe la opción «\(option)»." + didYouMean(nearest)
  }
  func missingOption(_ option: String) -> String { "Falta una opción: \(option)." }
  func missingValue(_ option: String) -> String { "\(option) necesita un valor." }
  func needlessValue(_ option: String) -> String { "\(option) no lleva valor." }
  func badValue(_ value: String, for option: String, expected: String) -> String {
    "\(option) no puede ser «\(value)». Se escribe así: \(expected)."
  }
  func incomplete(_ option: String, without other: String) -> String {
    "\(option) no basta: la proporción necesita también \(other). Añade \(other)."
  }
  func conflicting(_ one: String, _ other: String) -> String {
    "\(one) y \(other) indican lo mismo, y una de las dos se ignoraría. Usa solo una."
  }
  func exceeding(_ option: String, limit: String) -> String {
    "\(option) no puede ser mayor que \(limit), que las incluye."
  }
  func missingOperand(_ operand: String, of command: String) -> String { "\(command) necesita \(operand)." }
  func sayIt(with option: String) -> String { "En la línea de órdenes: \(option)." }
  func needlessOperand(_ operand: String) -> String { "Sobra la palabra «\(operand)»." }
  func badOperand(_ operand: String, nearest: String?, expected: String) -> String {
    "No puede ser «\(operand)».\(didYouMean(nearest)) Elige entre: \(expected)."
  }
  var sessionAsJSON: String { "--json se usa con órdenes que imprimen y terminan, como: arcade shop products." }
  func seeHelp(_ command: String) -> String { "Consulta: \(command)" }

  private func didYouMean(_ word: String?) -> String { word.map { " ¿Quisiste decir «\($0)»?" } ?? "" }
}
