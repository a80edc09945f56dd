import ArcadePresentation

extension ConsoleOutput {
  /// Lists what can be typed, as far as a screen has room: words side by side, others beside what they are.
  func suggestions(_ choices: [Choice]) {
    let room = max(1, height - 4)
    let isNamed = choices.contains { $0.label != $0.id }
    let widest = choices.map { DisplayWidth.columns(of: $0.id) }.max() ?? 0
    var lines =
      isNamed
      ? choices.map { "\(DisplayWidth.padded($0.id, to: widest))  \(TextSanitiser.clean($0.label))" }
      : sideBySide(choices.map(\.id), widest + 2)
    if lines.count > room { lines = lines.prefix(room - 1) + ["…"] }
    for text in lines { line(DisplayWidth.cut(text, to: width)) }
  }

  private func sideBySide(_ words: [String], _ columns: Int) -> [String] {
    let perLine = max(1, (width + 2) / columns)
    return stride(from: 0, to: words.count, by: perLine).map { start in
      let row = words[start..<min(start + perLine, words.count)]
      return row.dropLast().map { DisplayWidth.padded($0, to: columns) }.joined() + (row.last ?? "")
    }
  }
}
