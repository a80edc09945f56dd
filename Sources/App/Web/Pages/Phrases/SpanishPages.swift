/// The frame of pages in Spanish.
struct SpanishPages: PagePhrases {
  var signOut: String { "Cerrar la sesión" }
  var skipToContent: String { "Saltar al contenido" }
  var systems: String { "Sistemas" }
  func name(of system: String) -> String? {
    switch system {
    case "shop": "Tienda"
    case "prices": "Precios"
    case "names": "Nombres"
    case "words": "Palabras"
    case "observe": "Observatorio"
    case "settings": "Ajustes"
    case "who": "Usuario"
    default: nil
    }
  }
  var captions: [String: String] { Self.captions }
  var more: String { "Más" }
  var optional: String { "(opcional)" }
  func whenEmpty(_ meaning: String) -> String { "(vacío: \(meaning))" }
  var quantity: String { "Cantidad" }
  var leaveGame: String { "Salir de la partida" }
  var timeLeft: String { "Tiempo restante" }
  var timePassed: String { "Tiempo" }
  var keys: String { "Teclas" }
  var keyMeanings: [(key: String, meaning: String)] {
    [
      ("1 … 9", "elegir lo que lleva ese número"), ("Intro", "confirmar"), ("/", "ir al primer campo"),
      ("Esc", "salir del campo y, después, volver"), ("?", "mostrar estas teclas"),
    ]
  }
  var close: String { "Cerrar" }
  var notReached: String {
    "Arcade no responde. No se ha enviado nada; comprueba que sigue en marcha e inténtalo de nuevo."
  }
  var allPoints: String { "Todos los valores" }
  var moment: String { "Cuándo" }
  var figure: String { "Valor" }
  var language: String { "Idioma" }
  var pageIsOld: String { "Esa página ya no está actualizada. Esta es la actual." }
  var textIsTooLong: String { "Ese texto es demasiado largo. Usa uno más corto." }
}
