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
  var sourceOption: String { "dónde buscar; demo si no se dice" }
  var categoryOption: String { "la categoría en la que buscar: su id o nombre" }
  var orderOption: String { "qué resultados van primero" }
  var countOption: String { "cuántos resultados como mucho; 30 si no se dice" }
  var minPriceOption: String { "nada más barato que esto" }
  var maxPriceOption: String { "nada más caro que esto" }
  var groupOption: String { "solo los artículos de este grupo" }
  var changedOption: String { "solo lo que cambió en la última actualización" }
  var unreadOption: String { "solo lo que no se ha abierto desde que cambió" }
  var failIfUnchangedOption: String { "sale con 1 si nada ha cambiado" }
  var formatOption: String { "cómo escribirlos; csv si no se dice" }
  var summaryOption: String { "solo los números" }
  var columnsOption: String { "cómo se llaman las columnas en el archivo" }
  var timesOption: String { "termina tras tantas actualizaciones" }
  var search: String { "busca; sola, para ajustarlo todo antes" }
  var watches: String { "las búsquedas observadas" }
  var sources: String { "dónde se puede buscar" }
  var openWatch: String { "los artículos de esa búsqueda" }
  var update: String { "busca de nuevo, una búsqueda o todas" }
  var typeWatch: String { "Escribe un número para abrir una búsqueda, update para buscar de nuevo, o search té." }
  var go: String { "busca y observa lo que se encuentre" }
  var keyword: String { "las palabras que buscar" }
  var category: String { "la categoría en la que buscar" }
  var categories: String { "recorre las categorías" }
  var order: String { "qué resultados van primero" }
  var prices: String { "solo lo que cueste de LOW a HIGH" }
  var count: String { "cuántos resultados como mucho" }
  var source: String { "dónde buscar" }
  var name: String { "cómo llamar a la búsqueda" }
  var typeGo: String { "Escribe go para buscar. help muestra lo que se puede ajustar." }
  var openCategory: String { "entra en la categoría; en el último nivel la elige" }
  var take: String { "busca en toda esa categoría, o en esta" }
  var filter: String { "solo las que lleven esto en el nombre" }
  var typeCategory: String { "Escribe un número para entrar, take N para elegirla entera, o filter TEXTO." }
  var openListing: String { "todo sobre ese artículo" }
  var updateThis: String { "busca de nuevo" }
  var sort: String { "el orden dentro de cada grupo" }
  var only: String { "qué artículos se ven" }
  var markAllRead: String { "lo marca todo como leído" }
  var nextPage: String { "la página siguiente" }
  var previousPage: String { "la página anterior" }
  var updates: String { "todas las actualizaciones" }
  var typeListing: String { "Escribe un número para abrir un artículo, o update para buscar de nuevo." }
  var history: String { "todos los valores hasta ahora" }
  var nextListing: String { "el artículo siguiente" }
  var previousListing: String { "el artículo anterior" }
  var typeHistory: String { "Escribe history para ver todos los valores, o next para el artículo siguiente." }
}
