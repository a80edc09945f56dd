/// The columns of a table of words.
public typealias DeckColumnNames = ColumnNames<DeckField>

/// The fields of a pair in a table of words.
public enum DeckField: String, TableField {
  /// A text in the deck's first language.
  case first
  /// A text in the deck's second language.
  case second
  /// One topic, or several as in `food / fruit`.
  case topic
  /// Anki's tags, which are read as topics.
  case tags
  /// The name of the pair's deck.
  case deck
  /// Anki's ID of the note, which survives edits.
  case guid
  /// The kind of note, which is not used.
  case notetype
  /// The learning progress, as Arcade writes it.
  case progress

  /// Other headings that tables use for it, the likeliest first.
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

  /// False; no field is an amount.
  public var isAmount: Bool { false }

  static let words: [DeckField] = [.first, .second]
}
