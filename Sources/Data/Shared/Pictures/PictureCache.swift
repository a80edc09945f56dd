import ArcadeDomain
import Foundation

/// A disk cache of pictures with a size limit. Each has a file and a note beside it, both named by the fingerprint of
/// its address.
///
/// Beyond the limit, the least recently used are deleted; the newest always stays. Other processes may share the
/// folder, because each file appears whole. A file's date is the day of its last use.
public struct PictureCache: Sendable {
  private let path: String
  private let limit: Int

  /// Creates a cache in a folder, which is created with mode 0700 for the first picture.
  public init(folder: String, limit: Int = 64_000_000) { (path, self.limit) = (folder, limit) }

  /// Returns the picture cached for an address, which counts as a use; nil if it is damaged or of another address.
  func kept(for address: String) -> KeptPicture? {
    guard let bytes = FileManager.default.contents(atPath: file(of: address, "json")),
      let note = try? JSONDecoder().decode(PictureNote.self, from: bytes), note.address == address,
      let kind = PictureKind(rawValue: note.kind), let checkedAt = Moment(iso: note.checkedAt)
    else { return nil }
    let pictureFile = file(of: address, note.kind)
    guard let data = FileManager.default.contents(atPath: pictureFile), Fingerprint.of(data) == note.fingerprint else {
      return nil
    }
    touch(pictureFile)
    return KeptPicture(
      picture: LoadedPicture(data: data, kind: kind, path: pictureFile),
      validator: HTTPValidator(etag: note.etag, lastModified: note.lastModified),
      checkedAt: checkedAt
    )
  }

  /// Caches a picture, replacing the one before, and deletes the least recently used beyond the limit.
  ///
  /// If the disk rejects it, the result has no file.
  func keep(_ kept: KeptPicture, for address: String) -> LoadedPicture {
    let (data, kind) = (kept.picture.data, kept.picture.kind)
    do {
      try PrivateFolder.create(at: path)
      for other in PictureKind.allCases where other != kind { unlink(file(of: address, other.rawValue)) }
      try WholeFile.replace(file(of: address, kind.rawValue), with: data)
      try note(kept, for: address)
      evict(except: Self.name(of: address))
      return LoadedPicture(data: data, kind: kind, path: file(of: address, kind.rawValue))
    } catch {
      return LoadedPicture(data: data, kind: kind, path: nil)
    }
  }

  func note(_ kept: KeptPicture, for address: String) throws(RepositoryError) {
    let note = PictureNote(
      address: address,
      kind: kept.picture.kind.rawValue,
      fingerprint: Fingerprint.of(kept.picture.data),
      etag: kept.validator?.etag,
      lastModified: kept.validator?.lastModified,
      checkedAt: kept.checkedAt.isoText
    )
    try WholeFile.replace(file(of: address, "json"), with: (try? JSONEncoder().encode(note)) ?? Data())
  }

  /// Deletes the cache's files, and the folder if it is then empty; returns the names of foreign files.
  func erase() -> [String] {
    for file in files().values.joined() { unlink("\(path)/\(file)") }
    guard rmdir(path) != 0, errno != ENOENT else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Records that a picture was used, at most once a day.
  private func touch(_ file: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let last = attributes?[.modificationDate] as? Date, last.timeIntervalSinceNow < -86_400 else { return }
    utimes(file, nil)
  }

  private func file(of address: String, _ ending: String) -> String { "\(path)/\(Self.name(of: address)).\(ending)" }

  private static func name(of address: String) -> String { Fingerprint.of(address.utf8) }

  /// The cache's files by their base name, including unfinished ones of killed processes: `0f….png.17`.
  private func files() -> [String: [String]] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let ours = files.filter { $0.prefixMatch(of: /[0-9a-f]{32}\.(json|png|jpeg|webp|gif|svg)(\.|$)/) != nil }
    return Dictionary(grouping: ours) { String($0.prefix(32)) }
  }

  private func evict(except newest: String) {
    let pictures = files().map { name, files in
      let all = files.compactMap { try? FileManager.default.attributesOfItem(atPath: "\(path)/\($0)") }
      let bytes = all.compactMap { ($0[.size] as? NSNumber)?.intValue }.reduce(0, +)
      return (name: name, files: files, bytes: bytes, usedAt: all.compactMap { $0[.modificationDate] as? Date }.max())
    }
    var total = pictures.map(\.bytes).reduce(0, +)
    let oldestFirst = pictures.sorted { ($0.usedAt ?? .distantPast) < ($1.usedAt ?? .distantPast) }
    for picture in oldestFirst where total > limit && picture.name != newest {
      for file in picture.files { unlink("\(path)/\(file)") }
      total -= picture.bytes
    }
  }
}

/// The note beside a cached picture.
private struct PictureNote: Codable {
  let address, kind: String
  /// Detects whether the picture's file is damaged.
  let fingerprint: String
  let etag, lastModified: String?
  /// When the source last confirmed the picture, in ISO 8601.
  let checkedAt: String
}
