import ArcadeDomain

/// The name game in Spanish.
struct SpanishNames: NamePhrases {
  let base: any Phrases

  var homeTitle: String { "Quién es quién" }
  var loadingPeople: String { "Cargando personas…" }
  func name(of mode: NameGameMode) -> String {
    let name =
      switch mode.rules {
      case .practice: "práctica"
      case .timed(let seconds): "\(formats.number(seconds)) segundos"
      case .untimed: "sin límite"
      case .hint: "pistas"
      }
    return mode.isReverse ? "al revés, \(name)" : name
  }
  func meaning(of mode: NameGameMode) -> String {
    let task = mode.isReverse ? "una cara, varios nombres" : "un nombre, varias caras"
    return switch mode.rules {
    case .practice: "\(task), hasta el primer fallo"
    case .timed(let seconds): "\(task), todas las que puedas en \(self.seconds(seconds))"
    case .untimed: "\(task), todas las que quieras"
    case .hint: "como práctica, mientras se van tachando las incorrectas"
    }
  }
  func bestSoFar(_ score: Int) -> String { "mejor hasta ahora: \(formats.number(score))" }
  func peopleAsOf(_ moment: Moment) -> String { "La lista de personas es del \(formats.moment(moment))." }
  func leftOut(_ count: Int, because reasons: String) -> String {
    "\(count == 1 ? "Quedó fuera 1 persona" : "Quedaron fuera \(formats.number(count)) personas"): \(reasons)."
  }
  func count(_ count: Int, of reason: ExcludedPerson.Reason) -> String {
    let number = formats.number(count)
    return switch reason {
    case .noPicture: "\(number) sin imagen"
    case .placeholder: "\(number) con un logotipo como imagen"
    case .samePictureAsOthers: "\(number) con la misma imagen que otras"
    case .noName: "\(number) sin nombre"
    case .duplicateID: "\(number) en la lista por segunda vez"
    case .badRow: "\(number) que no se pudo leer"
    case .tooManyFields: "\(number) con más campos que el encabezado"
    case .notUTF8: "\(number) que no está en UTF-8"
    }
  }
  func word(for reason: ExcludedPerson.Reason) -> String {
    switch reason {
    case .noPicture: "sin imagen"
    case .placeholder: "un logotipo como imagen"
    case .samePictureAsOthers: "la misma imagen que otras"
    case .noName: "sin nombre"
    case .duplicateID: "el id aparece por segunda vez"
    case .badRow: "no describe a una persona"
    case .tooManyFields: "más campos que el encabezado"
    case .notUTF8: "no está en UTF-8"
    }
  }
  func tooFewPeople(usable: Int, needed: Int) -> String {
    "Una partida necesita al menos \(formats.number(needed)) personas con nombres distintos, y "
      + (usable == 0 ? "no hay ninguna." : usable == 1 ? "solo hay una." : "solo hay \(formats.number(usable)).")
  }
  var nobody: String { "Aquí aún no hay nadie." }

  func roundTitle(_ number: Int, score: Int) -> String {
    "Ronda \(formats.number(number)), \(formats.number(score)) \(score == 1 ? "acierto" : "aciertos")"
  }
  func who(is name: String) -> String { "¿Quién es \(name)?" }
  var whoIsThis: String { "¿Quién es?" }
  func secondsLeft(_ seconds: Int) -> String {
    "\(seconds == 1 ? "Queda" : "Quedan") \(self.seconds(seconds))"
  }
  func secondsPassed(_ seconds: Int) -> String { "\(self.seconds(seconds)) hasta ahora" }
  func seconds(_ seconds: Int) -> String { "\(formats.number(seconds)) \(seconds == 1 ? "segundo" : "segundos")" }
  func right(_ name: String) -> String { "¡Correcto! Es \(name)." }
  func wrongFace(_ chosen: String, was asked: (name: String, number: String)?) -> String {
    "No. Es \(chosen)." + (asked.map { " \($0.name) era el número \($0.number)." } ?? "")
  }
  func wrongName(_ chosen: String, was asked: String?) -> String {
    "No es \(chosen)" + (asked.map { ", sino \($0)." } ?? ".")
  }
  func struckOut(_ number: String, name: String?) -> String {
    "El número \(number) está tachado" + (name.map { ": no es \($0)." } ?? ".")
  }
  var noHint: String { "Aquí no hay ninguna pista." }
  func noSuchOption(_ text: String) -> String { "\(text) no es ninguna de las opciones." }
  var endsByItself: String { "Esta partida acaba sola. Para dejarla antes, sal de ella." }
  var cardsClosed: String { "Las fichas quedan cerradas durante una ronda. Sal antes de la partida." }
  func badSeconds(_ text: String) -> String { "Una partida dura de 1 a 3600 segundos, no «\(text)»." }
  var nothingKnown: String { "no se sabe nada de su aspecto" }

  func overTitle(_ mode: String) -> String { "La partida ha terminado: \(mode)" }
  var timeUp: String { "Se acabó el tiempo." }
  var finished: String { "Partida terminada." }
  var accuracyLabel: String { "Precisión" }
  var timeLabel: String { "Tiempo" }
  var bestSoFarLabel: String { "Mejor hasta ahora" }

  var peopleTitle: String { "Personas" }
  var nameLabel: String { "Nombre" }
  var jobLabel: String { "Puesto" }
  var confusedLabel: String { "Confundida con" }
  var teamLabel: String { "Equipo" }
  func noSuchPerson(_ number: String) -> String { "No hay nadie con el número \(number)." }
  var personIsGone: String { "Esta persona ya no está en la lista." }
  var modeLabel: String { "Modo" }
  var inNeedTitle: String { "Para repasar" }
  var faceLabel: String { "Cara" }

  var modeAction: String { "empieza una partida de un modo de la lista" }
  var peopleAction: String { "todas las personas, y cómo te fue" }
  var personAction: String { "la ficha de una persona, para estudiarla" }
  var statsAction: String { "las mejores partidas, y las personas para repasar" }
  var bestAction: String { "la mejor partida de cada modo" }
  var refreshAction: String { "vuelve a cargar las personas" }
  var answerAction: String { "elige" }
  var hintAction: String { "tacha una incorrecta" }
  var finishAction: String { "termina la partida" }
  var againAction: String { "el mismo modo otra vez" }
}
