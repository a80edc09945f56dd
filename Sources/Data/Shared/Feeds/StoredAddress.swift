/// What the answer of a feed is stored under: its address, where a fingerprint stands in place of all that may be a key.
enum StoredAddress {
  /// Returns a key of the store as it stands in the table; the same again for one that holds nothing to hide.
  static func masked(_ key: String) -> String {
    let shown = FeedAddress.withoutSecrets(key)
    return shown.utf8.count < key.utf8.count ? "\(shown)?\(SHA256.hex(of: key.utf8).prefix(32))" : key
  }
}
