import ArcadeDomain
extension ShopPhrases {
  func name(of kind: Tender.Kind) -> String { kind.rawValue }
  var taxRateLabel: String { "" }
  var netLabel: String { "" }
  var taxLabel: String { "" }
  var grossLabel: String { "" }
}
