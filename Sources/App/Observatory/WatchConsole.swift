import ArcadeDomain
import ArcadePresentation

/// What the views of the observatory draw with.
struct WatchConsole: SystemConsole {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases
  let watchPhrases: any WatchPhrases
  let words: any WatchConsolePhrases

  /// The commands of every screen of the observatory.
  var everywhere: [ConsoleCommand] {
    [
      .init("search", "[WORDS] [in CATEGORY]", words.search),
      .init("watches", "", words.watches),
      .init("sources", "", words.sources),
    ]
  }

  /// Goes where a line leads from a screen that does not know it itself.
  func follow(_ line: ConsoleLine, by router: ConsoleWatchRouter) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("search", _): await router.follow(search(line))
    case ("watches", 0): await router.follow(.watches)
    case ("sources", 0): await router.follow(.sources)
    default: return .unknown()
    }
    return .done
  }

  /// The words after `search`: what stands after the last `in` is a category.
  private func search(_ line: ConsoleLine) -> WatchRoute {
    let words = Array(line.arguments)
    guard let separator = words.lastIndex(where: { $0.lowercased() == "in" }), separator + 1 < words.count else {
      return .search(WatchSearchDraft(keyword: line.rest), category: nil)
    }
    let keyword = words[..<separator].joined(separator: " ")
    let category = words[(separator + 1)...].joined(separator: " ")
    return .search(WatchSearchDraft(keyword: keyword), category: category)
  }
}
