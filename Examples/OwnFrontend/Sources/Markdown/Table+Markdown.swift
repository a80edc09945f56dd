import ArcadePresentation

extension Table {
  /// The rows with their details; a row with an address is a link.
  var markdown: String {
    var lines = title.map { ["### \($0)", ""] } ?? []
    lines += [line(columns.map(\.title)), line(columns.map { $0.isNumber ? "--:" : ":--" })]
    for row in rows {
      var texts = row.cells.map(\.text)
      if let address = row.address { texts[0] = "[\(texts[0])](\(address))" }
      lines.append(line(texts))
      lines += row.details.map { detail in
        switch detail {
        case .cells(let cells): line(cells.map(\.text))
        case .text(let text, _, let column): line(columns.indices.map { $0 == column ? text : "" })
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ texts: [String]) -> String { "| \(texts.joined(separator: " | ")) |" }
}
