import ArcadeDomain

/// The price game in Spanish.
struct SpanishPrices: PricePhrases {
  let base: any Phrases

  var homeTitle: String { "Adivina el precio" }
  var blenders: String { "Batidoras" }
  var instructions: [String] {
    [
      "Ves un producto y cuatro precios. Solo uno es el precio real: elígelo.",
      "Cada acierto vale 10 puntos; un fallo o una pregunta saltada no cuestan nada. No hay límite de tiempo ni última "
        + "pregunta: la partida acaba cuando la terminas, y sigue donde la dejaste.",
      "Cuantos más aciertos, más se acercan los precios falsos. Una vez por pregunta puedes ocultar dos de ellos; "
        + "la respuesta cuenta igual y queda marcada.",
    ]
  }
  func inProgress(_ topic: String, question: Int, points: Int) -> String {
    "En curso: \(topic), pregunta \(formats.number(question)), \(self.points(points))."
  }
  func lastPlayed(_ topic: String) -> String { "Última partida: \(topic)." }
  var nothingPlayed: String { "Aún no se ha jugado nada, así que no hay nada que repetir." }
  var noGameInProgress: String { "No hay ninguna partida en curso." }
  func mixHolds(_ categories: [String]) -> String { "En la mezcla: \(formats.list(categories))." }
  var mixEmpty: String { "La mezcla aún está vacía." }
  func mix(of categories: String) -> String { "Mezcla de \(categories)" }
  var loadingProducts: String { "Cargando productos…" }
  var loadingCategory: String { "Cargando la categoría…" }
  func emptyCategory(_ name: String) -> String { "No hay nada dentro de «\(name)». Elige otra categoría." }

  func questionTitle(_ number: Int, points: Int) -> String {
    "Pregunta \(formats.number(number)), \(self.points(points))"
  }
  var hiddenPrice: String { "oculto" }
  var hiddenChosen: String { "Ese precio está oculto porque es falso. Elige uno de los que quedan." }
  var cheated: String { "Dos precios falsos están ocultos. La respuesta quedará marcada." }
  var alreadyCheated: String { "Ya hay dos precios ocultos; los otros dos se quedan." }
  func right(_ product: String, _ price: String, isCheated: Bool) -> String {
    "¡Correcto\(isCheated ? ", con dos precios ocultos" : "")! \(product) cuesta \(price)."
  }
  func wrong(_ product: String, _ price: String, not given: String) -> String {
    "Incorrecto. \(product) cuesta \(price), no \(given)."
  }
  func skipped(_ product: String, _ price: String) -> String { "Saltada. \(product) cuesta \(price)." }
  var noPage: String { "No se conoce la página de este producto." }
  var noPicture: String { "No hay ninguna imagen de este producto." }
  func gameBefore(_ topic: String, points: Int) -> String {
    "La partida anterior (\(topic), \(self.points(points))) ha terminado y está en el historial."
  }
  var gameChanged: String {
    "La partida siguió en otro Arcade abierto, así que este paso no cuenta. Así está la partida ahora."
  }
  var gameFinishedElsewhere: String {
    "La partida terminó en otro Arcade abierto, así que este paso no cuenta. Lo que se respondió allí está en el "
      + "historial."
  }
  func productsAsOf(_ moment: Moment) -> String { "Los productos son del \(formats.moment(moment))." }
  func categoriesAsOf(_ moment: Moment) -> String { "Las categorías son del \(formats.moment(moment))." }
  func leftOut(_ count: Int) -> String {
    "\(count == 1 ? "Se dejó fuera 1 producto" : "Se dejaron fuera \(formats.number(count)) productos"), porque el precio "
      + "u otro dato no sirve."
  }
  func sentence(for error: PriceGameError) -> String {
    switch error {
    case .noProducts: "\(noProducts) Elige otra categoría."
    case .holdsCategories(let name): "\(hasSubcategories(name)) Elige una de ellas."
    case .empty(let name): emptyCategory(name)
    case .notInProgress: noGameInProgress
    case .broken: "La partida en curso ya no se puede leer. Empieza otra; las terminadas siguen como estaban."
    }
  }

  func finishTitle(_ topic: String) -> String { "La partida ha terminado: \(topic)" }
  var questionsLabel: String { "Preguntas" }
  var skippedLabel: String { "Saltadas" }
  var scoreLabel: String { "Puntuación" }
  var levelLabel: String { "Nivel" }
  func right(_ count: Int, percent: Int) -> String {
    "\(formats.number(count)) (\(formats.percent(Percent(whole: percent))))"
  }
  func points(_ points: Int) -> String { "\(formats.number(points)) \(points == 1 ? "punto" : "puntos")" }
  func name(of tier: AccuracyTier) -> String {
    switch tier {
    case .beginner: "principiante"
    case .learner: "aprendiz"
    case .connoisseur: "conocedor"
    case .expert: "experto"
    }
  }
  func statisticsTitle(_ topic: String, at moment: Moment) -> String { "\(topic), \(formats.moment(moment))" }
  var productLabel: String { "Producto" }
  var givenLabel: String { "Tu respuesta" }
  var rightAnswerLabel: String { "Correcta" }
  var outcomeLabel: String { "Resultado" }
  var nothingAnswered: String { "En esta partida no se respondió nada, así que no hay nada que mostrar." }
  func summary(right: String, wrong: Int, skipped: Int, points: String) -> String {
    "Aciertos \(right), fallos \(formats.number(wrong)), saltadas \(formats.number(skipped)): \(points)."
  }
  func word(for outcome: PriceRound.Outcome) -> String {
    switch outcome {
    case .right: "acierto"
    case .wrong: "fallo"
    case .skipped: "saltada"
    }
  }
  func withHiddenPrices(_ outcome: String) -> String { "\(outcome), dos ocultos" }
  var gameLabel: String { "Partida" }
  var categoryLabel: String { "Categoría" }
  var ruleLabel: String { "Regla" }
  func noSuchGame(_ number: String) -> String { "No hay ninguna partida terminada «\(number)»." }
  var streakLabel: String { "Racha" }
  var totalLabel: String { "Puntos en total" }

  func categoriesTitle(below category: String?) -> String { category.map { "Categorías de \($0)" } ?? "Categorías" }
  var idLabel: String { "Número" }
  func productsTitle(of category: String) -> String { "Productos de \(category)" }
  var nameLabel: String { "Nombre" }
  var makerLabel: String { "Fabricante" }
  var priceLabel: String { "Precio" }
  var stockLabel: String { "Existencias" }
  var inStock: String { "disponible" }
  var soldOut: String { "agotado" }
  var noProducts: String { "Ningún producto tiene aquí un precio conocido." }
  func hasSubcategories(_ category: String) -> String { "«\(category)» contiene categorías, no productos." }
  func hasProducts(_ category: String) -> String { "«\(category)» contiene productos, no categorías." }
  func noSuchCategory(_ id: String) -> String { "No existe la categoría \(id). categories muestra las principales." }
  func optionsTitle(_ price: String) -> String { "Cuatro precios en torno a \(price)" }
  var rightPrice: String { "el correcto" }
  func window(low: String, high: String, rule: String, offset: Int) -> String {
    "Entre \(low) y \(high): regla \(rule), margen \(offset)"
  }
  func productsToGuess(_ count: Int) -> String {
    "\(formats.number(count)) \(count == 1 ? "producto" : "productos") para adivinar."
  }

  func playAction(_ category: String?) -> String { "empieza con \(category ?? "batidoras")" }
  var categoriesAction: String { "elige qué adivinar" }
  var againAction: String { "juega otra vez la última categoría" }
  var mixAction: String { "añade categorías de la lista a la mezcla" }
  var playMixAction: String { "juega con la mezcla" }
  var clearMixAction: String { "vacía la mezcla" }
  var resumeAction: String { "sigue con la partida en curso" }
  var bestAction: String { "las mejores partidas" }
  var instructionsAction: String { "cómo se juega" }
  var openCategoryAction: String { "entra en una categoría" }
  var answerAction: String { "elige un precio" }
  var skipAction: String { "la pregunta siguiente, sin responder" }
  var cheatAction: String { "oculta dos precios falsos, una vez por pregunta" }
  var finishAction: String { "termina la partida y muestra el resultado" }
  var sameProductsAction: String { "los mismos productos otra vez, desde 0 puntos" }
  var pastGameAction: String { "cada pregunta con sus respuestas" }
}
