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
  var start: String { "Escribe play para empezar, o decks para elegir otras palabras. help muestra todo lo demás." }
  var play: String { "empieza" }
  var missed: String { "repasa las palabras falladas" }
  var decks: String { "todos los mazos" }
  var deck: String { "elige un mazo por su número" }
  var swap: String { "intercambia los idiomas" }
  var topic: String { "muestra los temas, o juega solo uno" }
  var stats: String { "las mejores partidas, y las palabras para repasar" }
  var best: String { "la mejor partida de cada mazo" }
  var wordsCommand: String { "cada pareja con sus respuestas" }
  var sayRight: String { "la traducción es correcta; también s y 1" }
  var sayWrong: String { "la traducción es incorrecta; también n y 2" }
  var howToAnswer: String { "Escribe s si la traducción es correcta, n si es incorrecta." }
  var again: String { "lo mismo otra vez" }
  var missedHere: String { "solo las que acabas de fallar" }
  var typeTopic: String { "Escribe un número para jugar solo ese tema, o topic all para todos." }
  var typeDeck: String { "Escribe un número para elegir un mazo. arcade words import ARCHIVO añade uno." }
  var whatNextWithMissed: String {
    "Escribe missed para repetir estas, again para jugar otra vez, stats, o back para elegir."
  }
  var right: Set<String> { ["b", "bien", "c", "correcta", "correcto", "verdadero"] }
  var wrong: Set<String> { ["m", "mal", "i", "incorrecta", "incorrecto", "falso", "falsa"] }
}
