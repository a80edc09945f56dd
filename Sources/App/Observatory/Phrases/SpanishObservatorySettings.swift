/// What the observatory's settings are for, in Spanish.
struct SpanishObservatorySettings: ObservatorySettingPhrases {
  var rakutenApplicationID: String { "tu id de aplicación de Rakuten" }
  var rakutenAccessKey: String { "la clave de acceso de Rakuten" }
  var rakutenReferer: String { "la página de tu aplicación web" }
  var rakutenBase: String { "un servidor en vez de Rakuten" }
}
