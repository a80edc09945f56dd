/// The browsers that the web page knows, in Spanish.
extension SpanishSettings {
  var browsersTitle: String { "Navegadores" }
  var browserLabel: String { "Navegador" }
  var cameLabel: String { "Entró" }
  var usedLabel: String { "Último uso" }
  var cameByLabel: String { "Con" }
  var byKey: String { "la dirección mostrada" }
  var byPassPhrase: String { "la frase de acceso" }
  var unknownBrowser: String { "un navegador" }
  var noBrowsers: String { "No se conoce ningún navegador. Se conoce al que abre la dirección mostrada." }
  var browsersAction: String { "qué navegadores conoce la página web" }
  var signOutAction: String { "cierra la sesión de un navegador" }
  var signAllOutAction: String { "cierra la sesión de todos los navegadores" }
  func signedOut(_ count: Int) -> String {
    count == 0
      ? "No había ninguna sesión que cerrar."
      : count == 1
        ? "Se ha cerrado la sesión de 1 navegador." : "Se ha cerrado la sesión de \(formats.number(count)) navegadores."
  }
}
