/// A server's mark for one version of an answer.
///
/// A conditional request with it lets the server confirm the cached version.
public struct HTTPValidator: Hashable, Sendable {
  /// The entity tag, with its quotes.
  public let etag: String?
  /// The modification date, as the server wrote it.
  public let lastModified: String?

  /// Creates a validator; nil without any mark.
  public init?(etag: String? = nil, lastModified: String? = nil) {
    // An empty header has no meaning.
    self.etag = etag?.isEmpty == true ? nil : etag
    self.lastModified = lastModified?.isEmpty == true ? nil : lastModified
    guard self.etag != nil || self.lastModified != nil else { return nil }
  }

  /// Reads the marks from the headers of an answer; nil if there are none.
  public init?(of headers: HTTPHeaders) { self.init(etag: headers["ETag"], lastModified: headers["Last-Modified"]) }

  /// Makes the headers of a request conditional.
  func ask(in headers: inout HTTPHeaders) {
    headers["If-None-Match"] = etag
    headers["If-Modified-Since"] = lastModified
  }
}
