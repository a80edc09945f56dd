import ArcadeDomain

extension Spanish {
  var menuTitle: String { "Arcade" }
  var openAction: String { "lo abre" }
  var retryAction: String { "lo intenta de nuevo" }
  var upAction: String { "un nivel arriba" }
  var historyAction: String { "las partidas terminadas" }
  var linkAction: String { "la página del producto" }
  var pictureAction: String { "la imagen del producto" }
  var numberLabel: String { "N.º" }
  var nextPageAction: String { "la página siguiente" }
  var previousPageAction: String { "la página anterior" }
  func page(_ number: Int, of count: Int) -> String { "Página \(formats.number(number)) de \(formats.number(count))" }
  var noFurtherPage: String { "No hay más páginas en esa dirección." }
  func noSuchRow(_ text: String) -> String { "Aquí no hay «\(text)». Elige uno de los que se ven." }
  func missing(_ label: String) -> String { "Falta «\(label)», así que no se hizo nada. Rellénalo y envíalo de nuevo." }
  var staleAction: String {
    "Esto se refería a algo que ya no está aquí, así que no se hizo nada. Elige entre lo que se ve ahora."
  }
  var notOffered: String { "Esto no se puede hacer aquí ahora. Elige entre lo que se ve." }
  var alreadyAtTop: String { "Ya estás en las categorías principales." }
  func renamed(_ name: String, to newName: String) -> String { "«\(name)» se llama ahora «\(newName)»." }
  var nothingDeleted: String { "No se borró nada." }

  var historyTitle: String { "Partidas terminadas" }
  var bestTitle: String { "Mejores partidas" }
  var statsTitle: String { "Estadísticas" }
  var noGames: String { "Aún no se ha terminado ninguna partida." }
  var playedLabel: String { "Jugada" }
  var bestLabel: String { "Mejor" }
  var gamesLabel: String { "Partidas" }
  var whoLabel: String { "Usuario" }
  var noOwner: String { "sin nombre" }
  func youAre(_ name: String) -> String { "Eres \(name)." }
  func badOwner(_ name: String) -> String {
    "«\(name)» no puede ser un nombre aquí. Usa hasta \(Owner.longestName) caracteres visibles."
  }
  var everybodysBestTitle: String { "Las mejores partidas de todos" }
  var rightLabel: String { "Aciertos" }
  var wrongLabel: String { "Fallos" }
  var askedLabel: String { "Preguntas" }
  var tooLate: String { "Llegó demasiado tarde y no cuenta." }
  var gameNotInProgress: String { "Esta partida ya no está en curso. Empieza otra." }
}
