import Foundation

/// A server's reason for refusing a request.
enum ServerReason {
  private static let longest = 200
  /// A larger body is not a reason, but something else.
  private static let mostBytes = 64_000
  /// The keys in which services put a sentence, the best first.
  private static let keys = ["error_description", "detail", "message", "errorMessage", "title", "error", "errors"]

  /// Returns the reason in one short line; empty if there is none. Parts of the request that the server repeats are
  /// left out.
  static func text(in response: HTTPResponse, hiding request: HTTPRequest) -> String {
    guard (400...499).contains(response.status), response.body.count <= mostBytes else { return "" }
    let type = response.headers["Content-Type"]?.prefix { $0 != ";" }.lowercased() ?? ""
    let text: String?
    if type.hasSuffix("json") {
      text = (try? JSONNode(reading: response.body, subject: "")).flatMap(sentence)
    } else if type == "text/plain" {
      text = String(decoding: response.body, as: UTF8.self)
    } else {
      text = nil
    }
    guard let text, text.first(where: { !$0.isWhitespace }) != "<" else { return "" }
    let line = oneLine(
      request.secrets.reduce(text) { $0.replacingOccurrences(of: $1, with: "…", options: .caseInsensitive) }
    )
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }

  private static func sentence(in node: JSONNode) -> String? {
    switch node.value {
    case .text(let text): return oneLine(text).isEmpty ? nil : text
    case .list: return (try? node.list())?.first.flatMap(sentence)
    case .object:
      return keys.lazy.compactMap { key in (try? node.optional(key)).flatMap(\.self).flatMap(sentence) }.first
    default: return nil
    }
  }

  private static func oneLine(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      String(String.UnicodeScalarView(word.unicodeScalars.filter { !$0.isInvisible }))
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    [.control, .format, .surrogate, .privateUse, .unassigned].contains(properties.generalCategory)
  }
}

extension HTTPRequest {
  /// The parts that may be secret, in every spelling, the longest first.
  fileprivate var secrets: [String] {
    let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedQuery
    let parts =
      query.map { $0.split(separator: "&").compactMap { $0.split(separator: "=").last.map(String.init) } } ?? []
    let spellings = [url.path(percentEncoded: true), query, url.user(), url.password()].compactMap(\.self) + parts
    let all = spellings.flatMap { [$0, $0.removingPercentEncoding ?? $0] } + headers.pairs.map(\.value)
    // Shorter ones would match in every word.
    return Set(all.filter { $0.count >= 4 }).sorted { ($1.count, $0) < ($0.count, $1) }
  }
}
