import ArcadeConsole

#if canImport(CMicrohttpd)
  import CMicrohttpd
  import Foundation

  // The callbacks of libmicrohttpd, always on the server's thread. Their owner is the server's `ActiveRequests`, and
  // the data of a request its `RequestState`.

  /// Handles a connection that was opened, or is about to be closed.
  func changeConnection(
    _ owner: UnsafeMutableRawPointer?,
    _ connection: OpaquePointer?,
    _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ change: MHD_ConnectionNotificationCode
  ) {
    guard let owner, let connection else { return }
    let requests = Unmanaged<ActiveRequests>.fromOpaque(owner).takeUnretainedValue()
    if change == arcade_is_open {
      let descriptor = requests.library.descriptor(of: connection)
      let peer = requests.library.peer(of: connection).flatMap(ListenAddress.bytes).flatMap { ListenAddress($0) }
      let sender = peer.flatMap(requests.entrance.countedSender)
      requests.connections.open(UInt(bitPattern: connection), descriptor: descriptor, from: sender)
    } else {
      requests.connections.close(UInt(bitPattern: connection))
    }
  }

  /// Handles the beginning of a request. It stores the address as it was sent; the handler gets it decoded and cut at
  /// a NUL.
  func beginExchange(
    _ owner: UnsafeMutableRawPointer?,
    _ target: UnsafePointer<CChar>?,
    _ connection: OpaquePointer?
  ) -> UnsafeMutableRawPointer? {
    guard let owner, let target, let connection else { return nil }
    let requests = Unmanaged<ActiveRequests>.fromOpaque(owner).takeUnretainedValue()
    let exchange = requests.begin(String(cString: target), on: MicrohttpdConnection(handle: connection))
    arcade_leave_parameters(target)
    return Unmanaged.passRetained(exchange).toOpaque()
  }

  /// Handles the end of a request or of its connection.
  func endExchange(
    _ owner: UnsafeMutableRawPointer?,
    _ connection: OpaquePointer?,
    _ request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ reason: MHD_RequestTerminationCode
  ) {
    guard let owner, let context = request?.pointee else { return }
    request?.pointee = nil
    let exchange = Unmanaged<RequestState>.fromOpaque(context).takeRetainedValue()
    let requests = Unmanaged<ActiveRequests>.fromOpaque(owner).takeUnretainedValue()
    requests.end(exchange)
    if let connection { requests.connections.rest(UInt(bitPattern: connection)) }
  }

  /// Handles a head, a part of a body, the end of a request, or its response.
  func handleExchange(
    _ owner: UnsafeMutableRawPointer?,
    _ connection: OpaquePointer?,
    _ path: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?,
    _ version: UnsafePointer<CChar>?,
    _ part: UnsafePointer<CChar>?,
    _ partSize: UnsafeMutablePointer<Int>?,
    _ request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let owner, let connection, let method, let version, let partSize, let context = request?.pointee else {
      return .NO
    }
    let requests = Unmanaged<ActiveRequests>.fromOpaque(owner).takeUnretainedValue()
    let exchange = Unmanaged<RequestState>.fromOpaque(context).takeUnretainedValue()
    let step: RequestState.Step
    if exchange.isNew {
      let size = requests.library.headSize(of: connection)
      // The library has put NULs into the head, and left everything in its place.
      let (methodLength, targetLength, versionLength) = (strlen(method), exchange.target.utf8.count, strlen(version))
      let isFirstLineComplete = path == method + methodLength + 1 && path.map { $0 + targetLength + 1 } == version
      let reading = requests.library.reading(of: connection, from: version + versionLength + 2)
      let head = RequestHead(
        method: String(cString: method),
        target: exchange.target,
        version: String(cString: version),
        headers: reading.headers,
        size: size,
        isComplete: isFirstLineComplete && reading.isComplete && reading.next.map { $0 + 2 } == method + size,
        peer: requests.library.peer(of: connection).flatMap(ListenAddress.bytes).flatMap { ListenAddress($0) }
      )
      let isKnown = requests.entrance.knows(head)
      step = exchange.begin(head, isKnown: isKnown)
      requests.connections.read(UInt(bitPattern: connection), isKnown: isKnown)
    } else if partSize.pointee > 0 {
      step = exchange.take(UnsafeRawBufferPointer(start: part, count: partSize.pointee))
      partSize.pointee = 0
    } else {
      step = exchange.proceed()
    }
    switch step {
    case .wait: return .YES
    case .close: return .NO
    case .ask(let request):
      requests.connections.answer(UInt(bitPattern: connection))
      requests.ask(request, for: exchange)
      return .YES
    case .send(let response): return requests.send(response, on: exchange, to: connection)
    case .refuse(let reason):
      return requests.send(requests.refusal(reason, on: connection), on: exchange, to: connection)
    }
  }

  /// Reads more of a stream to send.
  private func readEvents(
    _ stream: UnsafeMutableRawPointer?,
    _ position: UInt64,
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: Int
  ) -> Int {
    guard let stream else { return arcade_end_of_stream }
    let exchange = Unmanaged<RequestState>.fromOpaque(stream).takeUnretainedValue()
    return exchange.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
  }

  /// Reads more of a file to send.
  private func readFile(
    _ file: UnsafeMutableRawPointer?,
    _ position: UInt64,
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: Int
  ) -> Int {
    guard let file else { return arcade_end_of_stream }
    let sent = Unmanaged<SentFile>.fromOpaque(file).takeUnretainedValue()
    let count = sent.read(from: Int(position), into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
    return count > 0 ? count : arcade_end_of_stream
  }

  private func releaseFile(_ file: UnsafeMutableRawPointer?) {
    guard let file else { return }
    Unmanaged<SentFile>.fromOpaque(file).release()
  }

  private func releaseStream(_ stream: UnsafeMutableRawPointer?) {
    guard let stream else { return }
    Unmanaged<RequestState>.fromOpaque(stream).release()
  }

  extension ActiveRequests {
    /// Returns the response to a rejected request, after which the connection is closed.
    fileprivate func refusal(_ reason: GateMessage, on connection: OpaquePointer) -> WebResponse {
      var response = entrance.refuse(reason, headers: library.reading(of: connection).headers)
      // The end of the request is not certain, or there is more of it.
      response.headers.append(.init(name: "Connection", value: "close"))
      return response
    }

    /// Sends a response, or the beginning of a stream. If the library rejects a header, a refusal is sent instead.
    fileprivate func send(
      _ response: WebResponse,
      on exchange: RequestState,
      to connection: OpaquePointer,
      isRefusal: Bool = false
    ) -> MHD_Result {
      let made: OpaquePointer?
      switch response.body {
      case .bytes(let bytes):
        made = bytes.withUnsafeBytes {
          // The library copies the bytes without changing them, despite its declaration.
          let start = UnsafeMutableRawPointer(mutating: $0.baseAddress)
          return library.create_response_from_buffer($0.count, start, arcade_must_copy)
        }
      case .file(let file):
        let context = Unmanaged.passRetained(file).toOpaque()
        made = library.create_response_from_callback(UInt64(file.count), 1 << 16, readFile, context, releaseFile)
      case .events(let events):
        stream(events, on: exchange)
        let context = Unmanaged.passRetained(exchange).toOpaque()
        made = library.create_response_from_callback(arcade_size_unknown, 4096, readEvents, context, releaseStream)
      }
      guard let made else { return .NO }
      defer { library.destroy_response(made) }
      for header in response.headers where library.add_response_header(made, header.name, header.value) != .YES {
        log(header.name)
        guard !isRefusal else { return .NO }
        return send(refusal(.unsendable, on: connection), on: exchange, to: connection, isRefusal: true)
      }
      return library.queue_response(connection, UInt32(response.status), made)
    }
  }
#endif
