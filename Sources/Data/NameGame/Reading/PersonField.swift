/// The fields of a person in a table, by column name.
public enum PersonField: String, TableField {
  /// A unique ID; made from name and picture if missing.
  case id
  /// The first name.
  case first
  /// The last name, or the first of two.
  case last
  /// The second last name, for people with two.
  case last2
  /// The full name, if it is not made from the others.
  case name
  /// The job title.
  case title
  /// The department.
  case team
  /// An address, or the path of a file relative to the list.
  case picture
  /// The mail address, which may name the picture.
  case email
  /// The person's looks.
  case description

  /// Headings in three languages, from tables that people make and directories export.
  public var headings: [String] {
    switch self {
    case .id:
      [
        "employee id", "employee number", "employee no", "employee no.", "employee #", "employee code", "staff id",
        "staff number", "personnel number", "worker id", "user id", "person id", "código", "código de empleado",
        "número de empleado", "n.º de empleado", "nº de empleado", "nº empleado", "id de empleado", "legajo",
        "matrícula",
        "社員番号", "社員ID", "社員コード", "従業員番号", "職員番号",
      ]
    case .first:
      ["first name", "given name", "given names", "forename", "nombre", "nombres", "nombre de pila", "名", "名（漢字）"]
    case .last:
      [
        "last name", "surname", "family name", "apellidos", "apellido", "primer apellido", "apellido 1",
        "apellido paterno", "姓", "姓（漢字）", "苗字", "名字",
      ]
    case .last2: ["second last name", "second surname", "segundo apellido", "apellido 2", "apellido materno"]
    case .name:
      [
        "full name", "display name", "employee name", "employee", "nombre completo", "nombre y apellidos", "empleado",
        "氏名", "名前", "お名前", "社員名", "氏名（漢字）", "フルネーム",
      ]
    case .title:
      // Beside a first name, a title is a form of address.
      [
        "job title", "organization title", "position title", "puesto", "puesto de trabajo", "cargo", "役職", "title",
        "position", "role", "job", "rol", "función", "職種", "職位", "肩書き", "肩書",
      ]
    case .team:
      [
        "department", "organization department", "dept", "dept.", "division", "unit", "group", "equipo", "departamento",
        "área", "división", "sección", "部署", "部署名", "部門", "所属", "チーム",
      ]
    case .picture:
      [
        "photo", "image", "headshot", "avatar", "portrait", "profile picture", "profile photo", "photo url",
        "picture url", "image url", "foto", "fotografía", "imagen", "retrato", "写真", "顔写真", "画像", "写真URL",
      ]
    case .email:
      [
        "e-mail address", "work e-mail", "e-mail 1 - value", "mail", "user principal name", "correo",
        "correo electrónico", "dirección de correo", "メール", "メールアドレス", "Eメール",
      ]
    case .description: ["appearance", "looks", "descripción", "aspecto", "説明", "外見", "特徴"]
    }
  }

  /// False; no field is an amount.
  public var isAmount: Bool { false }

  /// The headings of names, of which a table needs one.
  static var knownNames: [String] {
    ["Name", "Full name", "First name + Last name", "Nombre", "Nombre + Apellidos", "氏名", "姓 + 名"]
  }
}

/// The columns of a table of people.
public typealias PeopleColumns = ColumnNames<PersonField>
