/// The web page's server in Spanish.
struct SpanishWeb: WebPhrases {
  func words(for message: GateMessage) -> (title: String, sentence: String) {
    switch message {
    case .malformed:
      ("No se entiende la petición", "La dirección, o la forma de enviarla, no es correcta. Ve a la página de inicio.")
    case .wrongHost:
      (
        "No con este nombre",
        "Arcade no responde al nombre de esta dirección. Usa la dirección que mostró arcade web, o inícialo con --host y este nombre."
      )
    case .handedOn:
      (
        "Esto ha llegado a través de otro servidor",
        "Así Arcade no sabe quién pregunta. Si es lo que quieres, inicia arcade web con --host y el nombre de ese otro servidor."
      )
    case .needsKey:
      ("Este navegador aún no tiene acceso", "Abre la última dirección que mostró arcade web; contiene la clave.")
    case .usedKey:
      (
        "Esta clave ya no sirve",
        "Cada clave sirve una sola vez. Abre la última dirección que mostró arcade web; contiene una nueva."
      )
    case .pressKey:
      (
        "¿Abrir Arcade en este navegador?", "Desde entonces se le conoce aquí, mientras no pasen 30 días sin usarlo."
      )
    case .ended:
      (
        "Este navegador tiene que volver a entrar",
        "Se cerró su sesión, no se usó en 30 días, entró con otra frase de acceso o viene de una versión anterior de Arcade. No se ha perdido nada más."
      )
    case .signOut: ("Cerrar la sesión", "Desde entonces no se conoce aquí este navegador; todo lo guardado se queda.")
    case .signedOut: ("Sesión cerrada", "Este navegador tiene que volver a entrar.")
    case .notKept:
      (
        "No se puede anotar",
        "Arcade no puede escribir el archivo web.browsers en su carpeta de datos, así que no ha cambiado nada. Haz sitio e inténtalo de nuevo."
      )
    case .foreignForm:
      (
        "Enviado desde otro sitio",
        "Esto no venía de una página de Arcade, así que no se hizo nada. Hazlo desde la propia página de Arcade."
      )
    case .staleForm:
      (
        "Esta página ya no está actualizada",
        "No se hizo nada. Vuelve atrás, carga la página de nuevo y repite lo que hiciste."
      )
    case .notFound: ("Esta página no existe", "Revisa la dirección o ve a la página de inicio.")
    case .wrongMethod: ("Esto no se puede hacer aquí", "Arcade solo responde a GET, HEAD y POST.")
    case .bodyTooLarge:
      ("Es demasiado de una vez", "Un formulario admite hasta 1 MB, así que no se hizo nada. Envía menos.")
    case .headTooLarge:
      ("La dirección es demasiado larga", "Arcade lee hasta 16 kB de dirección y cabeceras. Envía menos.")
    case .askPassPhrase: ("Arcade", "Escribe la frase de acceso para entrar.")
    case .wrongPassPhrase: ("No es esa", "La frase de acceso es otra. Inténtalo de nuevo.")
    case .tooManyTries:
      (
        "Demasiados intentos",
        "Demasiadas frases de acceso eran incorrectas. Cada cinco, la espera es el doble de larga."
      )
    case .unsendable:
      (
        "La respuesta no se puede enviar",
        "Es un fallo de Arcade. Puede que lo que hiciste ya esté hecho: compruébalo antes de repetirlo."
      )
    case .stopping:
      ("Arcade se está cerrando", "No se hizo nada. Inicia de nuevo arcade web y vuelve a cargar la página.")
    }
  }
  func again(inSeconds seconds: Int) -> String {
    seconds < 60
      ? "Inténtalo de nuevo dentro de \(seconds) s." : "Inténtalo de nuevo dentro de \((seconds + 59) / 60) min."
  }
  var passPhrase: String { "Frase de acceso" }
  var enter: String { "Entrar" }

  var typedIsKept: String {
    "No se ha hecho nada. Esta página conserva lo que escribiste: abre esa dirección en otra ventana y sigue aquí."
  }
  var goOn: String { "Seguir con lo escrito" }

  var toStart: String { "Página de inicio" }

  var summary: String { "ofrece todo como páginas para el navegador" }
  func summary(of option: WebOption) -> String {
    switch option {
    case .port: "el puerto; por defecto, 8017 o el siguiente libre; con 0, cualquiera"
    case .listen: "la dirección en la que escucha; si no se indica, solo entra este equipo"
    case .host: "otros nombres con los que los navegadores pueden llamarlo"
    case .open: "abre el navegador"
    case .certificate: "usa HTTPS con este certificado (PEM)"
    case .key: "la clave del certificado (PEM)"
    case .passPhraseFile: "deja entrar a quien sepa la frase de acceso de este archivo"
    }
  }
  func portTaken(_ port: Int) -> String {
    "Otro programa usa el puerto \(port). Indica otro con --port, o no indiques ninguno para usar el siguiente libre."
  }
  func portForbidden(_ port: Int) -> String {
    "Escuchar en el puerto \(port) requiere permisos de administrador. Indica con --port uno mayor que 1023."
  }
  func noSuchAddress(_ address: String) -> String {
    "Este equipo no puede escuchar en \(address). Indica con --listen una de sus direcciones."
  }
  func shortPassPhrase(_ path: String, least: Int) -> String {
    "La frase de acceso de \(path) es demasiado corta para cerrarle el paso a nadie. Escribe en la primera línea una de al menos \(least) caracteres."
  }
  func needsPassPhrase(_ address: String) -> String {
    "Otros pueden llegar a \(address), así que hace falta una frase de acceso. Escríbela en un archivo e indícalo con --pass-phrase-file."
  }
  func emptyPassPhrase(_ path: String) -> String {
    "La primera línea de \(path) está vacía, así que no hay frase de acceso. Escribe una."
  }
  func badCertificate(_ certificate: String, _ key: String) -> String {
    "\(certificate) y \(key) no son un certificado y su clave, ambos en PEM. Indica otros con --certificate y --key."
  }
  var certificateAndKey: String { "--certificate y --key van juntos. Indica los dos archivos." }
  func noServer(without package: String) -> String {
    "Arcade no puede ofrecer páginas, porque \(package) no está instalado. Instálalo e inténtalo de nuevo."
  }
  var notStarted: String {
    "El servidor no pudo iniciarse: al sistema no le quedan hilos o archivos. Cierra otros programas e inténtalo de nuevo."
  }
  func headerRefused(_ name: String) -> String {
    "No se ha enviado una respuesta, porque su cabecera \(name) no se puede enviar."
  }
  var readableOnTheWay: String {
    "Sin --certificate todo se envía sin cifrar: quien intercepte la conexión puede leerlo todo, incluida la frase de acceso."
  }
}
