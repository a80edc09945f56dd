public import ArcadeDomain
import Foundation

/// Keeps pictures on the disk and the last used ones in memory, each within so many bytes.
///
/// Beyond the limit the least recently used go first; the newest always stays.
public actor PictureCache {
  private let folder: PictureFolder
  private let memoryLimit: Int
  private let time: any TimeSource
  private var memory: [(address: String, kept: KeptPicture)] = []

  /// Keeps pictures in a folder, which is created with mode 0700 when the first one comes.
  public init(folder: String, limit: Int = 64_000_000, memoryLimit: Int = 16_000_000, time: any TimeSource) {
    self.folder = PictureFolder(path: folder, limit: limit)
    self.memoryLimit = memoryLimit
    self.time = time
  }

  /// Returns what is kept for an address, which counts as a use.
  func kept(for address: String) -> KeptPicture? {
    let remembered = memory.first { $0.address == address }?.kept
    let isThere = remembered?.picture.path.map { FileKind(at: $0) == .file } ?? true
    guard let kept = (isThere ? remembered : nil) ?? folder.kept(for: address) else {
      memory.removeAll { $0.address == address }
      return nil
    }
    if let path = kept.picture.path { folder.touch(path) }
    remember(kept, for: address)
    return kept
  }

  /// Keeps a picture; where the disk takes none, in memory alone.
  func keep(_ data: Data, _ kind: PictureKind, _ validator: HTTPValidator?, for address: String) -> KeptPicture {
    let now = time.now()
    let note = PictureNote(address: address, data: data, kind: kind, validator: validator, checkedAt: now)
    let path = try? folder.keep(data, note)
    let picture = LoadedPicture(data: data, kind: kind, path: path)
    let kept = KeptPicture(picture: picture, validator: validator, checkedAt: now)
    remember(kept, for: address)
    return kept
  }

  /// Notes that the source still holds to a picture.
  func renew(_ kept: KeptPicture, for address: String) {
    let (picture, now) = (kept.picture, time.now())
    let note = PictureNote(
      address: address,
      data: picture.data,
      kind: picture.kind,
      validator: kept.validator,
      checkedAt: now
    )
    if picture.path != nil { try? folder.renew(note) }
    remember(KeptPicture(picture: picture, validator: kept.validator, checkedAt: now), for: address)
  }

  private func remember(_ kept: KeptPicture, for address: String) {
    memory.removeAll { $0.address == address }
    memory.append((address, kept))
    var total = memory.map(\.kept.picture.data.count).reduce(0, +)
    while total > memoryLimit, !memory.isEmpty { total -= memory.removeFirst().kept.picture.data.count }
  }
}
