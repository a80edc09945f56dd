/// The servers that an address names, one of which is enough.
struct PostgreSQLHosts {
  /// What there is to say of each, by what libpq calls it.
  private let lists: [String: [String]]
  let count: Int

  /// Reads them from what libpq made of an address.
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

  /// What to tell libpq so that it tries those that come after a server; nil where that is the last one.
  func parameters(after host: String) -> [(String, String)]? {
    guard let place = (lists["host"] ?? lists["hostaddr"])?.firstIndex(of: host), place + 1 < count else { return nil }
    return lists.map { ($0, $1.count == count ? $1[(place + 1)...].joined(separator: ",") : $1.joined(separator: ",")) }
  }

  /// An option is six texts, of which the first is its name and the fourth its value, and a number.
  private static let stride = 7 * MemoryLayout<UnsafeRawPointer>.stride

  private static func text(_ place: Int, of option: UnsafeMutableRawPointer) -> String? {
    option.load(fromByteOffset: place * MemoryLayout<UnsafeRawPointer>.stride, as: UnsafePointer<CChar>?.self)
      .map { String(cString: $0) }
  }
}
