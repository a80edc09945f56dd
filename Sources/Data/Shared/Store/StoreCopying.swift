import ArcadeDomain

/// Copies one store into another on a thread of its own, for it waits for disks and servers all the time.
actor StoreCopying {
  private let executor = QueueExecutor("arcade.copy")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func copy(_ source: Database, to target: Database) throws -> [CopiedTable] {
    try StoreTransfer(from: source, to: target).run()
  }
}
