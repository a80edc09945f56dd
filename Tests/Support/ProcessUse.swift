import Foundation

/// The resources used by this process.
package enum ProcessUse {
  /// Its processor time, to which the load of other processes does not add.
  package static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// Runs a block; returns the greatest increase of resident memory in bytes, nil if the system does not report it.
  package static func mostMemory(of block: () async throws -> Void) async throws -> Int? {
    // Memory freed before would hide the block's own; the C library's module does not export the function.
    if let trim = dlsym(nil, "malloc_trim") {
      _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
    }
    // Resets the peak to the present size.
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    guard let before = peak else {
      try await block()
      return nil
    }
    try await block()
    return peak.map { $0 - before }
  }

  private static var peak: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    return kilobytes.map { $0 * 1_024 }
  }
}
