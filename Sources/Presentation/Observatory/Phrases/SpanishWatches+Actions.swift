// What can be done in the observatory, in Spanish.
extension SpanishWatches {
  var searchAction: String { "busca, como té in cocina; sin palabras, con todo lo que se puede ajustar" }
  var watchesAction: String { "las búsquedas observadas" }
  var sourcesAction: String { "dónde se puede buscar" }
  var openWatchAction: String { "los artículos de esa búsqueda" }
  var updateAction: String { "busca de nuevo, una búsqueda o todas" }
  var renameAction: String { "da otro nombre a una búsqueda" }
  var deleteAction: String { "borra una búsqueda con su historial" }
  var deleteThisAction: String { "borra la búsqueda con su historial" }
  var keepAction: String { "conserva la búsqueda" }
  var goAction: String { "busca y observa lo que se encuentre" }
  var keywordAction: String { "las palabras que se buscan" }
  var categoryAction: String { "la categoría en la que buscar, o any" }
  var categoriesAction: String { "recorre las categorías" }
  var orderAction: String { "qué resultados van primero" }
  var pricesAction: String { "solo precios como 10 20, to 20 o any" }
  var countAction: String { "cuántos resultados como mucho" }
  var sourceAction: String { "dónde buscar" }
  var nameAction: String { "cómo llamar a la búsqueda" }
  var openCategoryAction: String { "entra en la categoría; en el último nivel la elige" }
  var takeAction: String { "busca en toda esa categoría, o en esta" }
  var filterAction: String { "solo las que lleven esto en el nombre" }
  var openListingAction: String { "todo sobre ese artículo" }
  var updateThisAction: String { "busca de nuevo" }
  var sortAction: String { "el orden dentro de cada grupo" }
  var onlyAction: String { "qué artículos se ven" }
  var markAllReadAction: String { "lo marca todo como leído" }
  var updatesAction: String { "todas las actualizaciones" }
  var valuesAction: String { "todos los valores hasta ahora" }
  var nextListingAction: String { "el artículo siguiente" }
  var previousListingAction: String { "el artículo anterior" }
  var listingLabel: String { "Artículo" }
  var filterLabel: String { "Solo" }
  var valuesLabel: String { "Valores de" }
  var allWatches: String { "todas" }
  var wholeSearch: String { "más formas de buscar" }
}
