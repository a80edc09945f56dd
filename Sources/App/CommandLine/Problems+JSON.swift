import ArcadeDomain

extension SourcePlace: JSONConvertible {
  /// The place, before what is said about it.
  var json: JSONText { ["path": path, "entry": entry, "key": key] }
}

extension CappedList {
  /// The members `problems` and `furtherProblems`: what was left out, and how many there are besides those listed.
  func problems(_ json: (Element) -> JSONText) -> JSONText {
    ["problems": map(json), "furtherProblems": further]
  }
}
