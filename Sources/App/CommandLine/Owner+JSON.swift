import ArcadeDomain

// How it stands in JSON documents whose something is: where it is nobody's in particular, not at all.

extension Owner {
  /// The name under a key.
  func json(as key: String) -> JSONText { isNobody ? [:] : [key: name] }
}

extension OwnerSummary: JSONConvertible {
  var json: JSONText { .joining(owner.json(as: "who"), ["games": games, "orders": orders]) }
}

extension Owned: JSONConvertible where Value: JSONConvertible {
  var json: JSONText { .joining(owner.json(as: "who"), value.json) }
}
