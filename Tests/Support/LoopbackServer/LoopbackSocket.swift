import Foundation

/// A socket whose waits all end when its server stops.
struct LoopbackSocket: Sendable {
  /// The result of a wait.
  enum Event {
    case ready
    case timeout
    case stop
  }

  let descriptor: Int32
  /// A pipe that becomes readable when the server stops.
  let stopping: Int32

  func wait(for events: Int32, upTo limit: Duration? = nil) -> Event {
    var watched = [
      pollfd(fd: descriptor, events: Int16(events), revents: 0),
      pollfd(fd: stopping, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = limit.map { Int32($0 / .milliseconds(1)) } ?? -1
    while true {
      let result = poll(&watched, nfds_t(watched.count), milliseconds)
      if result < 0, errno == EINTR { continue }
      guard result >= 0, watched[1].revents == 0 else { return .stop }
      return result == 0 ? .timeout : .ready
    }
  }

  /// Returns the next connection; nil once the server stops.
  func nextConnection() -> LoopbackSocket? {
    guard wait(for: Int32(POLLIN)) == .ready else { return nil }
    let accepted = accept(descriptor, nil, nil)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(accepted, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
    return LoopbackSocket(descriptor: accepted, stopping: stopping)
  }

  /// Reads up to the empty line after the head of a request; nil if the client disconnects.
  func readHead() -> String? {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard let byte = read(1) else { return nil }
      head += byte
    }
    return String(decoding: head, as: UTF8.self)
  }

  /// Reads the body after a head, as far as it arrives.
  func readBody(of length: Int) -> String {
    var body: [UInt8] = []
    while body.count < length, let part = read(length - body.count) { body += part }
    return String(decoding: body, as: UTF8.self)
  }

  private func read(_ most: Int) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: min(most, 4_096))
    guard wait(for: Int32(POLLIN)) == .ready else { return nil }
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? buffer.prefix(count) : nil
  }

  /// Sends everything; false if the client disconnects or the server stops.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard wait(for: Int32(POLLOUT)) == .ready else { return false }
      let count = rest.withUnsafeBytes { sendPart($0, to: descriptor) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

private func sendPart(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
