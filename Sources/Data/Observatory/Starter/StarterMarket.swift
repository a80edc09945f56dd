import ArcadeDomain

/// The departments, categories and products of the invented market.
enum StarterMarket {
  /// Returns them with names in a language, by code; read once.
  static func shelves(in language: String = "en") throws(RepositoryError) -> MarketAssortment {
    switch language {
    case "es": try spanish.get()
    case "ja": try japanese.get()
    default: try english.get()
    }
  }

  private static let english = read(in: "en")
  private static let spanish = read(in: "es")
  private static let japanese = read(in: "ja")

  private static func read(in language: String) -> Result<MarketAssortment, RepositoryError> {
    let products = StarterMarketKitchen.rows + "\n" + StarterMarketHome.rows
    return Result { () throws(RepositoryError) in
      try MarketAssortment(departments: departments, categories: categories, products: products, in: language)
    }
  }

  /// `id|name|nombre|名前`.
  private static let departments = """
    pantry|Pantry|Despensa|食料品
    kitchen|Kitchen|Cocina|キッチン
    home|Home|Hogar|ホーム
    desk|Desk & Travel|Escritorio y viaje|デスク・旅行
    """

  /// `id|department|name|nombre|名前`, then additional search words in English, Spanish and Japanese.
  private static let categories = """
    tea|pantry|Tea|Té|お茶||té|お茶
    coffee|pantry|Coffee|Café|コーヒー||café|コーヒー 珈琲
    chocolate|pantry|Chocolate|Chocolate|チョコレート|cocoa|chocolate|チョコレート
    cup|kitchen|Cups & Mugs|Tazas|カップ・マグ|glass|taza|カップ マグ
    kettle|kitchen|Kettles & Pots|Hervidores y teteras|ケトル・ポット|teapot|hervidor|ケトル やかん
    pan|kitchen|Pans & Cookware|Sartenes y cazuelas|フライパン・鍋|pot|cazuela|鍋
    lamp|home|Lamps|Lámparas|ランプ|light|lámpara luz|ランプ 照明
    candle|home|Candles|Velas|キャンドル||vela|キャンドル ろうそく
    blanket|home|Blankets|Mantas|ブランケット|throw|manta|毛布 ブランケット
    notebook|desk|Notebooks|Cuadernos|ノート|journal|cuaderno libreta|ノート
    pen|desk|Pens & Pencils|Bolígrafos y lápices|ペン・鉛筆|ink|bolígrafo pluma|ペン 文房具
    bag|desk|Bags|Bolsos|バッグ||bolsa bolso|バッグ 鞄
    """
}
