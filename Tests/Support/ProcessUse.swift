import Foundation

/// What this process has used of the machine.
package enum ProcessUse {
  /// The time that processors have worked for it, which another process's load does not add to.
  package static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// Runs a block; returns how many bytes more than before were resident at its worst, nil where the system does not say.
  package static func mostMemory(of block: () async throws -> Void) async throws -> Int? {
    // What others have freed would hide what the block takes; the module of the C library does not know its name.
    if let trim = dlsym(nil, "malloc_trim") {
      _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
    }
    // Makes the peak what is resident now.
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
