/// What tells one version of an answer from the next, as its server said it.
///
/// Asking with it lets the server answer that what was kept still holds.
public struct HTTPValidator: Hashable, Sendable {
  /// The server's own mark for the version, with its quotes.
  public let etag: String?
  /// When it last changed, as the server wrote it.
  public let lastModified: String?

  /// Joins the marks of a version; nil where there is none.
  public init?(etag: String? = nil, lastModified: String? = nil) {
    // A header without a value says nothing.
    self.etag = etag?.isEmpty == true ? nil : etag
    self.lastModified = lastModified?.isEmpty == true ? nil : lastModified
    guard self.etag != nil || self.lastModified != nil else { return nil }
  }

  /// Reads the marks from the headers of an answer; nil where there is none.
  public init?(of headers: HTTPHeaders) { self.init(etag: headers["ETag"], lastModified: headers["Last-Modified"]) }

  /// Adds the question whether the version still holds to the headers of a request.
  func ask(in headers: inout HTTPHeaders) {
    headers["If-None-Match"] = etag
    headers["If-Modified-Since"] = lastModified
  }
}
