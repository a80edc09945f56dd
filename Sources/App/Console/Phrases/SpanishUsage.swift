/// The command line in Spanish.
struct SpanishUsage: UsagePhrases {
  var introduction: String { "Arcade: una tienda y juegos para la consola. Sin orden muestra un menú." }
  var usageLabel: String { "Uso" }
  var commandsLabel: String { "Órdenes" }
  var optionsLabel: String { "Opciones" }
  var globalOptionsLabel: String { "Opciones de todas las órdenes" }

  func summary(of command: CommandName) -> String {
    switch command {
    case .menu: "el menú"
    case .shop: "escanear productos, ver los descuentos, pagar"
    case .shopProducts: "lista los productos"
    case .shopDiscounts: "lista los descuentos"
    case .shopPrice: "calcula el precio de un carro; - lee los códigos de la entrada"
    case .shopOrders: "lista lo comprado"
    case .shopOrder: "muestra un recibo"
    case .settings: "muestra los ajustes y dónde están los datos"
    case .settingsSet: "da un valor a un ajuste"
    case .settingsUnset: "quita el valor de un ajuste"
    case .settingsErase: "borra todos los datos (pregunta)"
    case .backup: "copia todo en un archivo nuevo"
    case .restore: "lo sustituye todo por una copia así (pregunta)"
    case .help: "muestra cómo se usa una orden"
    }
  }

  func summary(of option: CommandOption) -> String {
    switch option {
    case .dataDir: "dónde se guardan los datos"
    case .lang: "el idioma"
    case .seed: "el mismo número da las mismas elecciones al azar"
    case .now: "hacer como si fuera esta hora"
    case .offline: "no abrir nunca una conexión"
    case .color: "si se usa color"
    case .accessible: "para un lector de pantalla: sin color ni dibujos, etiquetas antes de los valores"
    case .json: "imprime un documento JSON"
    case .noInput: "no preguntar nunca; fallar si falta una respuesta"
    case .yes: "responder que sí a todo"
    case .quiet: "imprimir solo lo pedido"
    case .verbose: "decir más de los errores"
    case .help: "muestra esta ayuda"
    case .version: "muestra la versión"
    case .on: "el día cuyos descuentos valen"
    case .catalog: "la lista de precios que se usa"
    case .discounts: "los descuentos que se usan"
    }
  }

  func unknownCommand(_ word: String, nearest: String?) -> String {
    "No hay ninguna orden «\(word)»." + didYouMean(nearest)
  }
  func unknownOption(_ option: String, nearest: String?) -> String {
    "Aquí no hay ninguna opción «\(option)»." + didYouMean(nearest)
  }
  func missingValue(_ option: String) -> String { "\(option) necesita un valor." }
  func needlessValue(_ option: String) -> String { "\(option) no lleva valor." }
  func badValue(_ value: String, for option: String, expected: String) -> String {
    "\(option) no puede ser «\(value)». Se escribe así: \(expected)."
  }
  func missingOperand(_ operand: String, of command: String) -> String { "\(command) necesita \(operand)." }
  func needlessOperand(_ operand: String) -> String { "Sobra la palabra «\(operand)»." }
  func seeHelp(_ command: String) -> String { "Mira: \(command)" }

  private func didYouMean(_ word: String?) -> String { word.map { " ¿Quisiste decir «\($0)»?" } ?? "" }
}
