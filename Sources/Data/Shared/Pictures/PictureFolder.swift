import ArcadeDomain
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pictures of a cache on the disk: for each a file and a note beside it, both named by a fingerprint.
///
/// Other processes may use the folder too. The date of a picture's file says
/// when it was last used.
struct PictureFolder: Sendable {
  let path: String
  let limit: Int

  /// Returns what is kept for an address; nil where it is damaged or belongs to another address.
  func kept(for address: String) -> KeptPicture? {
    let noteFile = file(of: address, "json")
    guard FileKind(at: noteFile) == .file, let bytes = FileManager.default.contents(atPath: noteFile),
      let note = try? JSONDecoder().decode(PictureNote.self, from: bytes), note.address == address,
      let kind = PictureKind(rawValue: note.kind), let checkedAt = Moment(iso: note.checkedAt)
    else { return nil }
    let pictureFile = file(of: address, kind.rawValue)
    guard FileKind(at: pictureFile) == .file, let data = FileManager.default.contents(atPath: pictureFile),
      Fingerprint.of(data) == note.fingerprint, PictureKind(of: data) == kind
    else { return nil }
    return KeptPicture(
      picture: Picture(data: data, kind: kind, path: pictureFile),
      validator: HTTPValidator(etag: note.etag, lastModified: note.lastModified),
      checkedAt: checkedAt
    )
  }

  /// Writes a picture in place of the one before, and deletes those least recently used beyond the limit.
  func keep(_ data: Data, _ note: PictureNote, usedAt moment: Moment) throws(RepositoryError) -> String {
    try PrivateFolder.create(at: path)
    let pictureFile = file(of: note.address, note.kind)
    remove(Self.name(of: note.address))
    try write(data, to: pictureFile)
    try write((try? JSONEncoder().encode(note)) ?? Data(), to: file(of: note.address, "json"))
    touch(pictureFile, at: moment)
    evict(except: Self.name(of: note.address))
    return pictureFile
  }

  /// Writes the note anew; the picture stays.
  func renew(_ note: PictureNote) throws(RepositoryError) {
    let noteFile = file(of: note.address, "json")
    try? FileManager.default.removeItem(atPath: noteFile)
    try write((try? JSONEncoder().encode(note)) ?? Data(), to: noteFile)
  }

  /// Notes that a picture was used.
  func touch(_ file: String, at moment: Moment) {
    let date = Date(timeIntervalSince1970: Double(moment.milliseconds) / 1_000)
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
  }

  /// When the picture that was used last was used.
  func lastUse() -> Moment {
    let latest = entries().values.map(\.usedAt).max() ?? 0
    return Moment(milliseconds: Int64((latest * 1_000).rounded(.up)))
  }

  /// Deletes the files of the cache, and the folder where nothing else is in it; returns what else is, by name.
  func erase() throws(RepositoryError) -> [String] {
    for name in entries().keys { remove(name) }
    guard rmdir(path) != 0, errno != ENOENT else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func file(of address: String, _ ending: String) -> String {
    "\(path)/\(Self.name(of: address)).\(ending)"
  }

  private static func name(of address: String) -> String { Fingerprint.of(address.utf8) }

  private func write(_ data: Data, to file: String) throws(RepositoryError) {
    try WholeFile.create(at: file) { unfinished throws(RepositoryError) in
      do {
        try data.write(to: URL(fileURLWithPath: unfinished))
      } catch {
        throw .writing(file, systemError: (error as? CocoaError)?.code == .fileWriteOutOfSpace ? ENOSPC : EIO)
      }
    }
  }

  private struct Entry {
    var files: [String] = []
    var bytes = 0
    var usedAt = 0.0
  }

  /// Every file that has a name as the cache gives it, also what a killed process left over.
  private func entries() -> [String: Entry] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.reduce(into: [:]) { entries, file in
      guard let name = Self.entry(of: file),
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)"),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { return }
      let used = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      entries[name, default: Entry()].files.append(file)
      entries[name, default: Entry()].bytes += (attributes[.size] as? NSNumber)?.intValue ?? 0
      if !file.hasSuffix(".json") { entries[name]?.usedAt = used }
    }
  }

  /// The fingerprint in the name of a file of the cache, such as `0f….png`, or `0f….png.17` while it is written.
  private static func entry(of file: String) -> String? {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 32,
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      parts[1] == "json" || PictureKind(rawValue: String(parts[1])) != nil,
      parts.count == 2 || UInt64(parts[2]) != nil
    else { return nil }
    return String(parts[0])
  }

  private func evict(except newest: String) {
    let entries = entries()
    var total = entries.values.map(\.bytes).reduce(0, +)
    for (name, entry) in entries.sorted(by: { $0.value.usedAt < $1.value.usedAt }) where name != newest {
      guard total > limit else { return }
      remove(name)
      total -= entry.bytes
    }
  }

  private func remove(_ name: String) {
    for file in entries()[name]?.files ?? [] { try? FileManager.default.removeItem(atPath: "\(path)/\(file)") }
  }
}
