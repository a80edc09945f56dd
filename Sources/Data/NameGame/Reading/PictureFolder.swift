public import ArcadeDomain
import Foundation

/// The pictures in a folder, found by file name regardless of case, accents and punctuation.
public struct PictureFolder {
  private let folder: String
  private let files: [String: [String]]

  private static let endings: Set = ["jpg", "jpeg", "png", "webp", "gif", "svg"]
  /// The most words of a name whose order is varied.
  private static let mostWords = 8

  /// Lists a folder; throws `.notFound` if it does not exist.
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

  /// Returns a person's files, the surest first: named by ID, mail address, the list's picture name, or name.
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

/// The assignment of a folder's pictures to people, and what to report about the rest.
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

  /// Returns the picture's path for the person at an index; nil if there is none.
  func path(at index: Int) -> String? { paths[index] }
}
