import ArcadeDomain

/// A place that is worked out only for those who hear of it.
enum FoundPlace: Sendable {
  case known(SourcePlace)
  case node(JSONNode)

  /// The place.
  var place: SourcePlace {
    switch self {
    case .known(let place): place
    case .node(let node): node.place()
    }
  }
}
