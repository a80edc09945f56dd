/// What is stored when somebody leaves, in sentences; where there is none, everything is.
struct StoredState {
  /// What is not stored, or may not be, and why.
  var lost: [String] = []
  /// What is stored and not at its end.
  var open: [String] = []
  /// Why what everything is kept in cannot be used; nil where it can.
  var obstacle: String?
}
