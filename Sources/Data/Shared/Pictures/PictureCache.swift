import ArcadeDomain
import Foundation

/// Keeps pictures on the disk, within so many bytes: for each a file and a note beside it, both named by the fingerprint
/// of its address.
///
/// Beyond the limit the least recently used go first; the newest always stays. Other processes may use the folder too, as
/// each file appears whole. The date of a file says when it was last used, to a day.
public struct PictureCache: Sendable {
  private let path: String
  private let limit: Int

  /// Keeps pictures in a folder, which is created with mode 0700 when the first one comes.
  public init(folder: String, limit: Int = 64_000_000) { (path, self.limit) = (folder, limit) }

  /// Returns what is kept for an address, which counts as a use; nil where it is damaged or belongs to another address.
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

  /// Keeps a picture in place of the one before, and deletes those least recently used beyond the limit.
  ///
  /// Where the disk takes none, it has no file.
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

  /// Deletes the files of the cache, and the folder where nothing else is in it; returns what else is, by name.
  func erase() -> [String] {
    for file in files().values.joined() { unlink("\(path)/\(file)") }
    guard rmdir(path) != 0, errno != ENOENT else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Notes that a picture was used, at most once a day.
  private func touch(_ file: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let last = attributes?[.modificationDate] as? Date, last.timeIntervalSinceNow < -86_400 else { return }
    utimes(file, nil)
  }

  private func file(of address: String, _ ending: String) -> String { "\(path)/\(Self.name(of: address)).\(ending)" }

  private static func name(of address: String) -> String { Fingerprint.of(address.utf8) }

  /// The files of the cache by their name without an ending, also what a killed process left unfinished: `0f….png.17`.
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

/// What the cache writes beside a picture.
private struct PictureNote: Codable {
  let address, kind: String
  /// Tells whether the picture's file is still whole.
  let fingerprint: String
  let etag, lastModified: String?
  /// When the source last said that this is its picture, in ISO 8601.
  let checkedAt: String
}
