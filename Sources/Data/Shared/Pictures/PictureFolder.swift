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
/// Only a note tells that they are the cache's, so it comes first and goes last.
/// Others may have files of such names: they stay, and a linked folder does as a whole.
///
/// Other processes may use the folder too. The date of a picture's file says
/// when it was last used.
struct PictureFolder: Sendable {
  let path: String
  let limit: Int

  /// Returns what is kept for an address; nil where it is damaged or belongs to another address.
  func kept(for address: String) -> KeptPicture? {
    guard let note = note(named: Self.name(of: address)), note.address == address,
      let kind = PictureKind(rawValue: note.kind), let checkedAt = Moment(iso: note.checkedAt)
    else { return nil }
    let pictureFile = file(of: address, kind.rawValue)
    guard FileKind(at: pictureFile) == .file, let data = FileManager.default.contents(atPath: pictureFile),
      Fingerprint.of(data) == note.fingerprint, PictureKind(of: data) == kind
    else { return nil }
    return KeptPicture(
      picture: LoadedPicture(data: data, kind: kind, path: pictureFile),
      validator: HTTPValidator(etag: note.etag, lastModified: note.lastModified),
      checkedAt: checkedAt
    )
  }

  /// Writes a picture in place of the one before, and deletes those least recently used beyond the limit.
  func keep(_ data: Data, _ note: PictureNote, usedAt moment: Moment) throws(RepositoryError) -> String {
    try PrivateFolder.create(at: path)
    guard !isLink else { throw RepositoryError(.notOurs, subject: path, detail: "a link") }
    let pictureFile = file(of: note.address, note.kind)
    remove(entry(named: Self.name(of: note.address)))
    guard FileKind(at: pictureFile) == .absent else { throw .writing(pictureFile, systemError: EEXIST) }
    try write((try? JSONEncoder().encode(note)) ?? Data(), to: file(of: note.address, "json"))
    try write(data, to: pictureFile)
    touch(pictureFile, at: moment)
    evict(except: Self.name(of: note.address))
    return pictureFile
  }

  /// Writes the note anew; the picture stays.
  func renew(_ note: PictureNote) throws(RepositoryError) {
    try WholeFile.replace(file(of: note.address, "json"), with: (try? JSONEncoder().encode(note)) ?? Data())
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
    guard !isLink else { return [] }
    for entry in entries().values { remove(entry) }
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

  private var isLink: Bool { FileLink.end(of: path) != path }

  /// Returns the note of a name, where it is one that the cache wrote under it.
  private func note(named name: String) -> PictureNote? {
    let file = "\(path)/\(name).json"
    guard !isLink, FileLink.end(of: file) == file, FileKind(at: file) == .file,
      let bytes = FileManager.default.contents(atPath: file),
      let note = try? JSONDecoder().decode(PictureNote.self, from: bytes), Self.name(of: note.address) == name
    else { return nil }
    return note
  }

  private struct Entry {
    var files: [String] = []
    var bytes = 0
    var usedAt = 0.0
  }

  /// What is the cache's, by name: a picture with its note, or what a killed process left unfinished.
  private func entries() -> [String: Entry] {
    let files = isLink ? [] : (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.reduce(into: [:]) { entries, file in
      if file.hasSuffix(".json") {
        let name = String(file.dropLast(".json".count))
        entries[name] = entry(named: name)
      } else if Self.isUnfinished(file), WholeFile.isUnfinished("\(path)/\(file)") {
        entries[file] = entry(of: [file])
      }
    }
  }

  private func entry(named name: String) -> Entry? {
    guard let note = note(named: name), let kind = PictureKind(rawValue: note.kind) else { return nil }
    return entry(of: ["\(name).\(kind.rawValue)", "\(name).json"])
  }

  private func entry(of files: [String]) -> Entry {
    files.reduce(into: Entry()) { entry, file in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)"),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { return }
      entry.files.append(file)
      entry.bytes += (attributes[.size] as? NSNumber)?.intValue ?? 0
      let used = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      if !file.hasSuffix(".json") { entry.usedAt = used }
    }
  }

  /// Whether a file is named like one of the cache while that is written: `0f….png.17`.
  private static func isUnfinished(_ file: String) -> Bool {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count == 32
      && parts[0].utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
      && (parts[1] == "json" || PictureKind(rawValue: String(parts[1])) != nil)
  }

  private func evict(except newest: String) {
    let entries = entries()
    var total = entries.values.map(\.bytes).reduce(0, +)
    for (name, entry) in entries.sorted(by: { $0.value.usedAt < $1.value.usedAt }) where name != newest {
      guard total > limit else { return }
      remove(entry)
      total -= entry.bytes
    }
  }

  private func remove(_ entry: Entry?) {
    for file in entry?.files ?? [] { unlink("\(path)/\(file)") }
  }
}
