import ArcadeDomain

// Setting up a search, in Spanish.
extension SpanishWatches {
  var searchTitle: String { "Búsqueda nueva" }
  var sourceLabel: String { "Fuente" }
  var keywordLabel: String { "Palabra" }
  var categoryLabel: String { "Categoría" }
  var orderLabel: String { "Orden" }
  var pricesLabel: String { "Precios" }
  var lowestPriceLabel: String { "Precio mínimo" }
  var highestPriceLabel: String { "Precio máximo" }
  var countLabel: String { "Resultados" }
  var nameLabel: String { "Nombre" }
  var any: String { "cualquiera" }
  func word(for order: ListingOrder) -> String {
    switch order {
    case .popularity: "popularidad"
    case .priceUp: "precio, de menor a mayor"
    case .priceDown: "precio, de mayor a menor"
    case .reviews: "más opiniones primero"
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
    case .nothingToSearchFor: "No hay nada que buscar. Indica una palabra, una categoría o ambas."
    case .keywordTooShort(let keyword): "«\(keyword)» es demasiado corto para buscarlo. Usa al menos dos letras."
    case .keywordTooLong(_, let most): "La palabra es demasiado larga. Usa como mucho \(formats.number(most)) letras."
    case .countOutOfRange(let count, let range):
      "No se pueden pedir \(formats.number(count)) resultados. Elige un número de \(formats.number(range.lowerBound)) a \(formats.number(range.upperBound))."
    case .negativePrice(let price): "\(formats.money(price)) es menor que cero. Indica un precio de cero o más."
    case .emptyPriceRange(let low, let high):
      "Nada puede costar \(formats.money(low)) o más y \(formats.money(high)) o menos. Indica primero el menor, en una sola moneda."
    }
  }
  func sentence(for mistake: WatchSearchMistake) -> String {
    switch mistake {
    case .count(let text): "«\(text)» no es un número de 1 a \(formats.number(WatchQuery.counts.upperBound))."
    case .prices(let text): "«\(text)» no es un intervalo de precios. Escríbelo como 10 20, o 10, o to 20, o any."
    case .currencyMissing: "Esta fuente no tiene moneda propia. Indica los precios con una, como 10 20 USD."
    case .noSuchCategory(let text):
      "Ahí no existe la categoría «\(text)». Consulta las que hay en la lista de categorías."
    case .severalCategories(let text, let names): "«\(text)» puede ser \(formats.list(names)). Indica más del nombre."
    }
  }

  func categoriesTitle(of source: String, below parent: String?) -> String {
    parent.map { "Categorías de \(source): \($0)" } ?? "Categorías de \(source)"
  }
  func noSuchCategory(_ id: String) -> String {
    "No existe la categoría \(id). Consulta las que hay en la lista de categorías."
  }
  var loadingCategories: String { "Cargando las categorías…" }
  func noCategories(matching text: String) -> String {
    text.isEmpty ? "Aquí no hay categorías." : "Ninguna categoría de aquí lleva «\(text)» en el nombre."
  }
}
