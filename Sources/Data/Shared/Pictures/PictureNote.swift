import ArcadeDomain
import Foundation

/// What the cache writes beside a picture.
struct PictureNote: Codable, Hashable, Sendable {
  let address: String
  let kind: String
  /// Tells whether the picture's file is still whole.
  let fingerprint: String
  let etag: String?
  let lastModified: String?
  /// When the source last said that this is its picture, in ISO 8601.
  let checkedAt: String

  init(address: String, data: Data, kind: PictureKind, validator: HTTPValidator?, checkedAt: Moment) {
    self.address = address
    self.kind = kind.rawValue
    fingerprint = Fingerprint.of(data)
    etag = validator?.etag
    lastModified = validator?.lastModified
    self.checkedAt = checkedAt.isoText
  }
}

/// A picture from the cache.
struct KeptPicture: Hashable, Sendable {
  let picture: LoadedPicture
  let validator: HTTPValidator?
  let checkedAt: Moment
}
