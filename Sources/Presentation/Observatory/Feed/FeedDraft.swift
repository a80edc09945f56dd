public import ArcadeDomain

/// The entered properties of a feed to watch as a whole.
public struct FeedDraft: Hashable, Sendable {
  /// The path, the URL or the shop.
  public var what: String
  /// The name of the watch; empty for the last part of its address.
  public var name: String
  /// The known parts of the format; the others are detected.
  public var format: FeedFormat

  /// Creates a draft with the address of the feed.
  public init(_ what: String = "", name: String = "", as format: FeedFormat = FeedFormat()) {
    (self.what, self.name, self.format) = (what, name, format)
  }

  /// The draft without an address that may contain a key, which is stored nowhere.
  var withoutKeys: FeedDraft {
    var draft = self
    if what.contains("://"), what.contains(where: { "?#@".contains($0) }) { draft.what = "" }
    return draft
  }

  /// Returns a copy with another value of one property.
  func with<Value>(_ part: WritableKeyPath<FeedDraft, Value>, _ value: Value) -> FeedDraft {
    var draft = self
    draft[keyPath: part] = value
    return draft
  }
}

extension FeedDraft {
  var addressQuery: [String: String] {
    [
      "what": withoutKeys.what,
      "name": name,
      "encoding": format.encoding?.rawValue ?? "",
      "delimiter": format.delimiter?.rawValue ?? "",
      "decimal": format.decimal?.rawValue ?? "",
      "columns": format.columns ?? "",
      "currency": format.currency?.code ?? "",
    ]
  }

  init?(query: [String: String]) {
    func read<Value>(_ name: String, _ read: (String) -> Value?) -> Value?? {
      guard let text = query[name] else { return .some(nil) }
      return read(text).map { .some($0) }
    }
    guard let encoding = read("encoding", FeedEncoding.init(_:)),
      let delimiter = read("delimiter", FeedDelimiter.init(rawValue:)),
      let decimal = read("decimal", DecimalSign.init(rawValue:)), let currency = read("currency", Currency.init(code:))
    else { return nil }
    let format = FeedFormat(
      encoding: encoding,
      delimiter: delimiter,
      decimal: decimal,
      columns: query["columns"],
      currency: currency
    )
    self.init(query["what"] ?? "", name: query["name"] ?? "", as: format)
  }
}
