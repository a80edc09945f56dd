import ArcadeDomain
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pictures of a cache on the disk: for each a file and a note beside it, both named by the fingerprint of its address.
///
/// Other processes may use the folder too, as each file appears whole. The date of a file says when it was last used, to
/// a day.
struct PictureFolder: Sendable {
  let path: String
  let limit: Int

  /// Returns what is kept for an address; nil where it is damaged or belongs to another address.
  func kept(for address: String) -> KeptPicture? {
    guard let bytes = FileManager.default.contents(atPath: file(of: address, "json")),
      let note = try? JSONDecoder().decode(PictureNote.self, from: bytes), note.address == address,
      let kind = PictureKind(rawValue: note.kind), let checkedAt = Moment(iso: note.checkedAt)
    else { return nil }
    let pictureFile = file(of: address, note.kind)
    guard let data = FileManager.default.contents(atPath: pictureFile), Fingerprint.of(data) == note.fingerprint else {
      return nil
    }
    return KeptPicture(
      picture: LoadedPicture(data: data, kind: kind, path: pictureFile),
      validator: HTTPValidator(etag: note.etag, lastModified: note.lastModified),
      checkedAt: checkedAt
    )
  }

  /// Writes a picture in place of the one before, and deletes those least recently used beyond the limit.
  func keep(_ data: Data, _ note: PictureNote) throws(RepositoryError) -> String {
    try PrivateFolder.create(at: path)
    for kind in PictureKind.allCases where kind.rawValue != note.kind { unlink(file(of: note.address, kind.rawValue)) }
    let pictureFile = file(of: note.address, note.kind)
    try WholeFile.replace(pictureFile, with: data)
    try renew(note)
    evict(except: Self.name(of: note.address))
    return pictureFile
  }

  /// Writes the note anew; the picture stays.
  func renew(_ note: PictureNote) throws(RepositoryError) {
    try WholeFile.replace(file(of: note.address, "json"), with: (try? JSONEncoder().encode(note)) ?? Data())
  }

  /// Notes that a picture was used, at most once a day.
  func touch(_ file: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let last = attributes?[.modificationDate] as? Date, last.timeIntervalSinceNow < -86_400 else { return }
    utimes(file, nil)
  }

  /// Deletes the files of the cache, and the folder where nothing else is in it; returns what else is, by name.
  func erase() -> [String] {
    for file in files().values.joined() { unlink("\(path)/\(file)") }
    guard rmdir(path) != 0, errno != ENOENT else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func file(of address: String, _ ending: String) -> String {
    "\(path)/\(Self.name(of: address)).\(ending)"
  }

  private static func name(of address: String) -> String { Fingerprint.of(address.utf8) }

  /// The files of the cache by their name without an ending, also what a killed process left unfinished: `0f….png.17`.
  private func files() -> [String: [String]] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.reduce(into: [:]) { files, file in
      let parts = file.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1, parts[1] == "json" || PictureKind(rawValue: parts[1]) != nil,
        parts[0].utf8.count == 32,
        parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
      else { return }
      files[parts[0], default: []].append(file)
    }
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
