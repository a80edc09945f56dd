/// The side of a column on which a text stands.
enum TextAlignment: Hashable, Sendable {
  case leading
  case trailing
}
