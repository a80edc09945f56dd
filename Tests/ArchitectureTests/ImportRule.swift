/// The allowed imports of each layer, as in section 1 of the design.
enum ImportRule {
  private static let platforms: Set = ["Glibc", "Musl", "Darwin"]
  private static let concurrency: Set = ["Synchronization", "Dispatch"]

  static func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      file.violations { line in
        guard let module = module(importedBy: line), !allowed(in: file, module) else { return nil }
        return "imports \(module)"
      }
    }
  }

  private static func allowed(in file: SourceFile, _ module: String) -> Bool {
    switch (file.layer, file.area) {
    case ("Domain", _): false
    case ("Data", let area):
      concurrency.union(["ArcadeDomain", "Foundation", "CSQLite"]).contains(module)
        || (area == "Shared" && platforms.union(["CCurl"]).contains(module))
    case ("Presentation", let area):
      concurrency.union(["ArcadeDomain"]).contains(module) || (area == "Shared" && module == "Foundation")
    case ("App", let area):
      concurrency.union(["ArcadeDomain", "ArcadeData", "ArcadePresentation", "Foundation"]).contains(module)
        || (area == "Console" && platforms.union(["CLibedit"]).contains(module))
        || (area == "Web" && platforms.union(["CMicrohttpd", "CZlib", "ArcadeConsole"]).contains(module))
        || (area != "Console" && area != "Web" && ["ArcadeConsole", "ArcadeWeb"].contains(module))
    case (nil, _) where file.path.hasPrefix("Examples/Pricing/"): module == "ArcadeDomain"
    default: !["XCTest", "Testing", "ArcadeApp", "FoundationNetworking"].contains(module)
    }
  }

  private static func module(importedBy line: CodeLine) -> String? {
    guard line.has(["import"]) else { return nil }
    let pattern = /^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:\w+\s+)?(\w+)/
    return line.text.firstMatch(of: pattern).map { String($0.output.1) }
  }
}
