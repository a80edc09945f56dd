import ArcadeDomain

/// The sentences in Spanish.
struct Spanish: Phrases {
  let language = Language.spanish
  let formats: Formats

  func sentence(for error: RepositoryError) -> String {
    let (subject, slip) = (error.subject, slip(in: error))
    return switch error.code {
    case .unavailable:
      "\(subject) no está disponible sin conexión: aún no se guardó nada de ahí. Conéctate una vez y después funcionará también sin conexión."
    case .unreachable: "No se pudo llegar a \(subject): no hay conexión. Revisa la red o la dirección."
    case .cutOff:
      "\(subject) cerró la conexión antes de que llegara toda su respuesta. El fallo está en su lado o en el camino; vuelve a intentarlo en un momento."
    case .timedOut: "\(subject) no respondió a tiempo. Puede estar ocupado; inténtalo de nuevo en un momento."
    case .silent: "Nadie escribe nada en \(subject). Inicia el programa que debe llenarlo e inténtalo de nuevo."
    case .serverError:
      "\(subject) respondió con un error\(status(error)). El fallo está de su lado; inténtalo más tarde."
    case .badRequest:
      "\(subject) rechazó la petición\(status(error))\(reason(error)). Revisa la dirección y los ajustes."
    case .redirected:
      "\(subject) remite a otra dirección que no se puede seguir\(status(error)). Revisa la dirección; puede que haya cambiado."
    case .missingLibrary:
      "No se puede consultar nada por la red: falta \(subject). Instálalo (en Debian: sudo apt-get install \(subject)) e inténtalo de nuevo."
    case .askedToWait: "\(subject) pide una pausa antes de responder otra vez\(status(error)). Prueba más tarde."
    case .notModified:
      "\(subject) respondió que nada había cambiado\(status(error)), sin que se le preguntara. El fallo está de su lado; inténtalo más tarde."
    case .isFolder: "\(subject) es una carpeta. Indica un archivo que esté en ella."
    case .isDevice: "\(subject) es un dispositivo. Indica un archivo."
    case .corrupt where slip != nil: "\(slip ?? subject). No se cambió nada."
    case .corrupt where error.row != nil:
      "Se leyó \(subject), pero una fila no puede ser correcta: \(error.row ?? ""). No se cambió nada. Restaura una copia de seguridad o corrígela a mano."
    case .corrupt: "Se leyó \(subject), pero no es lo que debería ser. No se cambió nada."
    case .rewritten:
      "Alguien escribió en \(subject) mientras se leía. No se cambió nada; inténtalo de nuevo cuando esté terminado."
    case .notFound: "No se encontró \(subject)\(status(error)). Revisa la ruta o la dirección."
    case .refused: "No se puede usar \(subject)\(status(error)): falta el permiso."
    case .full: "No se pudo escribir \(subject): el disco está lleno. Libera espacio e inténtalo de nuevo."
    case .fileLimit:
      "No se pudo escribir \(subject): aquí los archivos no pueden crecer más (ulimit -f). Sube el límite y vuelve a intentarlo."
    case .tooLarge: "\(subject) es más grande de lo que Arcade lee. No se cambió nada."
    case .noSuchColumn:
      "\(subject) no tiene ninguna columna o clave «\(error.detail)»\(found(error) { "; tiene \($0)" }). Indica cuál es, como en \(error.detail)=\(error.found.first ?? "sku"). No se ha cambiado nada."
    case .severalCurrencies:
      "\(subject) tiene precios en más de una moneda, que no se pueden sumar. Usa una sola; no se cambió nada."
    case .notOurs: "\(subject) es de otro programa. No se tocó; elige otra carpeta de datos."
    case .notBackup:
      "\(subject) no es una copia de seguridad de Arcade. No se cambió nada; elige un archivo que Arcade haya escrito como tal."
    case .olderVersion:
      "\(subject) lo escribió un Arcade anterior a la primera edición (sus tablas: versión \(error.detail)), que este no sabe leer. No se tocó; elige otro lugar o úsalo con el Arcade que lo escribió."
    case .newerVersion: "\(subject) lo escribió un Arcade más nuevo. No se tocó; actualiza Arcade para usarlo."
    case .replaced:
      "\(subject) se borró o se sobrescribió mientras estaba en uso. Lo que se hizo antes ya no está en él; solo puede estar lo que se hizo después. Recupera el resto de una copia de seguridad."
    case .busy: "\(subject) lo está usando otro Arcade abierto. Inténtalo de nuevo en un momento."
    case .notWritable: "No se puede escribir \(subject). Revisa sus permisos o elige otro lugar."
    case .exists: "\(subject) ya existe y no se tocó. Elige otro nombre."
    case .badAddress:
      "\(subject) no es una dirección que Arcade lea. Usa un archivo o una dirección que empiece por http:// o https://."
    case .cancelled: "Se interrumpió la lectura de \(subject). No se cambió nada."
    case .configuration where slip != nil: "\(slip ?? subject). Corrígelo y empieza de nuevo."
    case .configuration: "\(subject) no es un ajuste que funcione. Corrígelo y empieza de nuevo."
    default: storeSentence(for: error) ?? "\(subject) falló (\(error.code.rawValue))."
    }
  }

  private func found(_ error: RepositoryError, _ sentence: (String) -> String) -> String {
    error.found.isEmpty ? "" : sentence(formats.list(error.found.map { "«\($0)»" }))
  }

  var answersWait: String { "Mientras tanto, tus respuestas se conservan en memoria y se reintenta en cada paso." }

  var gameIsGone: String {
    "La partida ya no está en los datos, por ejemplo porque otro Arcade restauró una copia de seguridad. Sus respuestas no se guardan."
  }

  func sentence(for mistake: FeedMistake) -> String {
    switch mistake {
    case .missing(let key): "falta «\(key)»"
    case .unknownKey(let key, _): "«\(key)» no es una clave que se lea aquí"
    case .unknownValue(let value, let allowed, _) where allowed.count > 8: "aquí no se conoce «\(value)»"
    case .unknownValue(let value, let allowed, _): "«\(value)» no es ninguno de \(formats.list(allowed))"
    case .wrongShape: "esto no es lo que debería ser"
    case .notAnAddress(let text): "«\(text)» no es una dirección que Arcade pueda leer"
    case .amount(.notANumber(let text)): "«\(text)» no es un importe"
    case .amount(.tooPrecise(let text, let decimals)): "«\(text)» tiene más de \(decimals) decimales"
    case .amount(.undecided(let text)): "«\(text)» se puede leer de dos maneras, con decimales o con miles"
    case .amount(.tooLarge(let text)): "«\(text)» es mayor de lo que puede ser un importe"
    case .outOfRange(let text, let lowest, let highest?): "«\(text)» no está entre \(lowest) y \(highest)"
    case .outOfRange(let text, let lowest, nil): "«\(text)» es menor que \(lowest)"
    case .repeated(let text): "«\(text)» aparece aquí por segunda vez"
    case .tooManyFields: "esta fila tiene más campos que el encabezado"
    case .notUTF8: "estos bytes no son UTF-8"
    case .unclosedQuote: "se abren unas comillas que nunca se cierran"
    case .syntax(let mistake): sentence(for: mistake)
    }
  }

  private func sentence(for mistake: SyntaxMistake) -> String {
    let text = mistake.text
    return switch mistake.code {
    case .missingComma: "falta una coma después de \(text)"
    case .trailingComma: "hay una coma después del último valor"
    case .missingColon: "faltan dos puntos después de \(text)"
    case .missingValue: "falta un valor antes de \(text)"
    case .missingClose: "falta cerrar con \(text)"
    case .cutOff: "el documento termina sin cerrarse con \(text)"
    case .notAValue: "«\(text)» no es un valor"
    case .notAKey: "«\(text)» no es una clave"
    case .notANumber: "«\(text)» no es un número"
    case .controlCharacter: "el carácter \(text) no puede ir tal cual dentro de un texto"
    case .badEscape: "«\(text)» no es una secuencia de escape"
    case .halfCharacter: "«\(text)» es solo medio carácter"
    case .behindTheEnd: "«\(text)» está después del final del documento"
    case .tooDeep: "aquí se superan los \(text) niveles de anidamiento"
    case .empty: "el documento está vacío"
    default: "esto no se puede leer (\(mistake.code.rawValue))"
    }
  }

  func suggestion(for mistake: FeedMistake) -> String? {
    switch mistake {
    case .missing(let key): "añade «\(key)»"
    case .unknownKey(_, let nearest?), .unknownValue(_, _, let nearest?): "escribe «\(nearest)»"
    case .unknownKey: "quítala"
    case .unknownValue(_, let allowed, nil): "escribe uno de \(formats.list(allowed))"
    case .amount(.tooPrecise(_, let decimals)):
      decimals == 0 ? "escribe un número entero" : "escribe \(decimals) decimales como mucho"
    case .outOfRange(_, let lowest, nil): "escribe al menos \(lowest)"
    case .outOfRange(_, let lowest, let highest?): "escribe un número de \(lowest) a \(highest)"
    case .repeated: "da a cada uno un valor distinto"
    case .tooManyFields: "pon entre comillas el texto que contiene el separador"
    case .notUTF8: "guarda el archivo como UTF-8"
    case .unclosedQuote: "cierra las comillas"
    case .amount(.notANumber): "escribe cifras con un punto como mucho, como 1234.50"
    case .amount(.undecided): "indica si los decimales van tras un punto o una coma"
    case .amount(.tooLarge): "escribe un importe menor"
    case .notAnAddress: "escribe un archivo o una dirección que empiece por http:// o https://"
    case .wrongShape(let shape): "escribe \(name(of: shape))"
    case .syntax(let mistake): suggestion(for: mistake)
    }
  }

  private func suggestion(for mistake: SyntaxMistake) -> String? {
    switch mistake.code {
    case .notAValue: "escribe un texto entre comillas dobles, un número, true, false o null"
    case .notAKey: "escribe la clave entre comillas dobles"
    case .notANumber: "escribe cifras con un punto como mucho, como 1234.50"
    case .controlCharacter: "escribe \(mistake.escape)"
    case .badEscape: "escribe \\\\ si quieres una barra invertida"
    case .halfCharacter: "escribe las dos mitades o el propio carácter"
    case .behindTheEnd: "quítalo"
    case .trailingComma: "quítala"
    default: nil
    }
  }

  func entry(_ number: Int) -> String { "elemento \(formats.number(number))" }
  func moreProblems(_ count: Int) -> String {
    count == 1 ? "Hay 1 problema más." : "Hay \(formats.number(count)) problemas más."
  }

  func unexpected(_ error: any Error) -> String {
    "Se ha producido un error inesperado: \(error). No se perdió nada; avísanos, por favor."
  }

  func joining(_ sentence: String, _ next: String) -> String { "\(sentence) \(next)" }
  func adding(_ suggestion: String, to sentence: String) -> String { "\(sentence) (\(suggestion))" }

  func didYouMean(_ word: String) -> String { "¿Quisiste decir «\(word)»?" }

  func sentence(for error: MoneyError) -> String {
    switch error {
    case .overflow: "La suma es mayor de lo que puede ser un importe. Hazla menor."
    case .currenciesDiffer(let one, let other): "No se pueden sumar importes en \(one) y \(other). Usa una sola moneda."
    case .notPositive(let amount): "\(formats.money(amount)) no es un precio: tiene que ser mayor que cero."
    }
  }

  /// What a server said against a request.
  private func reason(_ error: RepositoryError) -> String { error.detail.isEmpty ? "" : ": «\(error.detail)»" }

  private func status(_ error: RepositoryError) -> String { error.status.map { " (estado \($0))" } ?? "" }

  private func name(of shape: FeedShape) -> String {
    switch shape {
    case .text: "un texto que no esté vacío"
    case .wholeNumber: "un número entero"
    case .amount: "un importe como 7.50"
    case .list: "una lista"
    case .object: "un objeto con claves"
    case .date: "una fecha como 2026-12-24"
    case .monthDay: "un día del año como 12-24"
    case .code: "un código sin espacios, de 64 letras como mucho"
    case .textOrTranslations: "un texto, o un objeto con un texto por idioma"
    case .flag: "true o false"
    }
  }
}
