import ArcadeDomain

/// The observatory in Spanish.
struct SpanishWatches: WatchPhrases {
  let base: any Phrases

  var watchesTitle: String { "Búsquedas observadas" }
  var noWatches: String {
    "Todavía no se observa nada. Basta con buscar: té, por ejemplo, aparece en un mercado inventado, sin conexión."
  }
  var watchLabel: String { "Búsqueda" }
  var unreadLabel: String { "Sin leer" }
  var updatedLabel: String { "Actualizada" }
  var nameMissing: String { "La búsqueda necesita un nombre en el que haya algo que leer." }
  func askToDelete(_ watch: WatchSummary) -> String {
    "¿Borrar la búsqueda «\(watch.watch.name.text)»? Se perderá todo su historial, con \(listings(watch.counts.values.reduce(0, +)))."
  }
  func deleted(_ name: String) -> String { "Borrada: «\(name)»." }
  var watchGone: String { "Ya no está: se borró en otra parte. Consulta las que hay en la lista de búsquedas." }
  func watchBusy(by name: String) -> String {
    "\(name.isEmpty ? "Otra copia de Arcade" : name) está actualizando esta búsqueda; inténtalo de nuevo en un momento."
  }
  func watchExists(_ name: String) -> String {
    "Ya hay una búsqueda «\(name)» y ha quedado como estaba. Elige otro nombre, o actualiza esa."
  }
  func noSuchSource(_ name: String) -> String {
    "No hay ninguna fuente «\(name)». Usa demo, rakuten, o file: con una ruta."
  }
  var fileFromAfar: String {
    "Solo se puede indicar un archivo en el equipo en el que se ejecuta Arcade. Busca desde allí, o elige demo o rakuten."
  }
  var noPath: String { "Falta la ruta detrás de file:. Escríbela, como en file:tienda.csv." }
  func notAskedOffline(_ server: String) -> String {
    "Sin conexión no se pregunta a \(server). Lo encontrado antes sigue en las búsquedas; para buscar hace falta conexión."
  }
  func settingNeeded(_ key: String, said reason: String?) -> String {
    let why = reason.map { " (\($0))" } ?? ""
    return "Falta el ajuste \(key), o el servidor no lo acepta\(why). Ponlo en los ajustes."
  }
  func notOneOf(_ text: String, _ words: [String]) -> String {
    "«\(text)» no es ninguna de las opciones. Usa \(words.joined(separator: ", "))."
  }
  func about(_ name: String, _ sentence: String) -> String { "\(name): \(sentence)" }

  func listings(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "artículo" : "artículos")" }
}
