/// What a person asked for with `--pictures`.
enum PictureChoice: String, CaseIterable, Sendable {
  case auto
  case never
  case always
}
