/// What the columns of a table of words are called.
public typealias DeckColumnNames = ColumnNames<DeckField>

/// What a table of words can say about a pair.
public enum DeckField: String, TableField {
  /// What is said in the deck's first language.
  case first
  /// What is said in its second one.
  case second
  /// What the pair is about: one topic, or several as `food / fruit`.
  case topic
  /// The tags of Anki, each of which is a topic.
  case tags
  /// The name of the deck that the pair belongs to.
  case deck
  /// What Anki calls the note, also once it says something else.
  case guid
  /// The kind of note, which says nothing about the pair.
  case notetype
  /// What is known of the pair, as Arcade writes it.
  case progress

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
    case .progress: []
    }
  }

  /// No amounts stand in any of them.
  public var isAmount: Bool { false }

  static let words: [DeckField] = [.first, .second]
}
