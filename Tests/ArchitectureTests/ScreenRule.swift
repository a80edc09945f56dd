/// A screen is found by its name: its presenter is in a file of that name, in its own folder.
enum ScreenRule {
  static func violations(in files: [SourceFile]) -> [Violation] {
    var folders: Set<String> = []
    return files.filter { $0.layer == "Presentation" }.flatMap { file in
      file.violations { line in
        guard !line.has(["protocol", "extension"]), let name = SystemRule.typeDeclared(in: line),
          name.hasSuffix("Presenter")
        else { return nil }
        let (folder, fileName) = file.place
        guard folders.insert(folder).inserted else { return "\(name) has no folder of its own" }
        return fileName == "\(name).swift" ? nil : "\(name) has no file of its name"
      }
    }
  }
}

extension SourceFile {
  /// The folder and the name of the file.
  fileprivate var place: (folder: String, name: String) {
    let parts = path.split(separator: "/")
    return (parts.dropLast().joined(separator: "/"), String(parts.last ?? ""))
  }
}
