import ArcadeDomain

/// The departments, categories and products of the invented market.
enum StarterMarket {
  /// Returns them, read once.
  static func shelves() throws(RepositoryError) -> MarketAssortment { try read.get() }

  private static let read = Result { () throws(RepositoryError) in
    try MarketAssortment(
      departments: departments,
      categories: categories,
      products: [
        StarterMarketPantry.rows, StarterMarketKitchen.rows, StarterMarketHome.rows, StarterMarketDesk.rows,
      ].joined(separator: "\n")
    )
  }

  /// The id and the name.
  private static let departments = """
    pantry|Pantry
    kitchen|Kitchen
    home|Home
    desk|Desk & Travel
    """

  /// The id, the name, the department, and what else people search for in English, Spanish and Japanese.
  private static let categories = """
    tea|Tea|pantry||té|お茶
    coffee|Coffee|pantry||café|コーヒー 珈琲
    chocolate|Chocolate|pantry|cocoa|chocolate|チョコレート
    cup|Cups & Mugs|kitchen|glass|taza|カップ マグ
    kettle|Kettles & Pots|kitchen|teapot|hervidor|ケトル やかん
    pan|Pans & Cookware|kitchen|pot|cazuela|鍋
    lamp|Lamps|home|light|lámpara luz|ランプ 照明
    candle|Candles|home||vela|キャンドル ろうそく
    blanket|Blankets|home|throw|manta|毛布 ブランケット
    notebook|Notebooks|desk|journal|cuaderno libreta|ノート
    pen|Pens & Pencils|desk|ink|bolígrafo pluma|ペン 文房具
    bag|Bags|desk||bolsa bolso|バッグ 鞄
    """
}
