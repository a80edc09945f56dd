/// What categories of the starter catalogue are called: `English|Spanish|Japanese`.
enum StarterCategoryNames {
  static let rows = """
    Furniture|Muebles|家具
    Decor|Decoración|インテリア雑貨
    Rugs|Alfombras|ラグ
    Bed & Bath|Cama y baño|寝具・バス
    Lighting|Iluminación|照明
    Kitchen|Cocina|キッチン
    Storage|Almacenaje|収納
    Outdoor|Exterior|アウトドア
    Home Improvement|Bricolaje|リフォーム・DIY
    Baby & Kids|Bebés y niños|ベビー・キッズ
    Seasonal|De temporada|季節用品
    Accent Furniture|Muebles auxiliares|アクセント家具
    Living Room Seating|Asientos de salón|リビングチェア
    Accent Tables|Mesas auxiliares|アクセントテーブル
    End Tables|Mesitas|サイドテーブル
    Coffee Tables|Mesas de centro|コーヒーテーブル
    Armchairs|Sillones|アームチェア
    Small Kitchen Appliances|Pequeños electrodomésticos|キッチン家電
    Blenders|Batidoras|ミキサー
    Toasters|Tostadoras|トースター
    Kettles|Hervidores|ケトル
    Lamps|Lámparas|ランプ
    Table Lamps|Lámparas de mesa|テーブルランプ
    Floor Lamps|Lámparas de pie|フロアランプ
    Bedding|Ropa de cama|寝具
    Bath Towels|Toallas de baño|バスタオル
    Duvet Covers|Fundas nórdicas|掛け布団カバー
    Clocks|Relojes|時計
    Wall Clocks|Relojes de pared|掛け時計
    Garden Comfort|Descanso en el jardín|ガーデンリラックス
    Hammocks|Hamacas|ハンモック
    Wool Rugs|Alfombras de lana|ウールラグ
    Storage Baskets|Cestas|収納バスケット
    Door Handles|Manillas|ドアハンドル
    Night Lights|Luces nocturnas|常夜灯
    String Lights|Guirnaldas de luces|ストリングライト
    """
}
