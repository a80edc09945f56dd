extension SpanishWords {
  var playAction: String { "empieza" }
  var missedAction: String { "repasa las palabras falladas" }
  var decksAction: String { "todos los mazos" }
  var deckAction: String { "elige un mazo" }
  var swapAction: String { "intercambia los idiomas" }
  var topicAction: String { "los temas, o juega solo uno" }
  var openTopicAction: String { "juega solo este tema" }
  var allTopicsAction: String { "juega todos los temas" }
  var statsAction: String { "las mejores partidas, y las palabras para repasar" }
  var bestAction: String { "la mejor partida de cada mazo" }
  var wordsAction: String { "cada pareja con sus respuestas" }
  var pastGameAction: String { "el resultado de la partida" }
  var renameAction: String { "da otro nombre a un mazo importado" }
  var deleteAction: String { "borra un mazo importado" }
  var deleteThisAction: String { "borra el mazo" }
  var keepAction: String { "conserva el mazo" }
  var deckNameLabel: String { "Nombre" }
  var gameLabel: String { "Partida" }

  var rightAnswer: String { "correcta" }
  var wrongAnswer: String { "incorrecta" }
  var rightWords: [String] { ["b", "bien", "c", "correcta", "correcto", "verdadero"] }
  var wrongWords: [String] { ["m", "mal", "i", "incorrecta", "incorrecto", "falso", "falsa"] }
  var againAction: String { "lo mismo otra vez" }
  var missedHereAction: String { "solo las que acabas de fallar" }
  var listOfTopics: String { "ver la lista" }
}
