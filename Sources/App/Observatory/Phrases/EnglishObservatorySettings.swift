/// What the observatory's settings are for, in English.
struct EnglishObservatorySettings: ObservatorySettingPhrases {
  var rakutenApplicationID: String { "the application id that Rakuten gave you; it is never shown" }
  var rakutenAccessKey: String { "the access key that goes with it since 2026; it is never shown" }
  var rakutenReferer: String { "the page that a web application of Rakuten is registered with: an address" }
  var rakutenBase: String { "a server that stands in for Rakuten: an address" }
}
