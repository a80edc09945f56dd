import ArcadeDomain

// Listings, in Spanish.
extension SpanishWatches {
  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String {
    "Actualizada \(formats.moment(moment)): \(self.listings(listings)), \(formats.number(unread)) sin leer"
  }
  var listingColumns: ListingListScreen.Columns {
    .init(
      number: "N.º",
      rank: "Pos.",
      name: "Nombre",
      price: "Precio",
      reviews: "Opiniones",
      stock: "Existencias",
      change: "Cambio"
    )
  }
  func title(of group: ListingGroup) -> String {
    switch group {
    case .new: "Nuevos"
    case .observing: "Observados"
    case .outOfSight: "Fuera de vista"
    }
  }
  func state(_ group: ListingGroup) -> String {
    switch group {
    case .new: "Nuevo"
    case .observing: "En observación"
    case .outOfSight: title(of: group)
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
  func vanished(_ name: String) -> String { "\(name): fuera de vista" }
  func word(for direction: ChangeDirection) -> String { direction == .up ? "sube" : "baja" }
  func page(_ number: Int, of count: Int) -> String { "Página \(formats.number(number)) de \(formats.number(count))" }
  var noFurtherPage: String { "No hay más páginas en esa dirección." }
  var allRead: String { "Todo queda marcado como leído." }
  var noneOfThat: String { "Ningún artículo es así." }
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "La búsqueda no ha encontrado nada todavía; al actualizarla se busca de nuevo."
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
}
