public import ArcadeDomain

/// One value of an address, with its parsing and its writing.
public struct AddressValue<Value>: Sendable {
  let read: @Sendable (_ parts: inout ArraySlice<String>, _ query: [String: String]) -> Value?
  let write: @Sendable (Value, inout WrittenAddress) -> Void

  /// A path component.
  public static func part(
    _ read: @escaping @Sendable (String) -> Value?,
    text: @escaping @Sendable (Value) -> String
  ) -> AddressValue {
    AddressValue {
      parts,
      _ in
      parts.popFirst().flatMap(read)
    } write: {
      $1.parts.append(text($0))
    }
  }

  /// All further path components.
  public static func parts(
    _ read: @escaping @Sendable ([String]) -> Value?,
    texts: @escaping @Sendable (Value) -> [String]
  ) -> AddressValue {
    AddressValue {
      parts,
      _ in
      read(Array(parts))
    } write: {
      $1.parts += texts($0)
    }
  }

  /// A query value by name. `read` gets nil for a missing value; an empty text is not written.
  public static func query(
    _ name: String,
    _ read: @escaping @Sendable (String?) -> Value?,
    text: @escaping @Sendable (Value) -> String
  ) -> AddressValue {
    all({ read($0[name]) }) { [name: text($0)] }
  }

  /// A value from the whole query.
  public static func all(
    _ read: @escaping @Sendable ([String: String]) -> Value?,
    query: @escaping @Sendable (Value) -> [String: String]
  ) -> AddressValue {
    AddressValue {
      read($1)
    } write: {
      $1.query.merge(query($0)) { $1 }
    }
  }
}

extension AddressValue<String> {
  /// A query text by name; empty if it is missing.
  public static func text(_ name: String) -> AddressValue { query(name, { $0 ?? "" }, text: \.self) }
}

extension AddressValue {
  /// An optional query value by name.
  public static func optional<Wrapped>(
    _ name: String,
    _ read: @escaping @Sendable (String) -> Wrapped?,
    text: @escaping @Sendable (Wrapped) -> String
  ) -> AddressValue where Value == Wrapped? {
    query(name) { given in
      guard let given else { return .some(nil) }
      return read(given).map { .some($0) }
    } text: {
      $0.map(text) ?? ""
    }
  }
}

extension AddressValue<String?> {
  /// An optional query text.
  public static func optional(_ name: String) -> AddressValue { optional(name, { $0 }, text: { $0 }) }
}

extension AddressValue<Int> {
  /// A page number from 1; the first page is not written.
  public static var page: AddressValue {
    query("page", { ($0.map { Int($0) } ?? 1).flatMap { $0 > 0 ? $0 : nil } }, text: { $0 == 1 ? "" : String($0) })
  }
}

extension AddressValue<Int?> {
  /// The number of new cards on a day; invalid numbers are left out.
  static var newCards: AddressValue {
    query("new", { .some($0.flatMap(Int.init(newCards:))) }, text: { $0.map(String.init) ?? "" })
  }
}

extension AddressValue<CalendarDay> {
  /// A day such as `2026-12-24`.
  public static var day: AddressValue { part({ CalendarDay(iso: $0) }, text: \.isoText) }
}

extension AddressValue<GameID> {
  /// A game of this session.
  public static var game: AddressValue { part({ GameID(text: $0) }, text: { String($0.number) }) }
}

extension AddressValue<PageCursor> {
  /// The cursor of a page slice; an invalid one starts at the newest row.
  public static var place: AddressValue { all({ PageCursor($0) }, query: \.query) }
}

extension AddressValue {
  /// A numbered ID.
  public static func id<Subject>() -> AddressValue where Value == NumberedID<Subject> {
    part({ Value(text: $0) }, text: { String($0.number) })
  }
}
