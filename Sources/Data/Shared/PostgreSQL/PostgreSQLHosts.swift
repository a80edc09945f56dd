/// The servers that an address names; one of them is enough.
struct PostgreSQLHosts {
  /// The values of each host, by libpq's keyword.
  private let lists: [String: [String]]
  let count: Int

  /// Reads them from libpq's parsed address.
  init(_ handle: OpaquePointer, _ library: PostgreSQLLibrary) {
    guard let options = library.connectionOptions(handle) else {
      (lists, count) = ([:], 1)
      return
    }
    defer { library.freeConnectionOptions(options) }
    var (lists, option): ([String: [String]], UnsafeMutableRawPointer) = ([:], options)
    while let keyword = Self.text(0, of: option) {
      if ["host", "hostaddr", "port"].contains(keyword), let value = Self.text(3, of: option), !value.isEmpty {
        lists[keyword] = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      option += Self.stride
    }
    (self.lists, count) = (lists, lists.values.map(\.count).max() ?? 1)
  }

  /// Returns the parameters that make libpq try the servers after one; nil if it is the last.
  func parameters(after host: String) -> [(String, String)]? {
    guard let place = (lists["host"] ?? lists["hostaddr"])?.firstIndex(of: host), place + 1 < count else { return nil }
    return lists.map { ($0, $1.count == count ? $1[(place + 1)...].joined(separator: ",") : $1.joined(separator: ",")) }
  }

  /// The size of libpq's option: six texts, of which the first is the keyword and the fourth the value, and a number.
  private static let stride = 7 * MemoryLayout<UnsafeRawPointer>.stride

  private static func text(_ place: Int, of option: UnsafeMutableRawPointer) -> String? {
    option.load(fromByteOffset: place * MemoryLayout<UnsafeRawPointer>.stride, as: UnsafePointer<CChar>?.self)
      .map { String(cString: $0) }
  }
}
