public import ArcadeDomain
import Foundation

/// The pictures of a folder, found by what their files are called: without case, accents and signs.
public struct PictureFolder {
  private let folder: String
  private let files: [String: [String]]

  private static let endings: Set = ["jpg", "jpeg", "png", "webp", "gif", "svg"]
  /// Longer names are turned no more: nobody calls a file so.
  private static let mostWords = 8

  /// Lists a folder; throws `.notFound` where none is.
  public init(at path: String) throws(RepositoryError) {
    guard case .file(let folder) = try FeedAddress(path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else {
      throw .reading(
        path,
        systemError: FileStatus.of(path) == nil ? ENOENT : access(path, R_OK) == 0 ? ENOTDIR : EACCES
      )
    }
    var files: [String: [String]] = [:]
    for name in names.sorted() where !name.hasPrefix(".") {
      let parts = name.split(separator: ".")
      guard let ending = parts.last, Self.endings.contains(ending.lowercased()) else { continue }
      files[Self.key(of: name.dropLast(ending.count)), default: []].append(name)
    }
    (self.folder, self.files) = (URL(fileURLWithPath: folder).standardizedFileURL.path + "/", files)
  }

  func path(of file: String) -> String { folder + file }

  /// Returns the files that are called like somebody, the surest first: like the id, the mail address, what the list
  /// calls the picture, and the name.
  func files(of entry: PersonEntry) -> [String] {
    let words = entry.name.split(separator: " ").map(String.init)
    let turns = words.count > Self.mostWords ? [] : words.indices.dropFirst().map { words[$0...] + words[..<$0] }
    let halves = [entry.firstName, entry.lastName]
    let names = [words] + (halves.contains("") ? [] : [halves, halves.reversed()]) + turns.map(Array.init)
    let named = entry.picture.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    let keys = ([entry.givenID, entry.email, named] + names.map { $0.joined() }).compactMap {
      $0.map { Self.key(of: $0) }
    }
    var found: [String] = []
    for key in keys where !key.isEmpty { found += (files[key] ?? []).filter { !found.contains($0) } }
    return found
  }

  private static func key(of text: some StringProtocol) -> String { String(text).folded.filter(\.isInWords) }
}

/// Which picture of a folder each of some people gets, and what is to be said of the others.
struct FolderPictures {
  private(set) var problems = TruncatedList<PictureProblem>()
  private var paths: [Int: String] = [:]

  init(_ folder: PictureFolder, of entries: some Sequence<PersonEntry>) {
    var wanted: [(index: Int, name: String, files: [String])] = []
    var claims: [String: [String]] = [:]
    var ids: Set<String> = []
    for (index, entry) in entries.enumerated() where entry.fault == nil {
      let files = folder.files(of: entry)
      guard !files.isEmpty, entry.givenID.map({ ids.insert($0).inserted }) ?? true else { continue }
      wanted.append((index, entry.name, files))
      for file in files { claims[file, default: []].append(entry.name) }
    }
    for (file, names) in claims.sorted(by: { $0.key < $1.key }) where names.count > 1 {
      problems.append(PictureProblem(.shared, [file], of: names))
    }
    for (index, name, files) in wanted {
      let own = files.filter { claims[$0]?.count == 1 }
      paths[index] = own.first.map(folder.path)
      if own.count > 1 { problems.append(PictureProblem(.several, own, of: [name])) }
    }
  }

  /// Returns the path of the picture of the person at a place of the list, from 0; nil where there is none.
  func path(at index: Int) -> String? { paths[index] }
}
