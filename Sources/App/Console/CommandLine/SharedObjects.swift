import Synchronization

/// One object of each type, made on first use and shared by all screens and commands of a process.
package final class SharedObjects: Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private let objects = Mutex<[Key: any Sendable]>([:])

  /// Returns all objects of a type.
  func all<Object: Sendable>(_ type: Object.Type) -> [Object] {
    objects.withLock { $0.values.compactMap { $0 as? Object } }
  }

  /// Returns the object of a type, or the one with the given name.
  package func one<Object: Sendable>(_ name: String = "", _ make: @Sendable () -> Object) -> Object {
    let key = Key(type: ObjectIdentifier(Object.self), name: name)
    return objects.withLock { objects in
      if let known = objects[key] as? Object { return known }
      let object = make()
      objects[key] = object
      return object
    }
  }
}
