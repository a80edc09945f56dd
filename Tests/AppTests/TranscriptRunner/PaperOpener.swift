@testable import ArcadeApp

/// Opens nothing; it takes any address of example.com and no other.
struct PaperOpener: AddressOpener {
  func open(_ address: String) -> Bool { address.hasPrefix("https://example.com/") }
}
