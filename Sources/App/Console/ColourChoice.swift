/// What a person asked for with `--color`.
enum ColourChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}
