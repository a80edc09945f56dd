import ArcadeDomain

// Listings, in Spanish.
extension SpanishWatches {
  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String {
    "Actualizada el \(formats.moment(moment)): \(self.listings(listings)), \(formats.number(unread)) sin leer"
  }
  var rankColumn: String { "Pos." }
  var reviewsColumn: String { "Opiniones" }
  var changeColumn: String { "Cambio" }
  func word(for sorting: ListingArrangement.Sorting) -> String {
    switch sorting {
    case .rank: "puesto"
    case .name: "nombre"
    case .price: "precio, de menor a mayor"
    case .reviews: "más opiniones primero"
    case .change: "último cambio primero"
    }
  }
  func word(for filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "todo"
    case .changed: "lo que ha cambiado"
    case .unread: "lo que está sin leer"
    }
  }
  func title(of group: ListingGroup) -> String {
    switch group {
    case .new: "Nuevos"
    case .observing: "Observados"
    case .outOfSight: "Ya no aparecen"
    }
  }
  func state(_ group: ListingGroup) -> String {
    switch group {
    case .new: "Nuevo"
    case .observing: "En observación"
    case .outOfSight: "Ya no aparece"
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
    case .reviewAverage: "Valoración media"
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
    case (.reviewCount, .up?): "han subido las opiniones"
    case (.reviewCount, .down?): "han bajado las opiniones"
    case (.availability, .up?): "disponible de nuevo"
    case (.availability, .down?): "agotado"
    case (_, .up?): "\(withArticle(attribute)) ha subido"
    case (_, .down?): "\(withArticle(attribute)) ha bajado"
    case (.reviewCount, nil), (.availability, nil): "han cambiado \(withArticle(attribute))"
    case (_, nil): "\(withArticle(attribute)) ha cambiado"
    }
  }
  private func withArticle(_ attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: "el precio"
    case .currency: "la moneda"
    case .reviewAverage: "la valoración"
    case .reviewCount, .availability: "las \(shortLabel(of: attribute))"
    }
  }
  func change(of name: String, _ what: String, from old: String, to new: String) -> String {
    "\(name): \(what) de \(old) a \(new)"
  }
  func appeared(_ name: String) -> String { "\(name): nuevo" }
  func cameBack(_ name: String) -> String { "\(name): de vuelta" }
  func vanished(_ name: String) -> String { "\(name): ya no aparece" }
  func word(for direction: ChangeDirection) -> String { direction == .up ? "sube" : "baja" }
  var allRead: String { "Todo queda marcado como leído." }
  var noneOfThat: String { "Ningún artículo coincide." }
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "La búsqueda no ha encontrado nada todavía; al actualizarla se busca de nuevo."
    case .changed: "Nada cambió en la última actualización."
    case .unread: "Todo está leído."
    }
  }

  var stateLabel: String { "Estado" }
  var rankLabel: String { "Puesto" }
  var idLabel: String { "ID" }
  var pageLabel: String { "Página" }
  var notSaid: String { "sin datos" }
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
