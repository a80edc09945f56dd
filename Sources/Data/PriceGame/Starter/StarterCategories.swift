/// The categories of the starter catalogue, as `StarterPrices` reads them.
///
/// The eleven root categories, End Tables and Blenders have their real IDs; the others are invented.
enum StarterCategories {
  static let rows = """
    45974||Furniture|Muebles|家具
    45752||Decor|Decoración|インテリア雑貨
    215385||Rugs|Alfombras|ラグ
    215329||Bed & Bath|Cama y baño|寝具・バス
    215735||Lighting|Iluminación|照明
    45667||Kitchen|Cocina|キッチン
    215875||Storage|Almacenaje|収納
    32334||Outdoor|Exterior|アウトドア
    45342||Home Improvement|Bricolaje|リフォーム・DIY
    45226||Baby & Kids|Bebés y niños|ベビー・キッズ
    1859601||Seasonal|De temporada|季節用品
    413890|45974|Accent Furniture|Muebles auxiliares|アクセント家具
    413930|45974|Living Room Seating|Asientos de salón|リビングチェア
    413912|413890|Accent Tables|Mesas auxiliares|アクセントテーブル
    45993|413912|End Tables|Mesitas|サイドテーブル|ENDT
    45992|413912|Coffee Tables|Mesas de centro|コーヒーテーブル|COFT
    413934|413930|Armchairs|Sillones|アームチェア|ARMC
    419240|45667|Small Kitchen Appliances|Pequeños electrodomésticos|キッチン家電
    419247|419240|Blenders|Batidoras|ミキサー|BLND
    419251|419240|Toasters|Tostadoras|トースター|TOST
    419254|419240|Kettles|Hervidores|ケトル|KETL
    413520|215735|Lamps|Lámparas|ランプ
    413525|413520|Table Lamps|Lámparas de mesa|テーブルランプ|TLMP
    413528|413520|Floor Lamps|Lámparas de pie|フロアランプ|FLMP
    413610|215329|Bedding|Ropa de cama|寝具
    413640|215329|Bath Towels|Toallas de baño|バスタオル|TOWL
    413615|413610|Duvet Covers|Fundas nórdicas|掛け布団カバー|DUVT
    413402|45752|Clocks|Relojes|時計
    413406|413402|Wall Clocks|Relojes de pared|掛け時計|CLCK
    413702|32334|Garden Comfort|Descanso en el jardín|ガーデンリラックス
    413707|413702|Hammocks|Hamacas|ハンモック|HMCK
    215392|215385|Wool Rugs|Alfombras de lana|ウールラグ|WRUG
    215890|215875|Storage Baskets|Cestas|収納バスケット|BSKT
    413808|45342|Door Handles|Manillas|ドアハンドル|DOOR
    413855|45226|Night Lights|Luces nocturnas|常夜灯|NLGT
    1859640|1859601|String Lights|Guirnaldas de luces|ストリングライト|STRG
    """
}
