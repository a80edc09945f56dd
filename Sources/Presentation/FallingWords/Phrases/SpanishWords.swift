import ArcadeDomain

/// Falling words in Spanish.
struct SpanishWords: WordPhrases {
  let base: any Phrases

  var homeTitle: String { "Palabras que caen" }
  func howToPlay(hasLimit: Bool) -> [String] {
    [
      hasLimit
        ? "Ves una palabra y, debajo, cae una traducción. Di si es correcta antes de que toque el suelo."
        : "Ves una palabra y, debajo, una traducción. Di si es correcta; no hay prisa.",
      "Lo que falles o dejes sin respuesta se puede volver a jugar.",
    ]
  }
  var loadingDeck: String { "Cargando el mazo…" }
  var deckLabel: String { "Mazo" }
  var languagesLabel: String { "Idiomas" }
  func direction(_ asked: String, _ answered: String) -> String { "de \(asked) a \(answered)" }
  func swapped(_ deckName: String) -> String { "\(deckName), al revés" }
  func about(_ topic: String, of deckName: String) -> String { "\(deckName): \(topic)" }
  func onlyMissed(of deckName: String) -> String { "\(deckName), falladas" }
  var topicLabel: String { "Tema" }
  var allTopics: String { "todos" }
  func topicsTitle(_ deckName: String) -> String { "Temas de \(deckName)" }
  var noTopics: String { "Este mazo no tiene temas." }
  func pairs(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "pareja" : "parejas")" }
  var pairsLabel: String { "Parejas" }
  var rulesLabel: String { "Partida" }
  func description(of rules: FallingRules) -> String {
    let rounds = "\(formats.number(rules.rounds)) \(rules.rounds == 1 ? "ronda" : "rondas")"
    guard let limit = rules.limit else { return "\(rounds) sin límite" }
    return "\(rounds) de \(seconds(limit.secondsRoundedUp))"
  }
  var missedLabel: String { "Falladas" }
  func noSuchDeck(_ text: String) -> String { "No hay ningún mazo «\(text)»." }
  func deckAsOf(_ moment: Moment) -> String { "El mazo es del \(formats.moment(moment))." }
  func rowsLeftOut(_ count: Int) -> String {
    count == 1 ? "Quedó fuera del mazo 1 fila." : "Quedaron fuera del mazo \(formats.number(count)) filas."
  }
  func thingsCleaned(_ count: Int) -> String {
    count == 1 ? "Se hizo 1 corrección en el mazo." : "Se hicieron \(formats.number(count)) correcciones en el mazo."
  }

  func roundTitle(_ number: Int, of count: Int) -> String {
    "Ronda \(formats.number(number)) de \(formats.number(count))"
  }
  func secondsLeft(_ seconds: Int) -> String { "\(seconds == 1 ? "queda" : "quedan") \(self.seconds(seconds))" }
  func fewerRounds(_ count: Int) -> String {
    count == 1
      ? "Solo hay una palabra que preguntar, así que la partida tiene una ronda."
      : "Solo hay \(formats.number(count)) palabras que preguntar, así que la partida tiene otras tantas rondas."
  }
  func right(_ word: String, _ answer: String, isShown: Bool) -> String {
    isShown ? "¡Bien! \(word): \(answer)." : "¡Bien, era incorrecta! \(word): \(answer)."
  }
  func wrong(_ word: String, _ answer: String) -> String { "No. \(word): \(answer)." }
  func unanswered(_ word: String, _ answer: String) -> String { "Sin respuesta. \(word): \(answer)." }
  func noSuchGame(_ number: String) -> String { "No hay ninguna partida terminada «\(number)»." }
  func resultsTitle(_ deckName: String) -> String { "La partida ha terminado: \(deckName)" }
  func pastGameTitle(_ number: String) -> String { "Partida \(number)" }
  var unansweredLabel: String { "Sin respuesta" }
  var missedTitle: String { "Palabras falladas" }

  var decksTitle: String { "Mazos" }
  var originLabel: String { "Origen" }
  func word(for origin: DeckSummary.Origin) -> String {
    switch origin {
    case .bundled: "Arcade"
    case .linked: "una dirección o un archivo"
    case .kept: "tuyo"
    }
  }
  func askToDelete(_ name: String) -> String {
    "¿Borrar el mazo «\(name)»? Lo que se jugó con él queda en el historial."
  }
  func deleted(_ name: String) -> String { "Borrado: «\(name)»." }
  var deckIsFixed: String { "Este mazo no se puede cambiar; solo los importados. Elige otro mazo." }
  var noOwnDecks: String { "Todavía no se ha importado ningún mazo; solo esos se pueden cambiar." }
  func imported(_ name: String, pairs: Int) -> String { "Importado: «\(name)», \(self.pairs(pairs))." }
  func wouldImport(_ pairs: Int, cleaned: Int, leftOut: Int) -> String {
    "Utilizables: \(self.pairs(pairs)). Correcciones: \(formats.number(cleaned)). Descartadas: \(formats.number(leftOut))."
  }
  func askToReplace(_ name: String) -> String { "Ya hay un mazo «\(name)». ¿Reemplazarlo?" }
  func word(for kind: DeckChange.Kind) -> String {
    switch kind {
    case .spaces: "espacios eliminados"
    case .unicodeForm: "caracteres normalizados"
    case .markup: "etiquetas eliminadas"
    case .alternatives: "alternativas separadas"
    case .duplicate: "unida a una fila anterior"
    }
  }
  func sentence(for mistake: DeckMistake) -> String {
    switch mistake {
    case .feed(let mistake): sentence(for: mistake)
    case .sameOnBothSides(let text): "los dos lados dicen «\(text)»"
    case .tooLong(let limit): "más de \(formats.number(limit)) caracteres"
    case .unclosedQuote: "aquí se abre una comilla que no se cierra"
    }
  }
  func sentence(for error: WordsError) -> String {
    switch error {
    case .emptyDeck: "Este mazo no tiene palabras. Elige otro."
    case .noSuchTopic(let topic): "Este mazo no tiene nada sobre «\(topic)»."
    case .nothingMissed: "No hay palabras falladas, así que no hay nada que repasar."
    case .noUsableRows: "No hay ninguna pareja de palabras utilizable, así que no se guardó nada."
    case .badName(let name): "«\(name)» no puede ser el nombre de un mazo. Usa de 1 a 80 caracteres."
    }
  }

  var wordsTitle: String { "Palabras" }
  var inNeedTitle: String { "Para repasar" }
  var nothingAsked: String { "Aún no se ha jugado nada." }
  var totalLabel: String { "En total" }
  var wordLabel: String { "Palabra" }
  var translationLabel: String { "Traducción" }

  private func seconds(_ seconds: Int) -> String {
    "\(formats.number(seconds)) \(seconds == 1 ? "segundo" : "segundos")"
  }
}
