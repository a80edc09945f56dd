public import ArcadeDomain

/// One value of an address, with both ways between it and text.
public struct AddressValue<Value>: Sendable {
  let read: @Sendable (_ parts: inout ArraySlice<String>, _ query: [String: String]) -> Value?
  let write: @Sendable (Value, inout WrittenAddress) -> Void

  /// A part of the path.
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

  /// All further parts of the path.
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

  /// Something that is asked for by name. `read` gets nil if it is left out, and an empty text leaves it out.
  public static func query(
    _ name: String,
    _ read: @escaping @Sendable (String?) -> Value?,
    text: @escaping @Sendable (Value) -> String
  ) -> AddressValue {
    all({ read($0[name]) }) { [name: text($0)] }
  }

  /// A value made of all that is asked for.
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
  /// A text that is asked for by name; empty if it is left out.
  public static func text(_ name: String) -> AddressValue { query(name, { $0 ?? "" }, text: \.self) }
}

extension AddressValue {
  /// Something that is asked for by name, or left out.
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
  /// A text that may be left out.
  public static func optional(_ name: String) -> AddressValue { optional(name, { $0 }, text: { $0 }) }
}

extension AddressValue<Int> {
  /// The number of a page, from 1, which is left out for the first one.
  public static var page: AddressValue {
    query("page", { ($0.map { Int($0) } ?? 1).flatMap { $0 > 0 ? $0 : nil } }, text: { $0 == 1 ? "" : String($0) })
  }
}

extension AddressValue<Int?> {
  /// How many new cards the day is to bring; left out if that makes no sense.
  static var newCards: AddressValue {
    query("new", { .some($0.flatMap(Int.init(newCards:))) }, text: { $0.map(String.init) ?? "" })
  }
}

extension AddressValue<CalendarDay> {
  /// A day such as `2026-12-24`.
  public static var day: AddressValue { part({ CalendarDay(iso: $0) }, text: \.isoText) }
}

extension AddressValue<GameID> {
  /// A game of the session.
  public static var game: AddressValue { part({ GameID(text: $0) }, text: { String($0.number) }) }
}

extension AddressValue<PageCursor> {
  /// Where a list that is read in parts begins; with its newest row if the address makes no sense.
  public static var place: AddressValue { all({ PageCursor($0) }, query: \.query) }
}

extension AddressValue {
  /// What is known by its number.
  public static func id<Subject>() -> AddressValue where Value == NumberedID<Subject> {
    part({ Value(text: $0) }, text: { String($0.number) })
  }
}
