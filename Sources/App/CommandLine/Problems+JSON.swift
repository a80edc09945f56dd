import ArcadeDomain
import ArcadePresentation

extension SourcePlace {
  /// The place, before what is said about it.
  var members: [(String, JSONText)] {
    [
      ("path", .string(path)), ("entry", entry.map { .integer(Int64($0)) } ?? .null),
      ("key", key.map(JSONText.string) ?? .null),
    ]
  }
}

extension CappedList {
  /// How many there are besides those that are listed.
  var furtherCount: JSONText { .integer(Int64(further)) }
}
