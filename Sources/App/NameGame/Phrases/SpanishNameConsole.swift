/// The name game's commands in Spanish.
struct SpanishNameConsole: NameConsolePhrases {
  var names: String { "aprende los nombres de la gente por su cara" }
  var peopleVerb: String { "lista las personas y quién quedó fuera" }
  var historyVerb: String { "lista las partidas jugadas" }
  var bestVerb: String { "lista la mejor partida de cada modo" }
  var peopleOption: String { "las personas que hay que aprender" }
  var profilesSetting: String { "de dónde vienen las personas" }
  var start: String { "Escribe el número de un modo, o people para estudiar antes. help muestra todo lo demás." }
  var play: String { "empieza con la práctica" }
  var practice: String { "juega hasta el primer fallo" }
  var timed: String { "juega contrarreloj, N segundos" }
  var reverse: String { "una cara, y nombres para elegir" }
  var hint: String { "como práctica, mientras se van tachando las incorrectas" }
  var strikeOut: String { "tacha una incorrecta, cuando las pistas se piden" }
  var people: String { "todas las personas, y cómo te fue" }
  var person: String { "la ficha de una persona, para estudiarla" }
  var cardsClosed: String { "Las fichas quedan cerradas durante una ronda. Escribe back para dejar antes la partida." }
  var stats: String { "las mejores partidas, y las personas para repasar" }
  var best: String { "la mejor partida de cada modo" }
  var refresh: String { "vuelve a cargar las personas" }
  var answer: String { "elige" }
  var howToAnswer: String { "Escribe el número de tu respuesta." }
  var finish: String { "termina una partida sin límite" }
  var again: String { "el mismo modo otra vez" }
  var typePerson: String { "Escribe un número para estudiar a esa persona." }
  func badSeconds(_ text: String) -> String { "Una partida dura de 1 a 3600 segundos, no «\(text)»." }
}
