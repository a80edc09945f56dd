/// What a table of people can say about one of them, by the name of its column.
public enum PersonField: String, TableField {
  /// What tells a person from all others; made of the name and the picture where it is missing.
  case id
  /// The first name.
  case first
  /// The last name.
  case last
  /// The full name, where it is not made of the two.
  case name
  /// What the person does.
  case title
  /// Where the person works.
  case team
  /// An address, or the path of a file beside the list.
  case picture
  /// How the person looks.
  case description

  /// What tables of people call it.
  public var headings: [String] {
    switch self {
    case .id: ["código", "社員番号"]
    case .first: ["first name", "nombre", "名"]
    case .last: ["last name", "surname", "apellidos", "apellido", "姓"]
    case .name: ["full name", "nombre completo", "氏名", "名前"]
    case .title: ["job title", "puesto", "cargo", "役職"]
    case .team: ["department", "equipo", "departamento", "部署"]
    case .picture: ["photo", "image", "foto", "imagen", "写真"]
    case .description: ["descripción", "説明"]
    }
  }

  /// None is one.
  public var isAmount: Bool { false }
}

/// Which columns of a table of people say what.
public typealias PeopleColumns = ColumnNames<PersonField>
