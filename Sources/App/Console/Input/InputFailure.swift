/// Why input cannot be read: the system refused, with this `errno`.
enum InputFailure: Error, Hashable, Sendable {
  case failed(Int32)
}
