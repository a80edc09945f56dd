package import ArcadeDomain

// How every document describes the source and the age of its contents.
extension Freshness: JSONConvertible {
  package var json: JSONText { json(isStale: since != nil) }

  /// Returns the members `source`, `asOf` and `stale`.
  ///
  /// `source` is `starter`, `fresh` or `cached`, and `asOf` is the time of a cached copy, else null. `stale` is true
  /// if a cached copy replaces the source, which may have changed since.
  package func json(isStale: Bool) -> JSONText {
    let source =
      switch self {
      case .starter: "starter"
      case .fresh: "fresh"
      case .cached: "cached"
      }
    return ["source": source, "asOf": since, "stale": isStale]
  }

  /// Returns the freshness of a document with two sources: the older cached copy, else the fresh source.
  package func older(_ other: Freshness) -> Freshness {
    switch (since, other.since) {
    case (let mine?, let others?): mine <= others ? self : other
    case (_?, nil): self
    case (nil, _?): other
    case (nil, nil): self == .starter ? other : self
    }
  }
}

// How JSON documents name an owner; the member is left out if there is none.

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
  /// The subject, and how many people missed it how often.
  package func json(_ subject: (Subject) -> JSONText) -> JSONText {
    .joining(subject(self.subject), ["people": people, "misses": misses])
  }
}

extension LearningProgress {
  /// Returns the members `learners` and `missed`.
  package func json(_ subject: (Subject) -> JSONText) -> JSONText {
    ["learners": learners, "missed": missed.map { $0.json(subject) }]
  }
}

extension SourcePlace: JSONConvertible {
  /// The position, which precedes the problem found there.
  package var json: JSONText { ["path": path, "entry": entry, "key": key] }
}

extension TruncatedList {
  /// Returns the members `problems` and `furtherProblems`: the skipped entries, and the number of those not listed.
  package func problems(_ json: (Element) -> JSONText) -> JSONText {
    ["problems": map(json), "furtherProblems": further]
  }
}
