/// What the columns of a table of words are called.
public typealias DeckColumnNames = ColumnNames<DeckField>

/// What a table of words can say about a pair.
public enum DeckField: String, TableField {
  case first, second, topic, tags, deck, guid, notetype

  /// What tables call it besides its own name, the likeliest first.
  public var headings: [String] {
    switch self {
    case .first: ["front", "word", "term", "question", "anverso", "palabra", "término", "pregunta", "表面", "表", "単語"]
    case .second:
      [
        "back", "translation", "meaning", "definition", "answer", "reverso", "traducción", "significado", "respuesta",
        "裏面", "裏", "訳", "意味",
      ]
    case .topic: ["category", "tema", "categoría", "テーマ", "分類"]
    case .tags: ["tag", "etiquetas", "etiqueta", "タグ"]
    case .deck: ["mazo", "デッキ", "単語帳"]
    case .guid: ["id"]
    case .notetype: ["note type", "tipo de nota", "ノートタイプ"]
    }
  }

  /// No amounts stand in any of them.
  public var isAmount: Bool { false }

  static let words: [DeckField] = [.first, .second]
}
