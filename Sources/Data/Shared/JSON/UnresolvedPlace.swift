import ArcadeDomain

/// A place that is worked out only for those who hear of it.
enum UnresolvedPlace: Sendable {
  case line(Int, of: String)
  case node(JSONNode)

  /// The place.
  var place: SourcePlace {
    switch self {
    case .line(let line, let file): SourcePlace("\(file):\(line)")
    case .node(let node): node.place()
    }
  }
}
