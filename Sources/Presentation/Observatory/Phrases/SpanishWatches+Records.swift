import ArcadeDomain

// Tables of histories, updates and sources, in Spanish.
extension SpanishWatches {
  func word(for history: WatchHistory) -> String {
    switch history {
    case .price: "precios"
    case .reviews: "opiniones"
    case .stock: "existencias"
    }
  }
  func historyTitle(_ history: WatchHistory, of name: String) -> String {
    switch history {
    case .price: "Precios de \(name)"
    case .reviews: "Opiniones de \(name)"
    case .stock: "Existencias de \(name)"
    }
  }
  var sinceLabel: String { "Desde" }
  var directionLabel: String { "Tendencia" }
  func updatesTitle(of name: String) -> String { "Actualizaciones de \(name)" }
  var updatesTitle: String { "Actualizaciones" }
  var changedLabel: String { "Cambios" }
  var returnedLabel: String { "De vuelta" }
  var unchangedLabel: String { "Sin cambios" }
  var incompleteLabel: String { "Incompleta" }
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
}
