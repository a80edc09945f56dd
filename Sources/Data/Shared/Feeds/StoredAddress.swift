import CSQLite

/// What the answer of a feed is stored under: its address, where a fingerprint stands in place of all that may be a key.
enum StoredAddress {
  /// Returns a key of the store as it stands in the table; the same again for one that holds nothing to hide.
  static func masked(_ key: String) -> String {
    let shown = FeedAddress.withoutSecrets(key)
    return shown.utf8.count < key.utf8.count ? "\(shown)?\(SHA256.hex(of: key.utf8).prefix(32))" : key
  }
}

extension SQLiteConnection {
  /// Lets migrations call `masked_address(address)`.
  func defineMaskedAddress() {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    sqlite3_create_function_v2(
      handle,
      "masked_address",
      1,
      flags,
      nil,
      { context, _, values in
        guard let text = sqlite3_value_text(values?.pointee) else { return }
        let masked = StoredAddress.masked(String(cString: text))
        sqlite3_result_text64(context, masked, UInt64(masked.utf8.count), copied, UInt8(SQLITE_UTF8))
      },
      nil,
      nil,
      nil
    )
  }
}
