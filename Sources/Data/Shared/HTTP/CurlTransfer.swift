#if !canImport(Darwin)
  import ArcadeDomain
  import CCurl
  import Foundation

  /// An exchange on its way through libcurl, confined to one thread.
  final class CurlTransfer {
    /// The size limit of all headers of an exchange together.
    private static let headLimit = 256_000

    let exchange: HTTPExchange
    let handle: UnsafeMutableRawPointer
    private let transfers: CurlTransfers
    private let curl: CurlLibrary
    private var sentHeaders: UnsafeMutablePointer<curl_slist>?
    private var headSize = 0
    private var arrived = 0
    private var status = 0
    private var headers: HTTPHeaders = [:]
    private var isHeadOver = false
    /// Whether the connection goes to a proxy.
    private var isProxied = false

    init?(of exchange: HTTPExchange, in transfers: CurlTransfers, by curl: CurlLibrary) {
      guard let handle = curl.easy_init() else { return nil }
      (self.exchange, self.handle, self.transfers, self.curl) = (exchange, handle, transfers, curl)
      let own = Unmanaged.passUnretained(self).toOpaque()
      curl.set(handle, CURLOPT_NOSIGNAL, to: 1)
      curl.set(handle, CURLoption(rawValue: UInt32(arcade_quick_exit)), to: 1)
      curl.set(handle, CURLOPT_PROTOCOLS, to: Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
      curl.set(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, to: 1)
      curl.set(handle, CURLOPT_ACCEPT_ENCODING, toPointer: "gzip, deflate")
      curl.set(handle, CURLOPT_HEADERDATA, toPointer: own)
      curl.set(handle, CURLOPT_WRITEDATA, toPointer: own)
      curl.set(handle, CURLOPT_XFERINFODATA, toPointer: own)
      curl.set(handle, CURLOPT_NOPROGRESS, to: 0)
      curl.set(handle, CURLOPT_DEBUGDATA, toPointer: own)
      curl.set(handle, CURLOPT_VERBOSE, to: 1)
      curl.set(handle, CURLOPT_HEADERFUNCTION) { bytes, _, count, own in
        CurlTransfer.received(bytes, count, own) { $0.receive(line: $1) }
      }
      curl.set(handle, CURLOPT_WRITEFUNCTION) { bytes, _, count, own in
        CurlTransfer.received(bytes, count, own) { $0.exchange.receive($1) }
      }
      curl.setProgress(handle) { own, _, size, _, _ in
        CurlTransfer.behind(own)?.accept(size: Int(size)) == true ? 0 : 1
      }
      // Only here can the framing around the parts of a body be counted.
      curl.setWitness(handle) { _, kind, _, count, own in
        if kind == CURLINFO_DATA_IN { CurlTransfer.behind(own)?.arrive(count) }
        return 0
      }
      curl.set(handle, CURLOPT_OPENSOCKETDATA, toPointer: own)
      curl.setOpener(handle) { own, _, address in
        guard let address, let transfer = CurlTransfer.behind(own) else { return -1 }
        return transfer.mayAsk(HostAddress(arcade_target(address))) ? arcade_open_socket(address) : -1
      }
      // A reused connection is not opened again. libcurl before 7.80 cannot tell which one it reuses, so reuse is off.
      let isTold = curl.setAsker(handle, own) { own, address, _, _, _ in
        let target = address.flatMap { HostAddress(String(cString: $0)) }
        return CurlTransfer.behind(own)?.mayAsk(target) == true ? 0 : 1
      }
      if !isTold, exchange.staysPublic { curl.set(handle, CURLOPT_FRESH_CONNECT, to: 1) }
      if let body = exchange.request.body {
        curl.set(handle, CURLOPT_POSTFIELDSIZE, to: body.utf8.count)
        curl.set(handle, CURLOPT_COPYPOSTFIELDS, toPointer: body)
      }
      begin(at: exchange.request.url, exchange.request.headers)
    }

    deinit {
      _ = curl.multi_remove_handle(transfers.handle, handle)
      curl.easy_cleanup(handle)
      curl.slist_free_all(sentHeaders)
    }

    /// Follows a redirect, or ends the exchange.
    func end(with result: CURLcode) {
      if !isProxied, let peer = curl.peer(of: handle).flatMap({ HostAddress(String(cString: $0)) }) {
        exchange.note(isPublic: peer.isPublic)
      }
      let isRedirect = [301, 302, 303, 307, 308].contains(status)
      // A redirect to an invalid address is itself the answer.
      guard result != CURLE_URL_MALFORMAT || !isRedirect else { return exchange.complete() }
      guard result == CURLE_OK else {
        let reason = curl.easy_strerror(result).map { String(cString: $0) } ?? ""
        return exchange.fail(Self.code(of: result), detail: "curl \(result.rawValue): \(reason)")
      }
      guard isRedirect,
        let next = curl.redirect(of: handle).flatMap({ URL(string: String(cString: $0)) }),
        let headers = exchange.headers(following: next)
      else { return exchange.complete() }
      _ = curl.multi_remove_handle(transfers.handle, handle)
      begin(at: next.user() == nil && next.password() == nil ? next : next.withoutUser, headers)
    }

    private func begin(at url: URL, _ headers: HTTPHeaders) {
      (isHeadOver, arrived, isProxied) = (false, 0, Self.hasProxy(for: url))
      if isProxied {
        // Only the proxy resolves the name. All traffic goes through it, so nothing on this machine is reached.
        guard exchange.allows(isPublic: !url.namesOwnNetwork) else { return }
        exchange.note(isPublic: !url.namesOwnNetwork)
        if exchange.staysPublic { curl.set(handle, CURLOPT_NOPROXY, toPointer: "") }
      }
      curl.slist_free_all(sentHeaders)
      sentHeaders = nil
      for (name, value) in headers.pairs where !(name + value).utf8.contains(where: { $0 < 32 || $0 == 127 }) {
        sentHeaders = curl.slist_append(sentHeaders, value.isEmpty ? "\(name);" : "\(name): \(value)")
      }
      curl.set(handle, CURLOPT_HTTPHEADER, toPointer: sentHeaders)
      curl.set(handle, CURLOPT_URL, toPointer: url.absoluteString)
      _ = curl.multi_add_handle(transfers.handle, handle)
    }

    /// Receives a header line; false to stop.
    private func receive(line bytes: UnsafeRawBufferPointer) -> Bool {
      headSize += bytes.count
      guard headSize <= Self.headLimit else {
        exchange.fail(.tooLarge, detail: "more than \(Self.headLimit) bytes of head")
        return false
      }
      // Nothing after the body was requested.
      guard !isHeadOver else { return true }
      let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if line.hasPrefix("HTTP/") {
        status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        headers = [:]
      } else if line.isEmpty {
        isHeadOver = status >= 200
        return !isHeadOver || exchange.receive(status: status, headers: headers)
      } else if let colon = line.firstIndex(of: ":") {
        let (name, value) = (String(line[..<colon]), line[colon...].dropFirst().trimmingCharacters(in: .whitespaces))
        headers[name] = headers[name].map { "\($0), \(value)" } ?? value
      }
      return true
    }

    /// Checks the size of a body before decompression; false to stop.
    private func accept(size: Int) -> Bool {
      if size > exchange.request.sizeLimit {
        exchange.fail(.tooLarge, detail: "more than \(exchange.request.sizeLimit) bytes")
      }
      return !exchange.isOver
    }

    /// Counts all received bytes, which may be more than the body if it comes in many small parts.
    private func arrive(_ count: Int) {
      arrived += count
      if (arrived - Self.headLimit) / 2 > exchange.request.sizeLimit {
        exchange.fail(.tooLarge, detail: "\(arrived) bytes around a body of at most \(exchange.request.sizeLimit)")
      }
    }

    /// Whether a request may go to an address; one that is not a network address, such as a local socket, is not
    /// public.
    private func mayAsk(_ address: HostAddress?) -> Bool {
      isProxied || exchange.allows(isPublic: address?.isPublic ?? false)
    }

    /// Whether the environment names a proxy, by the rules of libcurl.
    private static func hasProxy(for url: URL) -> Bool {
      let names = url.scheme?.lowercased() == "http" ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
      return (names + ["all_proxy", "ALL_PROXY"]).contains { getenv($0).map { $0.pointee != 0 } ?? false }
    }

    private static func behind(_ own: UnsafeMutableRawPointer?) -> CurlTransfer? {
      own.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Passes on bytes from libcurl; returning any other number than theirs ends the transfer.
    private static func received(
      _ bytes: UnsafeMutablePointer<CChar>?,
      _ count: Int,
      _ own: UnsafeMutableRawPointer?,
      _ take: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
      guard let transfer = behind(own) else { return -1 }
      return take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : -1
    }

    private static func code(of result: CURLcode) -> RepositoryError.Code {
      switch result {
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING: .corrupt
      // libcurl's codes for a header line that is too long; the second, CURLE_TOO_LARGE, since 8.6.
      case CURLE_OUT_OF_MEMORY, CURLcode(rawValue: 100): .tooLarge
      case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR: .cutOff
      default: .unreachable
      }
    }
  }
#endif
