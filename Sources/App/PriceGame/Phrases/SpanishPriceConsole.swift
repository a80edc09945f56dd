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
  var baseSetting: String { "de dónde vienen categorías y productos" }
  var ruleSetting: String { "cuánto pueden alejarse los precios falsos" }
  var prices: String { "adivina cuánto cuesta cada producto" }
  var historyVerb: String { "lista las partidas terminadas" }
  var bestVerb: String { "lista las mejores partidas por categoría y regla" }
}
