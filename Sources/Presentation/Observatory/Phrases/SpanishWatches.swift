import ArcadeDomain

/// The observatory in Spanish.
struct SpanishWatches: WatchPhrases {
  let base: any Phrases

  var watchesTitle: String { "Búsquedas observadas" }
  var noWatches: String {
    "Todavía no se observa nada. Escribe search té para empezar: busca en un mercado inventado, sin conexión."
  }
  var numberLabel: String { "N.º" }
  var watchLabel: String { "Búsqueda" }
  var unreadLabel: String { "Sin leer" }
  var updatedLabel: String { "Actualizada" }
  func noSuchRow(_ text: String) -> String { "Aquí no hay «\(text)». Escribe uno de los números que se ven." }
  var nameMissing: String { "La búsqueda necesita un nombre. Escríbelo detrás de su número." }
  func renamed(_ name: String, to newName: String) -> String { "«\(name)» se llama ahora «\(newName)»." }
  func askToDelete(_ watch: WatchSummary) -> String {
    "¿Borrar la búsqueda «\(watch.watch.name.text)»? Se pierde su historial entero, con \(listings(watch.counts.values.reduce(0, +)))."
  }
  func deleted(_ name: String) -> String { "Borrada: «\(name)»." }
  var nothingDeleted: String { "No se ha borrado nada." }
  var watchGone: String { "Ya no está: se borró en otra parte. Escribe watches para ver las que hay." }
  func noSuchWatch(_ name: String) -> String {
    "No hay ninguna búsqueda «\(name)». arcade observe list muestra las que hay."
  }
  func noSuchListing(_ id: String) -> String {
    "La búsqueda no tiene ningún artículo «\(id)». arcade observe list NOMBRE --json muestra los id."
  }
  func badInterval(_ text: String) -> String {
    "«\(text)» no es un intervalo. Escribe un número con s, m, h o d, como 30s, 15m o 2h."
  }
  func watchExists(_ name: String) -> String {
    "Ya hay una búsqueda «\(name)» y ha quedado como estaba. Elige otro nombre, o actualiza esa."
  }
  func noSuchSource(_ name: String) -> String {
    "No hay ninguna fuente «\(name)». Escribe sources para ver las que hay."
  }
  func settingNeeded(_ key: String) -> String {
    "Falta el ajuste \(key), o el servidor no lo acepta. Ponlo con: arcade settings set \(key) VALOR"
  }
  func about(_ name: String, _ sentence: String) -> String { "\(name): \(sentence)" }

  var searchTitle: String { "Búsqueda nueva" }
  var sourceLabel: String { "Fuente" }
  var keywordLabel: String { "Palabra" }
  var categoryLabel: String { "Categoría" }
  var orderLabel: String { "Orden" }
  var pricesLabel: String { "Precios" }
  var countLabel: String { "Resultados" }
  var nameLabel: String { "Nombre" }
  var any: String { "cualquiera" }
  func word(for order: ListingOrder) -> String {
    switch order {
    case .popularity: "popularidad"
    case .priceUp: "precio, de menor a mayor"
    case .priceDown: "precio, de mayor a menor"
    case .reviews: "opiniones, primero las más"
    }
  }
  func priceRange(from lowest: String?, to highest: String?) -> String {
    switch (lowest, highest) {
    case (let lowest?, let highest?): "de \(lowest) a \(highest)"
    case (let lowest?, nil): "desde \(lowest)"
    case (nil, let highest?): "hasta \(highest)"
    case (nil, nil): any
    }
  }
  func searching(_ text: String, at source: String) -> String { "Buscando «\(text)» en \(source)…" }
  func searched(_ found: Int, of total: Int) -> String { "\(formats.number(found)) de \(formats.number(total))" }
  func sentence(for error: WatchQueryError) -> String {
    switch error {
    case .nothingToSearchFor: "No hay nada que buscar. Da una palabra, una categoría o las dos."
    case .keywordTooShort(let keyword): "«\(keyword)» es demasiado corto para buscarlo. Da al menos dos letras."
    case .keywordTooLong(_, let most): "La palabra es demasiado larga. Usa como mucho \(formats.number(most)) letras."
    case .countOutOfRange(let count, let range):
      "No se pueden pedir \(formats.number(count)) resultados. Da un número de \(formats.number(range.lowerBound)) a \(formats.number(range.upperBound))."
    case .negativePrice(let price): "\(formats.money(price)) es menos que cero. Da un precio de cero o más."
    case .emptyPriceRange(let low, let high):
      "Nada puede costar \(formats.money(low)) o más y \(formats.money(high)) o menos. Da primero el menor, en una sola moneda."
    }
  }
  func sentence(for mistake: WatchSearchMistake) -> String {
    switch mistake {
    case .order(let text):
      "«\(text)» no es un orden. Usa \(ListingOrder.allCases.map(\.rawValue).joined(separator: ", "))."
    case .count(let text): "«\(text)» no es un número de 1 a \(formats.number(WatchQuery.counts.upperBound))."
    case .prices(let text): "«\(text)» no es un intervalo de precios. Escríbelo como 10 20, o 10, o to 20, o any."
    case .currencyMissing: "Esta fuente no tiene moneda propia. Escribe los precios con una, como 10 20 USD."
    case .noSuchCategory(let text): "Ahí no hay ninguna categoría «\(text)». Escribe categories para verlas."
    case .severalCategories(let text, let names): "«\(text)» puede ser \(formats.list(names)). Escribe más del nombre."
    }
  }

  func categoriesTitle(of source: String, below parent: String?) -> String {
    parent.map { "Categorías de \(source): \($0)" } ?? "Categorías de \(source)"
  }
  var loadingCategories: String { "Cargando las categorías…" }
  func noCategories(matching text: String) -> String {
    text.isEmpty ? "Aquí no hay categorías." : "Ninguna categoría de aquí lleva «\(text)» en el nombre."
  }
  var alreadyAtTop: String { "Estas son las categorías de arriba del todo." }

  func found(_ count: Int) -> String { "Encontrado: \(listings(count))." }
  func nothingFound(_ text: String) -> String {
    "No se ha encontrado nada con «\(text)». La búsqueda queda guardada; al actualizarla se busca de nuevo."
  }
  func updated(_ parts: [String]) -> String { "Actualizada: \(parts.joined(separator: ", "))" }
  func changed(_ count: Int) -> String { "\(formats.number(count)) con cambios" }
  func new(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "nuevo" : "nuevos")" }
  func returned(_ count: Int) -> String { "\(formats.number(count)) de vuelta" }
  func outOfSight(_ count: Int) -> String { "\(formats.number(count)) fuera de la vista" }
  func noChanges(since moment: Moment) -> String { "Sin cambios desde \(formats.moment(moment))" }
  func emptied(_ count: Int) -> String {
    "La búsqueda ya no encuentra nada: fuera de la vista, \(listings(count)). No se ha borrado nada y su historial sigue ahí."
  }
  var incomplete: String { "Esta actualización está incompleta; lo que no mostró queda como estaba." }
  func sentence(for gap: SearchGap) -> String {
    switch gap {
    case .pageFailed(let page, let code):
      "No se pudo leer la página \(formats.number(page)) (\(code.rawValue))."
    case .limitHit(let limit): "La fuente no da más de \(formats.number(limit)) resultados."
    case .countDrifted(let before, let after):
      "La fuente contó primero \(formats.number(before)) resultados y luego \(formats.number(after))."
    case .leftOut(let count):
      count == 1 ? "No se pudo leer 1 entrada." : "No se pudieron leer \(formats.number(count)) entradas."
    }
  }

  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String {
    "Actualizada \(formats.moment(moment)): \(self.listings(listings)), \(formats.number(unread)) sin leer"
  }
  var listingColumns: ListingListScreen.Columns {
    .init(
      number: "N.º",
      rank: "Puesto",
      name: "Nombre",
      price: "Precio",
      reviews: "Opiniones",
      stock: "Existencias",
      change: "Último cambio"
    )
  }
  func title(of group: ListingGroup) -> String {
    switch group {
    case .new: "Nuevos"
    case .observing: "En observación"
    case .outOfSight: "Fuera de la vista"
    }
  }
  func reviews(_ average: String?, _ count: Int?) -> String {
    let number = count.map { "\(formats.number($0)) \($0 == 1 ? "opinión" : "opiniones")" }
    return [average.map { "\($0) de 5" }, number].compactMap(\.self).joined(separator: ", ")
  }
  func stock(_ isAvailable: Bool) -> String { isAvailable ? "disponible" : "agotado" }
  var unreadMark: String { "sin leer" }
  var returnedMark: String { "de vuelta" }
  func label(of attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: "Precio"
    case .currency: "Moneda"
    case .reviewCount: "Opiniones"
    case .reviewAverage: "Nota media"
    case .availability: "Existencias"
    }
  }
  func shortLabel(of attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: "precio"
    case .currency: "moneda"
    case .reviewCount: "opiniones"
    case .reviewAverage: "nota"
    case .availability: "existencias"
    }
  }
  func words(for attribute: ListingAttribute, _ direction: ChangeDirection?) -> String {
    switch (attribute, direction) {
    case (.reviewCount, .up?): "más opiniones"
    case (.reviewCount, .down?): "menos opiniones"
    case (.availability, .up?): "disponible de nuevo"
    case (.availability, .down?): "agotado"
    case (_, .up?): "\(shortLabel(of: attribute)) en alza"
    case (_, .down?): "\(shortLabel(of: attribute)) a la baja"
    case (_, nil): "cambio de \(shortLabel(of: attribute))"
    }
  }
  func change(of name: String, _ what: String, from old: String, to new: String) -> String {
    "\(name): \(what), de \(old) a \(new)"
  }
  func appeared(_ name: String) -> String { "\(name): nuevo" }
  func cameBack(_ name: String) -> String { "\(name): de vuelta" }
  func vanished(_ name: String) -> String { "\(name): fuera de la vista" }
  func word(for direction: ChangeDirection) -> String { direction == .up ? "sube" : "baja" }
  func page(_ number: Int, of count: Int) -> String { "Página \(formats.number(number)) de \(formats.number(count))" }
  var noFurtherPage: String { "No hay más páginas en esa dirección." }
  var allRead: String { "Todo queda marcado como leído." }
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "La búsqueda no ha encontrado nada todavía. Escribe update para buscar de nuevo."
    case .changed: "La última actualización lo encontró todo como estaba. Escribe only all para verlo todo."
    case .unread: "Todo está leído. Escribe only all para verlo todo."
    }
  }

  var stateLabel: String { "Estado" }
  var rankLabel: String { "Puesto" }
  var idLabel: String { "ID" }
  var pageLabel: String { "Página" }
  var notSaid: String { "sin dato" }
  func changed(from value: String, at moment: Moment) -> String { "\(value) antes del \(formats.moment(moment))" }
  var trendLabel: String { "El precio en el tiempo" }
  var lowestLabel: String { "Mínimo" }
  var highestLabel: String { "Máximo" }
  var medianLabel: String { "Mediana" }
  var lastLabel: String { "Último" }
  var noFurtherListing: String { "No hay más artículos en esa dirección." }
  var noPage: String { "La fuente no da ninguna página de este artículo." }
  var noPicture: String { "La fuente no da ninguna imagen de este artículo." }

  func historyTitle(_ history: WatchHistory, of name: String) -> String {
    switch history {
    case .price: "Precios de \(name)"
    case .reviews: "Opiniones de \(name)"
    case .stock: "Existencias de \(name)"
    }
  }
  var sinceLabel: String { "Desde" }
  var directionLabel: String { "Dirección" }
  func updatesTitle(of name: String) -> String { "Actualizaciones de \(name)" }
  var updatesTitle: String { "Actualizaciones" }
  var changedLabel: String { "Cambios" }
  var returnedLabel: String { "De vuelta" }
  var unchangedLabel: String { "Iguales" }
  var completeLabel: String { "Completa" }
  var isComplete: String { "sí" }
  var sourcesTitle: String { "Fuentes" }
  var needsLabel: String { "Necesita" }
  var termsLabel: String { "Condiciones" }
  var needsNothing: String { "nada" }
  func words(for need: ListingSourceNeed) -> String {
    switch need {
    case .path: "la ruta de un archivo CSV, TSV o JSON"
    case .setting(let key, let isMet): "el ajuste \(key) (\(isMet ? "puesto" : "falta"))"
    }
  }

  private func listings(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "artículo" : "artículos")" }
}
