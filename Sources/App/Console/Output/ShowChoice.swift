/// What a person asked for with `--color` and `--pictures`.
enum ShowChoice: String, Sendable {
  /// Where it can be seen.
  case auto
  case always
  case never
}
