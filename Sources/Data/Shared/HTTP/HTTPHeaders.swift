/// The headers of a request or an answer, by name without regard to case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: String] = [:]

  /// Makes headers of names and values; the last of a name counts.
  public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }

  /// Makes headers of names and values.
  public init(_ pairs: some Sequence<(String, String)>) { for (name, value) in pairs { self[name] = value } }

  /// The value of a header; nil where it is not there.
  public subscript(name: String) -> String? {
    get { values[name.lowercased()] }
    set { values[name.lowercased()] = newValue }
  }

  /// All names, in lower case, with their values, in the order of the names.
  public var pairs: [(name: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

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
  public init?(of headers: HTTPHeaders) {
    self.init(etag: headers["ETag"], lastModified: headers["Last-Modified"])
  }

  /// Adds the question whether the version still holds to the headers of a request.
  func ask(in headers: inout HTTPHeaders) {
    headers["If-None-Match"] = etag
    headers["If-Modified-Since"] = lastModified
  }
}
