/// What the observatory's settings are for, in English.
struct EnglishObservatorySettings: ObservatorySettingPhrases {
  var rakutenApplicationID: String { "your application id at Rakuten" }
  var rakutenAccessKey: String { "the access key that goes with it" }
  var rakutenReferer: String { "the page of your web application" }
  var rakutenBase: String { "a server in place of Rakuten" }
}
