import ArcadeData
import ArcadeTesting
import Foundation

@testable import ArcadeApp

/// The documents that are served beside the command lines of a test, without a server in between.
struct ServedDocuments {
  let run: BareRun
  let service: JSONService

  /// Serves what `arcade web` with some options would.
  init(beside run: BareRun, options: [String] = []) throws {
    self.run = run
    let context = try CommandContext(serving: run, options)
    service = JSONService(beside: context, run: Tool.commandRun(beside: context))
  }

  var token: String {
    get throws { try KeptSecret(folder: run.folder.path("data"), for: .token).bytes().hex }
  }

  /// Asks for an address with the token.
  func callAsFunction(_ method: String = "GET", _ address: String) async throws -> Answer {
    try await ask(method, address, ["Authorization: Bearer \(token)"])
  }

  /// Asks with some lines in the head and nothing besides.
  func ask(_ method: String = "GET", _ address: String, _ head: [String], body: String = "") async throws -> Answer {
    Answer(await service.respond(to: Self.request(method, address, head, body: body)))
  }

  static func request(_ method: String, _ address: String, _ head: [String], body: String = "") -> WebRequest {
    let headers = head.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return WebRequest.Header(name: parts[0].lowercased(), value: String(parts[1].dropFirst()))
    }
    return WebRequest(method, address, headers: headers, body: body)
  }

  /// What came back.
  struct Answer {
    let status: Int
    let headers: [WebRequest.Header]
    let text: String

    init(_ response: WebResponse) {
      (status, headers) = (response.status, response.headers)
      text = if case .bytes(let bytes) = response.body { String(decoding: bytes, as: UTF8.self) } else { "" }
    }

    func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

    /// The code of the failure that it tells; nil for a document.
    var code: String? {
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return (object?["error"] as? [String: Any])?["code"] as? String
    }
  }
}

extension CommandContext {
  /// What `arcade web` works with, in the folder and at the time of a test.
  init(serving run: BareRun, _ options: [String] = []) throws {
    let invocation = try ArgumentParser(.arcade).parse(["web"] + options)
    let process = run.process()
    let composition = try Composition(options: GlobalOptions(invocation), process: process)
    self.init(invocation: invocation, composition: composition, process: process, settingGroups: [])
  }
}
