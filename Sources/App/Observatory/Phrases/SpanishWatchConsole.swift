/// The commands of the observatory in Spanish.
struct SpanishWatchConsole: WatchConsolePhrases {
  var observe: String { "observa precios, opiniones y existencias de una búsqueda" }
  var searchVerb: String { "busca y observa lo que se encuentre" }
  var updateVerb: String { "busca de nuevo y dice qué ha cambiado" }
  var listVerb: String { "muestra las búsquedas, o los artículos de una" }
  var historyVerb: String { "muestra cómo ha cambiado un artículo" }
  var renameVerb: String { "da otro nombre a una búsqueda" }
  var deleteVerb: String { "borra una búsqueda con su historial (pide confirmación)" }
  var sourcesVerb: String { "muestra dónde se puede buscar y qué hace falta" }
  var categoriesVerb: String { "muestra las categorías de una fuente, o las de dentro de una" }
  var diffVerb: String { "compara dos archivos: qué es nuevo, falta o ha cambiado" }
  var exportVerb: String { "escribe los artículos de una búsqueda en CSV o JSON" }
  var everyVerb: String { "actualiza una y otra vez hasta que se interrumpa" }
  var sourceOption: String { "dónde buscar; demo si no se indica" }
  var categoryOption: String { "la categoría en la que buscar: su id o nombre" }
  var orderOption: String { "qué resultados van primero" }
  var countOption: String { "cuántos resultados como mucho; 30 si no se indica" }
  var minPriceOption: String { "nada más barato que esto" }
  var maxPriceOption: String { "nada más caro que esto" }
  var groupOption: String { "solo los artículos de este grupo" }
  var changedOption: String { "solo lo que cambió en la última actualización" }
  var unreadOption: String { "solo lo que no se ha abierto desde que cambió" }
  var failIfUnchangedOption: String { "sale con 1 si nada ha cambiado" }
  var formatOption: String { "cómo escribirlos; csv si no se indica" }
  var summaryOption: String { "solo los números" }
  var timesOption: String { "termina tras tantas actualizaciones" }
  var rakutenApplicationIDSetting: String { "tu id de aplicación de Rakuten" }
  var rakutenAccessKeySetting: String { "la clave de acceso de Rakuten" }
  var rakutenRefererSetting: String { "la página de tu aplicación web" }
  var rakutenBaseSetting: String { "un servidor en vez de Rakuten" }
  func noSuchWatch(_ name: String) -> String {
    "No hay ninguna búsqueda «\(name)». arcade observe list muestra las que hay."
  }
  func noSuchListing(_ id: String) -> String {
    "La búsqueda no tiene ningún artículo «\(id)». arcade observe list NOMBRE --json muestra los id."
  }
  func badInterval(_ text: String) -> String {
    "«\(text)» no es un intervalo. Escribe un número con s, m, h o d, como 30s, 15m o 2h."
  }
}
