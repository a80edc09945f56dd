/// The name game's commands in Spanish.
struct SpanishNameConsole: NameConsolePhrases {
  var names: String { "aprende los nombres de la gente por su cara" }
  var peopleVerb: String { "lista las personas y quién quedó fuera" }
  var historyVerb: String { "lista las partidas jugadas" }
  var bestVerb: String { "lista la mejor partida de cada modo" }
  var peopleOption: String { "las personas que hay que aprender" }
  var profilesSetting: String { "de dónde vienen las personas" }
}
