import ArcadeDomain
import Synchronization

/// A cache of values read during a step, until they are written.
public final class RequestCache: Sendable {
  @TaskLocal private static var current: RequestCache?

  private struct Key: Hashable {
    let database, type: ObjectIdentifier
    let owner: Owner
  }

  private let values = Mutex<[Key: any Sendable]>([:])

  /// Runs a step of a user, during which nothing is read twice unless it was written.
  ///
  /// The next step sees what others changed meanwhile.
  public static func during<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ step: () async throws -> Value
  ) async rethrows -> Value {
    guard current == nil else { return try await step() }
    return try await $current.withValue(RequestCache(), operation: step, isolation: isolation)
  }

  /// Returns the cached value of a type for an owner; nil if there is none.
  static func known<Value: Sendable>(of owner: Owner, in database: Database) -> Value? {
    current?.values.withLock { $0[key(Value.self, owner, database)] as? Value }
  }

  /// Caches a value for an owner until the step ends.
  static func keep<Value: Sendable>(_ value: Value, of owner: Owner, in database: Database) {
    current?.values.withLock { $0[key(Value.self, owner, database)] = value }
  }

  private static func key(_ type: any Any.Type, _ owner: Owner, _ database: Database) -> Key {
    Key(database: ObjectIdentifier(database), type: ObjectIdentifier(type), owner: owner)
  }
}
