/// What departments, categories and products of the invented market are called: `English|Spanish|Japanese`.
enum StarterMarketNames {
  static let names = StarterNames(
    """
    Pantry|Despensa|食料品
    Kitchen|Cocina|キッチン
    Home|Hogar|ホーム
    Desk & Travel|Escritorio y viaje|デスク・旅行
    Tea|Té|お茶
    Coffee|Café|コーヒー
    Chocolate|Chocolate|チョコレート
    Cups & Mugs|Tazas|カップ・マグ
    Kettles & Pots|Hervidores y teteras|ケトル・ポット
    Pans & Cookware|Sartenes y cazuelas|フライパン・鍋
    Lamps|Lámparas|ランプ
    Candles|Velas|キャンドル
    Blankets|Mantas|ブランケット
    Notebooks|Cuadernos|ノート
    Pens & Pencils|Bolígrafos y lápices|ペン・鉛筆
    Bags|Bolsos|バッグ
    """,
    StarterMarketPantryNames.rows,
    StarterMarketKitchenNames.rows,
    StarterMarketHomeNames.rows,
    StarterMarketDeskNames.rows
  )
}
