/// What tells one step of a person from all others, so that it is not done twice.
///
/// Whoever keeps a step in order to try it again tries it under the same id.
enum IdempotencyKey {
  @TaskLocal static var current: String?

  /// A new one.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { String($0, radix: 36) }.joined(separator: "-")
  }
}
