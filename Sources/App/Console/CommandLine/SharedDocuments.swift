package import ArcadeDomain

// How every document says where its contents came from and how old they are.
extension Freshness: JSONConvertible {
  package var json: JSONText { json(isStale: since != nil) }

  /// The members `source` (`starter`, `fresh` or `cached`), `asOf` (the time from which they were kept, else null) and
  /// `stale`: whether a kept copy stands in for the source, which may say something else by now.
  package func json(isStale: Bool) -> JSONText {
    let source =
      switch self {
      case .starter: "starter"
      case .fresh: "fresh"
      case .cached: "cached"
      }
    return ["source": source, "asOf": since, "stale": isStale]
  }

  /// What a document says that rests on two: the older kept copy, else what came just now.
  package func older(_ other: Freshness) -> Freshness {
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
  package func json(as key: String) -> JSONText { isNobody ? [:] : [key: name] }
}

extension OwnerSummary: JSONConvertible {
  package var json: JSONText { .joining(owner.json(as: "who"), ["games": games, "orders": orders]) }
}

extension Owned: JSONConvertible where Value: JSONConvertible {
  package var json: JSONText { .joining(owner.json(as: "who"), value.json) }
}

extension LearnerProgress: JSONConvertible {
  package var json: JSONText {
    .joining(owner.json(as: "who"), ["known": known, "due": due, "days": days, "lastDay": lastDay])
  }
}

extension MissedSubject {
  /// What it is, and how many missed it how often.
  package func json(_ subject: (Subject) -> JSONText) -> JSONText {
    .joining(subject(self.subject), ["people": people, "misses": misses])
  }
}

extension LearningProgress {
  /// The members `learners` and `missed`.
  package func json(_ subject: (Subject) -> JSONText) -> JSONText {
    ["learners": learners, "missed": missed.map { $0.json(subject) }]
  }
}

extension SourcePlace: JSONConvertible {
  /// The place, before what is said about it.
  package var json: JSONText { ["path": path, "entry": entry, "key": key] }
}

extension TruncatedList {
  /// The members `problems` and `furtherProblems`: what was left out, and how many there are besides those listed.
  package func problems(_ json: (Element) -> JSONText) -> JSONText {
    ["problems": map(json), "furtherProblems": further]
  }
}
