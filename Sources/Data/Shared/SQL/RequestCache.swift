import ArcadeDomain
import Synchronization

/// What was read since somebody began a step, until it is written.
public final class RequestCache: Sendable {
  @TaskLocal private static var current: RequestCache?

  private struct Key: Hashable {
    let database, type: ObjectIdentifier
    let owner: Owner
  }

  private let values = Mutex<[Key: any Sendable]>([:])

  /// Does a step of somebody, in which nothing that is needed again is read twice unless it was written.
  ///
  /// What others change meanwhile is seen in the next one.
  public static func during<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ step: () async throws -> Value
  ) async rethrows -> Value {
    guard current == nil else { return try await step() }
    return try await $current.withValue(RequestCache(), operation: step, isolation: isolation)
  }

  /// What was kept for an owner; nil where nothing of the type was.
  static func known<Value: Sendable>(of owner: Owner, in database: Database) -> Value? {
    current?.values.withLock { $0[key(Value.self, owner, database)] as? Value }
  }

  /// Keeps something for an owner until the step ends.
  static func keep<Value: Sendable>(_ value: Value, of owner: Owner, in database: Database) {
    current?.values.withLock { $0[key(Value.self, owner, database)] = value }
  }

  private static func key(_ type: any Any.Type, _ owner: Owner, _ database: Database) -> Key {
    Key(database: ObjectIdentifier(database), type: ObjectIdentifier(type), owner: owner)
  }
}
