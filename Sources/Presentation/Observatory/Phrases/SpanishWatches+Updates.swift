import ArcadeDomain

// What a search or an update brought, in Spanish.
extension SpanishWatches {
  func found(_ count: Int) -> String { "\(count == 1 ? "Encontrado" : "Encontrados"): \(listings(count))." }
  func nothingFound(_ text: String) -> String {
    "No se ha encontrado nada con «\(text)». La búsqueda queda guardada."
  }
  func updated(_ parts: [String]) -> String { "Actualizada: \(parts.joined(separator: ", "))" }
  func changed(_ count: Int) -> String { "\(formats.number(count)) con cambios" }
  func new(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "nuevo" : "nuevos")" }
  func returned(_ count: Int) -> String { "\(formats.number(count)) de vuelta" }
  func outOfSight(_ count: Int) -> String { "\(formats.number(count)) ya no \(count == 1 ? "aparece" : "aparecen")" }
  func noChanges(since moment: Moment) -> String { "Sin cambios desde el \(formats.moment(moment))" }
  func emptied(_ count: Int) -> String {
    "La búsqueda ya no encuentra nada: \(listings(count)) ya no \(count == 1 ? "aparece" : "aparecen"). No se ha borrado nada y el historial sigue ahí."
  }
  func recentChanges(_ counts: [Int]) -> String {
    "Cambios en las últimas actualizaciones: \(counts.map(formats.number).joined(separator: ", "))"
  }
  var incomplete: String { "Esta actualización está incompleta; lo que no mostró queda como estaba." }
  func sentence(for gap: SearchGap) -> String {
    switch gap {
    case .pageFailed(let page, let code):
      "No se pudo leer la página \(formats.number(page)) (\(reason(code)))."
    case .limitHit(let limit): "La fuente tiene más resultados de los que llegaron (\(formats.number(limit)))."
    case .countDrifted(let before, let after):
      "La fuente contó primero \(formats.number(before)) resultados y luego \(formats.number(after))."
    case .missing(let missing, let count):
      missing == 1
        ? "La fuente cuenta \(formats.number(count)) resultados, pero falta 1."
        : "La fuente cuenta \(formats.number(count)) resultados, pero faltan \(formats.number(missing))."
    case .leftOut(let count):
      count == 1 ? "No se pudo leer 1 entrada." : "No se pudieron leer \(formats.number(count)) entradas."
    }
  }

  func reason(_ code: RepositoryError.Code) -> String {
    switch code {
    case .timedOut: "sin respuesta a tiempo"
    case .unreachable: "sin conexión"
    case .cutOff: "la respuesta se cortó"
    case .serverError: "un error del servidor"
    case .badRequest: "se rechazó la petición"
    case .redirected: "una redirección que no se puede seguir"
    case .askedToWait: "el servidor pide una pausa"
    case .unclear: "no dice con claridad cuántos resultados hay"
    default: code.rawValue
    }
  }
}
