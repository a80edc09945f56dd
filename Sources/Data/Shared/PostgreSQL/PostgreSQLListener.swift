import ArcadeDomain

/// Hears from a server that another process has changed something there.
actor PostgreSQLListener {
  private let address: PostgreSQLAddress
  /// What this process is called, whose own changes do not count.
  private let process: String
  private let limits: PostgreSQLLimits
  private let remarks: RemarkReader
  private let executor = QueueExecutor("arcade.postgresql.listener")
  private var connection: PostgreSQLConnection?
  private var count = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ address: PostgreSQLAddress, besides process: String, limits: PostgreSQLLimits, remarks: RemarkReader) {
    (self.address, self.process, self.limits, self.remarks) = (address, process, limits, remarks)
  }

  func close() { connection = nil }

  /// How much was heard until now; whatever may have been missed counts as something.
  func heard() -> Int {
    do throws(RepositoryError) {
      let connection = try opened()
      if try connection.notifications().contains(where: { $0 != process }) { count += 1 }
    } catch {
      connection = nil
    }
    return count
  }

  private func opened() throws(RepositoryError) -> PostgreSQLConnection {
    if let connection { return connection }
    let opened = try PostgreSQLConnection.open(address, process: process, limits: limits, remarks: remarks)
    try opened.execute("LISTEN arcade")
    connection = opened
    count += 1
    return opened
  }
}

extension PostgreSQLConnection {
  /// What others said since this was asked last, without waiting for more.
  fileprivate func notifications() throws(RepositoryError) -> [String] {
    try require(library.consumeInput(handle))
    var texts: [String] = []
    while let notice = library.notifies(handle) {
      // Its text stands behind the name of the channel and the number of the process, as libpq documents it.
      let text = notice.load(fromByteOffset: 2 * MemoryLayout<UnsafeRawPointer>.stride, as: UnsafePointer<CChar>?.self)
      texts.append(text.map { String(cString: $0) } ?? "")
      library.freeMemory(notice)
    }
    return texts
  }
}
