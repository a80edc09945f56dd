import ArcadeDomain

// How every document says where its contents came from and how old they are.
extension Freshness: JSONConvertible {
  var json: JSONText { json(isStale: since != nil) }

  /// The members `source` (`starter`, `fresh` or `cached`), `asOf` (the time from which they were kept, else null) and
  /// `stale`: whether a kept copy stands in for the source, which may say something else by now.
  func json(isStale: Bool) -> JSONText {
    let source =
      switch self {
      case .starter: "starter"
      case .fresh: "fresh"
      case .cached: "cached"
      }
    return ["source": source, "asOf": since, "stale": isStale]
  }

  /// What a document says that rests on two: the older kept copy, else what came just now.
  func older(_ other: Freshness) -> Freshness {
    switch (since, other.since) {
    case (let mine?, let others?): mine <= others ? self : other
    case (_?, nil): self
    case (nil, _?): other
    case (nil, nil): self == .starter ? other : self
    }
  }
}

// How it stands in JSON documents whose something is: where it is nobody's in particular, not at all.

extension Owner {
  func json(as key: String) -> JSONText { isNobody ? [:] : [key: name] }
}

extension OwnerSummary: JSONConvertible {
  var json: JSONText { .joining(owner.json(as: "who"), ["games": games, "orders": orders]) }
}

extension Owned: JSONConvertible where Value: JSONConvertible {
  var json: JSONText { .joining(owner.json(as: "who"), value.json) }
}

extension LearnerProgress: JSONConvertible {
  var json: JSONText {
    .joining(owner.json(as: "who"), ["known": known, "due": due, "days": days, "lastDay": lastDay])
  }
}

extension MissedSubject {
  /// What it is, and how many missed it how often.
  func json(_ subject: (Subject) -> JSONText) -> JSONText {
    .joining(subject(self.subject), ["people": people, "misses": misses])
  }
}

extension LearningProgress {
  /// The members `learners` and `missed`.
  func json(_ subject: (Subject) -> JSONText) -> JSONText {
    ["learners": learners, "missed": missed.map { $0.json(subject) }]
  }
}

extension SourcePlace: JSONConvertible {
  /// The place, before what is said about it.
  var json: JSONText { ["path": path, "entry": entry, "key": key] }
}

extension TruncatedList {
  /// The members `problems` and `furtherProblems`: what was left out, and how many there are besides those listed.
  func problems(_ json: (Element) -> JSONText) -> JSONText { ["problems": map(json), "furtherProblems": further] }
}
