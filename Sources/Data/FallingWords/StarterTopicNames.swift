import ArcadeDomain

/// The names of Arcade's decks and topics: `English|Spanish|Japanese`.
enum StarterTopicNames {
  static let rows = """
    English–Spanish|Inglés–español|英語–スペイン語
    English–Japanese|Inglés–japonés|英語–日本語
    English–French|Inglés–francés|英語–フランス語
    Adjectives|Adjetivos|形容詞
    Animals|Animales|動物
    Body|El cuerpo|体
    City|La ciudad|街
    Clothes|Ropa|服
    Colours|Colores|色
    Drinks|Bebidas|飲み物
    Family|Familia|家族
    Food|Comida|食べ物
    Fruit and vegetables|Frutas y verduras|果物と野菜
    Greetings|Saludos|あいさつ
    House|La casa|家
    Kitchen|La cocina|キッチン
    Nature|Naturaleza|自然
    Numbers|Números|数
    People|Personas|人
    School|La escuela|学校
    Time|El tiempo y las horas|時間
    Travel|Viajes|旅行
    Verbs|Verbos|動詞
    Weather|El clima|天気
    Work|Trabajo|仕事
    """
}
