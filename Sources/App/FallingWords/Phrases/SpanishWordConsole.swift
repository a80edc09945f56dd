/// The commands of falling words in Spanish.
struct SpanishWordConsole: WordConsolePhrases {
  var falling: String { "di si una traducción es correcta antes de que llegue al suelo" }
  var decksVerb: String { "lista los mazos" }
  var importVerb: String { "guarda las palabras de un archivo como mazo" }
  var exportVerb: String { "muestra un mazo como texto que Anki lee" }
  var checkVerb: String { "muestra qué se corregiría o descartaría de un archivo" }
  var renameVerb: String { "da otro nombre a un mazo importado" }
  var deleteVerb: String { "borra un mazo importado (pide confirmación)" }
  var historyVerb: String { "lista las partidas de palabras terminadas" }
  var bestVerb: String { "lista la mejor partida de cada mazo y dirección" }
  var deckOption: String { "un mazo en un archivo o una dirección" }
  var topicOption: String { "juega solo este tema" }
  var roundsOption: String { "cuántas rondas tiene una partida" }
  var rightShareOption: String { "con qué frecuencia son correctas las rondas que pueden no serlo, de 0 a 1" }
  var dryRunOption: String { "no guarda nada, solo muestra" }
  var deckSetting: String { "un mazo propio" }
}
