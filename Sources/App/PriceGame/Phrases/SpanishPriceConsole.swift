/// The price game's commands in Spanish.
struct SpanishPriceConsole: PriceConsolePhrases {
  var optionsVerb: String { "inventa tres precios falsos en torno a uno correcto" }
  var categoriesVerb: String { "lista las categorías principales, o las subcategorías de una" }
  var productsVerb: String { "lista los productos de una categoría" }
  var priceOption: String { "el precio correcto" }
  var accuracyOption: String { "la parte de respuestas correctas hasta ahora, de 0 a 1" }
  var rightOption: String { "cuántas respuestas fueron correctas hasta ahora" }
  var answeredOption: String { "cuántas preguntas se respondieron hasta ahora" }
  var ruleOption: String { "cuánto pueden alejarse los precios falsos" }
  var baseSetting: String { "de dónde vienen categorías y productos: una dirección" }
  var ruleSetting: String { "cuánto pueden alejarse los precios falsos: adaptive o classic" }
  var prices: String { "adivina lo que cuestan productos reales" }
  var historyVerb: String { "lista las partidas terminadas" }
  var bestVerb: String { "lista las mejores partidas por categoría y regla" }
  var start: String { "Escribe play para empezar con batidoras, o categories para elegir. help muestra todo lo demás." }
  var startOrResume: String {
    "Escribe resume para seguir, play para empezar de nuevo con batidoras, o categories para elegir. help muestra todo lo demás."
  }
  var play: String { "empieza con batidoras" }
  var categories: String { "elige qué adivinar" }
  var again: String { "juega otra vez la última categoría" }
  var mix: String { "añade categorías de la lista a la mezcla" }
  var mixPlay: String { "juega con la mezcla" }
  var mixClear: String { "vacía la mezcla" }
  var resume: String { "sigue con la partida en curso" }
  var best: String { "las mejores partidas" }
  var info: String { "cómo se juega" }
  var choose: String { "entra en la categoría con ese número" }
  var reset: String { "vuelve a las categorías principales" }
  var typeCategory: String { "Escribe un número para entrar; en el último nivel empieza la partida. up sube un nivel." }
  var howToAnswer: String { "Escribe el número de un precio, skip, cheat o finish." }
  var answer: String { "elige un precio" }
  var skip: String { "la pregunta siguiente, sin responder" }
  var cheat: String { "oculta dos precios falsos, una vez por pregunta" }
  var finish: String { "termina la partida y muestra el resultado" }
  var sameProducts: String { "los mismos productos otra vez, desde 0 puntos" }
  var stats: String { "cada pregunta con sus respuestas" }
  var nothingAnswered: String { "En esta partida no se respondió nada, así que no hay nada que mostrar." }
  var whatNext: String { "Escribe again para los mismos productos, o back para elegir de nuevo." }
  var whatNextWithStats: String {
    "Escribe again para los mismos productos, stats para ver cada pregunta, o back para elegir de nuevo."
  }
  var pastGame: String { "cada pregunta de esa partida" }
  var typeGame: String { "Escribe el número de una partida para ver sus preguntas." }
}
