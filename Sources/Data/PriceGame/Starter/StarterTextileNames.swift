/// What textiles of the starter catalogue are called: `English|Spanish|Japanese`.
enum StarterTextileNames {
  static let rows = """
    Plush Cotton Bath Towel|Toalla de baño de algodón suave|ふんわりコットンバスタオル
    Turkish Hammam Towel with Fringe|Toalla turca hammam con flecos|トルコ風ハマムタオル フリンジ付き
    Six-Piece Combed Cotton Towel Set|Juego de toallas de algodón peinado, seis piezas|コーマ綿タオルセット 6枚
    Quick-Dry Waffle Bath Sheet|Toalla grande de gofre, secado rápido|速乾ワッフルバスシート
    Zero-Twist Spa Towel Bundle|Lote de toallas de spa sin torsión|無撚糸スパタオルセット
    Everyday Towel Value Pack, Set of Ten|Pack de toallas de diario, diez piezas|お徳用タオル 10枚セット
    Bamboo Blend Hand Towels, Set of Four|Toallas de manos de bambú, juego de cuatro|竹混ハンドタオル 4枚セット
    Oversized Bath Sheet, 40 by 80 Inches|Toalla extragrande, 100 x 200 cm|特大バスシート 100×200cm
    Embroidered Guest Towels, Set of Two|Toallas de invitados bordadas, juego de dos|刺繍ゲストタオル 2枚セット
    Ribbed Heavyweight Bath Towel|Toalla de baño gruesa acanalada|厚手リブバスタオル
    Washcloth Dozen in White|Docena de toallitas blancas|白いウォッシュタオル 12枚
    Organic Cotton Towel Suite, Eight Pieces|Juego de toallas de algodón orgánico, ocho piezas|オーガニックコットンタオル 8枚セット
    Washed Linen Duvet Cover Set, Queen|Juego de funda nórdica de lino lavado, cama 150|洗いざらしリネンカバーセット クイーン
    Crisp Percale Duvet Cover, King|Funda nórdica de percal, cama 180|パーケール掛け布団カバー キング
    Brushed Microfiber Duvet Cover, Twin|Funda nórdica de microfibra, cama 90|マイクロファイバー掛け布団カバー シングル
    Hand-Block Botanical Duvet Cover|Funda nórdica botánica estampada a mano|手染め植物柄掛け布団カバー
    Waffle Weave Duvet Cover, Full|Funda nórdica de gofre, cama 135|ワッフル織り掛け布団カバー ダブル
    Sateen Hotel Stripe Duvet Set|Juego nórdico satinado de rayas, estilo hotel|サテンのホテル仕様ストライプカバーセット
    Mulberry Silk Duvet Cover, Queen|Funda nórdica de seda de morera, cama 150|シルク掛け布団カバー クイーン
    Jersey Knit Duvet Cover Set|Juego de funda nórdica de punto|ジャージーニットカバーセット
    Flannel Plaid Duvet Cover|Funda nórdica de franela a cuadros|フランネルチェック掛け布団カバー
    Garment-Dyed Cotton Duvet Cover|Funda nórdica de algodón teñido en prenda|製品染めコットン掛け布団カバー
    Velvet Stitch Coverlet and Duvet Set|Juego de colcha y funda de terciopelo|ベルベットステッチカバーセット
    Dorm Room Duvet Cover with Sham|Funda nórdica juvenil con funda de almohada|学生寮向け掛け布団カバー 枕カバー付き
    Hand-Tufted Meadow Wool Rug, 5 by 8|Alfombra de lana Prado tejida a mano, 150 x 240|手織り草原柄ウールラグ 150×240
    Braided Farmhouse Oval Rug|Alfombra ovalada trenzada|三つ編み楕円ラグ
    Flatweave Kilim Runner, 2 by 8|Pasillera kilim, 60 x 240|キリムランナー 60×240
    Hand-Knotted Garden Rug, 9 by 12|Alfombra Jardín anudada a mano, 270 x 360|手結び庭園柄ラグ 270×360
    Undyed Loop Pile Wool Rug, 6 by 9|Alfombra de lana sin teñir, 180 x 270|無染色ループウールラグ 180×270
    Felt Ball Rug, 4-Foot Round|Alfombra redonda de bolas de fieltro, 120 cm|フェルトボールラグ 円形120cm
    Abstract Dune Wool Rug, 8 by 10|Alfombra de lana Dunas, 240 x 300|砂丘柄ウールラグ 240×300
    Diamond Shag Rug, 5 by 7|Alfombra de pelo largo con rombos, 150 x 210|ひし形シャギーラグ 150×210
    Plaid Wool Doormat|Felpudo de lana a cuadros|チェックのウール玄関マット
    Persian-Inspired Medallion Rug, 8 by 10|Alfombra con medallón de estilo persa, 240 x 300|ペルシャ風メダリオンラグ 240×300
    Checkerboard Wool Rug, 4 by 6|Alfombra de lana ajedrezada, 120 x 180|市松柄ウールラグ 120×180
    Ribbed Stair Runner, by the Yard|Pasillera acanalada para escalera, por metro|階段用リブランナー 切り売り
    """
}
