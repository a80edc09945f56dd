import ArcadeDomain
import Foundation

/// The rules of a server's `robots.txt`, by RFC 9309.
struct RobotsRules: Sendable {
  /// A line of the file.
  struct Rule: Hashable, Sendable {
    /// Its line number, from 1.
    let line: Int
    let isAllowed: Bool
    let path: String
    fileprivate let pattern: [UInt8]
  }

  private static let mostBytes = 512_000

  private var conditions: [Rule] = []

  /// Reads the groups for a program, or else those for all.
  init(_ body: Data, for program: String) {
    var (own, others): ([Rule], [Rule]) = ([], [])
    var (isOwn, isForAll, isInGroup, hasOwn) = (false, false, false, false)
    let text = String(decoding: body.prefix(Self.mostBytes), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let sides = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      let value = String(sides[1]).trimmed
      switch String(sides[0]).trimmed.lowercased().trimmingPrefix("\u{FEFF}") {
      case "user-agent":
        if isInGroup { (isOwn, isForAll, isInGroup) = (false, false, false) }
        let name = value.prefix { $0.isLetter || $0 == "-" || $0 == "_" }.lowercased()
        if value.hasPrefix("*") { isForAll = true } else if name == program.lowercased() { isOwn = true }
        hasOwn = hasOwn || isOwn
      case "allow", "disallow":
        isInGroup = true
        guard !value.isEmpty else { continue }
        let isAllowed = String(sides[0]).trimmed.lowercased() == "allow"
        let condition = Rule(line: index + 1, isAllowed: isAllowed, path: value, pattern: Self.octets(of: value))
        if isOwn { own.append(condition) }
        if isForAll { others.append(condition) }
      default: continue
      }
    }
    conditions = hasOwn ? own : others
  }

  /// Returns the line that forbids a URL; nil if it is allowed. The longest match wins, and of equal ones the allowing
  /// one.
  func condition(against url: URL) -> Rule? {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.percentEncodedPath ?? ""
    let rule = Self.octets(of: (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?\($0)" } ?? ""))
    guard path != "/robots.txt" else { return nil }
    let matching = conditions.filter { Self.matches(rule, $0.pattern) }
    let best = matching.max { ($0.pattern.count, $0.isAllowed ? 1 : 0) < ($1.pattern.count, $1.isAllowed ? 1 : 0) }
    return best?.isAllowed == false ? best : nil
  }

  /// Returns the bytes of a path with percent-encoding decoded, except for slashes.
  private static func octets(of path: String) -> [UInt8] {
    let bytes = Array(path.utf8)
    var (octets, place): ([UInt8], Int) = ([], 0)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
        let octet = UInt8(String(decoding: bytes[place + 1...place + 2], as: UTF8.self), radix: 16),
        !reserved.contains(octet)
      {
        octets.append(octet)
        place += 3
      } else {
        octets.append(bytes[place])
        place += 1
      }
    }
    return octets
  }

  private static let reserved = Set("/?#%*$&=".utf8)

  /// Whether a pattern matches the start of a path; `*` is anything, and a final `$` the end.
  private static func matches(_ path: [UInt8], _ pattern: [UInt8]) -> Bool {
    let isAnchored = pattern.last == UInt8(ascii: "$")
    let pattern = isAnchored ? pattern.dropLast() : pattern[...]
    var (place, sign, star, retry) = (0, 0, -1, 0)
    while true {
      if sign == pattern.count, !isAnchored || place == path.count { return true }
      if sign < pattern.count, pattern[sign] == UInt8(ascii: "*") {
        (star, retry) = (sign, place)
        sign += 1
      } else if sign < pattern.count, place < path.count, pattern[sign] == path[place] {
        (sign, place) = (sign + 1, place + 1)
      } else if star >= 0, retry < path.count {
        retry += 1
        (sign, place) = (star + 1, retry)
      } else {
        return false
      }
    }
  }
}
