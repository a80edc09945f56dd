import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A megabyte of any text takes at most 0.3 s of processor time, at every prompt and in every field.
final class EndlessTextTests: XCTestCase {
  /// Texts that are slow to sort, to split into characters, to fold or to measure.
  private static let texts = ["a\u{301}\u{323}", "\u{323}\u{301}", "🇦", "👩\u{200D}", "\u{1100}\u{1161}", "ｘ"].map {
    String(repeating: $0, count: 1_000_000 / $0.utf8.count)
  }

  private static let prompts = [
    (["shop"], []), (["prices"], ["daily"]), (["names"], ["people"]), (["words"], ["words"]), (["observe"], ["search"]),
    (["settings"], []), (["settings"], ["open shop.name"]), (["settings"], ["open observe.rakuten.access-key"]),
  ]

  func testAtEveryPrompt() async throws {
    for (arguments, before) in Self.prompts {
      let without = try await processorTime(of: arguments, typing: before)
      let time = try await processorTime(of: arguments, typing: before + Self.texts) - without
      XCTAssertLessThan(time, .milliseconds(300) * Self.texts.count, "\(arguments) \(before)")
    }
  }

  func testInEveryField() async throws {
    let pages = ["/shop", "/shop/cart", "/settings/shop.name", "/words/words", "/names/people", "/observe"]
    for address in pages {
      let visit = try SiteVisit()
      for (word, field) in fields(of: await visit.get(address)) {
        for text in Self.texts.prefix(3) {
          let form = "\(FormFields.token)=token&\(FormFields.action)=\(word)&\(FormFields.prefix)\(field)"
          let began = ProcessUse.processorTime
          _ = await visit.answer("POST", address, "\(form)=\(text)")
          let time = ProcessUse.processorTime - began
          XCTAssertLessThan(time, .milliseconds(300), "\(address) \(word) \(field) \(text.prefix(4))")
        }
      }
    }
  }

  func testInTheNameOfAField() async throws {
    for text in Self.texts {
      let visit = try SiteVisit()
      let began = ProcessUse.processorTime
      _ = await visit.answer("POST", "/shop", "token=token&action=add&f-\(text)=1")
      XCTAssertLessThan(ProcessUse.processorTime - began, .milliseconds(300), "\(text.prefix(4))")
    }
  }

  /// Returns the text fields of a page: the word of each form with the name of each field.
  private func fields(of page: SitePage) -> [(String, String)] {
    page.html.matches(of: /<form[^>]*>.*?<\/form>/).flatMap { form -> [(String, String)] in
      guard let word = form.output.firstMatch(of: /name="action" value="([^"]*)"/)?.output.1 else { return [] }
      let names = form.output.matches(of: /<input[^>]* name="f-([^"]*)"/).filter { !$0.output.0.contains("hidden") }
      return names.map { (String(word), String($0.output.1)) }
    }
  }

  /// Returns the processor time of a session that reads its lines from a file, as from a pipe.
  private func processorTime(of arguments: [String], typing lines: [String]) async throws -> Duration {
    let run = try BareRun()
    let path = try run.write(lines.joined(separator: "\n") + "\n", to: "typed")
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var process = run.process()
    process.lines = DescriptorLines(descriptor)
    let began = ProcessUse.processorTime
    _ = await Tool(process: process).run(arguments)
    return ProcessUse.processorTime - began
  }
}
