/// What the observatory's settings are for, in Spanish.
struct SpanishObservatorySettings: ObservatorySettingPhrases {
  var rakutenApplicationID: String { "el id de aplicación que te dio Rakuten; nunca se muestra" }
  var rakutenAccessKey: String { "la clave de acceso que lo acompaña desde 2026; nunca se muestra" }
  var rakutenReferer: String { "la página con la que se registró una aplicación web de Rakuten: una dirección" }
  var rakutenBase: String { "un servidor en lugar del de Rakuten: una dirección" }
}
