/// What notebooks, pens and bags of the invented market are called: `English|Spanish|Japanese`.
enum StarterMarketDeskNames {
  static let rows = """
    Linen Cover A5, Dotted|Cuaderno A5 de tapa de lino, punteado|リネン表紙ノート A5 ドット
    Linen Cover A5, Ruled|Cuaderno A5 de tapa de lino, rayado|リネン表紙ノート A5 横罫
    Pocket Trio, Plain|Trío de bolsillo, liso|ポケットノート3冊 無地
    Pocket Trio, Squared|Trío de bolsillo, cuadriculado|ポケットノート3冊 方眼
    Stitched A4 Workbook, Squared|Cuaderno A4 cosido, cuadriculado|糸綴じノート A4 方眼
    Lay-Flat A5, 240 Pages|Cuaderno A5 de apertura plana, 240 páginas|フラットに開くノート A5 240ページ
    Top Spiral Reporter Pad|Bloc de reportero con espiral|リング式メモ帳
    Twin-Ring A6, Kraft|Libreta A6 de doble espiral, kraft|ツインリングノート A6 クラフト
    Stone Paper Waterproof A6|Libreta A6 impermeable de papel de piedra|防水ストーンペーパーノート A6
    Leather Journal, Chestnut|Diario de cuero, castaño|革の日記帳 栗色
    Leather Refill, Ruled, 2 Pieces|Recambio para diario de cuero, rayado, 2 unidades|革日記帳リフィル 横罫 2冊
    Five-Year Diary, One Line a Day|Diario de cinco años, una línea al día|五年日記 一日一行
    Undated Weekly Planner|Agenda semanal sin fechas|日付なし週間手帳
    Sketchbook, 160 g, A4|Cuaderno de dibujo, 160 g, A4|スケッチブック 160g A4
    Watercolour Block, 300 g|Bloc de acuarela, 300 g|水彩紙ブロック 300g
    Music Manuscript, 12 Staves|Cuaderno de música, 12 pentagramas|五線譜ノート 12段
    Recipe Keeper with Tabs|Recetario con pestañas|インデックスつきレシピ帳
    Garden Log|Diario de jardín|庭の記録帳
    Reading Log|Diario de lectura|読書記録帳
    Tea Tasting Log|Cuaderno de cata de té|お茶の試飲ノート
    Kanji Practice Squares, 5 Pieces|Cuadernos para practicar kanji, 5 unidades|漢字練習帳 5冊
    Left-Handed Spiral A5|Cuaderno A5 de espiral para zurdos|左利き用リングノート A5
    Washi Accordion Album|Álbum acordeón de papel washi|和紙の蛇腹アルバム
    Marbled Paper, Bound by Hand|Papel marmolado, encuadernado a mano|マーブル紙の手製本ノート
    Dated Daily Planner|Agenda diaria con fechas|日付入り一日一ページ手帳
    Everyday Gel, 0.5 mm, Black|Bolígrafo de gel de diario, 0,5 mm, negro|ゲルインキボールペン 0.5mm 黒
    Everyday Gel, 0.5 mm, Set of 8 Colours|Bolígrafos de gel de diario, 0,5 mm, 8 colores|ゲルインキボールペン 0.5mm 8色セット
    Ballpoint with Brass Barrel|Bolígrafo de latón|真鍮軸ボールペン
    Retractable Ballpoint, 10 Pieces|Bolígrafos retráctiles, 10 unidades|ノック式ボールペン 10本
    Space-Ready Pressurised Ballpoint|Bolígrafo presurizado para el espacio|宇宙でも書ける加圧ボールペン
    Starter Fountain, Medium Nib|Estilográfica para empezar, plumín medio|はじめての万年筆 中字
    Aluminium Fountain, Fine Nib|Estilográfica de aluminio, plumín fino|アルミ万年筆 細字
    Piston Fountain, Gold Nib|Estilográfica de émbolo, plumín de oro|吸入式万年筆 金ペン
    Pocket Fountain, Short|Estilográfica corta de bolsillo|ポケット万年筆 短軸
    Bottled Ink, Deep Sea, 50 ml|Tinta en frasco, mar profundo, 50 ml|ボトルインク 深海 50ml
    Bottled Ink, Persimmon, 50 ml|Tinta en frasco, caqui, 50 ml|ボトルインク 柿 50ml
    Ink Cartridges, Blue, 30 Pieces|Cartuchos de tinta, azul, 30 unidades|インクカートリッジ 青 30本
    Brush Tip, Soft, Grey|Rotulador de pincel suave, gris|筆ペン 軟 グレー
    Brush Tip, Set of 12|Rotuladores de pincel, juego de 12|筆ペン 12色セット
    Technical Liner, 6 Widths|Rotuladores técnicos, 6 grosores|製図ペン 6種の線幅
    Chalk Marker, White, 2 Pieces|Rotulador de tiza blanco, 2 unidades|チョークマーカー 白 2本
    Mild Highlighters, 5 Pieces|Marcadores suaves, 5 unidades|淡色蛍光ペン 5本
    Cedar Pencils HB, 12 Pieces|Lápices de cedro HB, 12 unidades|シダー鉛筆 HB 12本
    Drawing Pencils 4H to 6B, Tin|Lápices de dibujo de 4H a 6B, lata|デッサン鉛筆 4H〜6B 缶入り
    Coloured Pencils, 36 Pieces|Lápices de colores, 36 unidades|色鉛筆 36色
    Mechanical Pencil, 0.3 mm|Portaminas, 0,3 mm|シャープペンシル 0.3mm
    Clutch Pencil, 5.6 mm, Walnut|Portaminas de 5,6 mm, nogal|芯ホルダー 5.6mm ウォルナット
    Calligraphy Set, 4 Nibs|Juego de caligrafía, 4 plumines|カリグラフィーセット ペン先4種
    Glass Dip, Spiral, Violet|Pluma de vidrio en espiral, violeta|ガラスペン ねじり 紫
    Lacquered Rollerball, Crane|Rollerball lacado, grulla|漆塗りローラーボール 鶴
    Canvas Tote, Natural|Bolsa de lona, natural|帆布トート 生成り
    Canvas Tote, Zip Top, Indigo|Bolsa de lona con cremallera, índigo|ファスナーつき帆布トート 藍
    Market Net, Cotton|Bolsa de red de algodón|綿のネットバッグ
    Folding Shopper with Pouch|Bolsa plegable con funda|ポーチつき折りたたみエコバッグ
    Waxed Roll-Top Backpack, 20 l|Mochila encerada enrollable, 20 l|ワックスドロールトップリュック 20L
    Commuter Backpack, 16 l|Mochila urbana, 16 l|通勤リュック 16L
    Mini Backpack, Clay|Mochila pequeña, arcilla|ミニリュック クレイ
    School Backpack with Reflectors|Mochila escolar con reflectantes|反射材つきスクールリュック
    Hiking Daypack, 25 l|Mochila de senderismo, 25 l|ハイキングデイパック 25L
    Leather Satchel, Cognac|Cartera de cuero, coñac|革のサッチェルバッグ コニャック
    Leather Card Sleeve|Tarjetero de cuero|革のカードケース
    Felt Laptop Sleeve, 14 Inch|Funda de fieltro para portátil, 14 pulgadas|フェルトのノートPCケース 14インチ
    Messenger with Flap, Olive|Bandolera con solapa, oliva|フラップつきメッセンジャー オリーブ
    Crossbody Pouch, Black|Bandolera pequeña, negra|ショルダーポーチ 黒
    Weekender, Herringbone|Bolsa de fin de semana, espiga|ボストンバッグ ヘリンボーン
    Packing Cubes, Set of 4|Organizadores de maleta, juego de 4|トラベルポーチ 4個セット
    Hanging Wash Kit|Neceser colgante|吊り下げ洗面ポーチ
    Pencil Roll, Denim|Estuche enrollable vaquero|デニムのロールペンケース
    Insulated Lunch Carrier|Bolsa térmica para el almuerzo|保冷ランチバッグ
    Furoshiki Wrap, Waves|Pañuelo furoshiki, olas|風呂敷 波
    Bicycle Pannier, 18 l|Alforja de bicicleta, 18 l|自転車パニアバッグ 18L
    Dry Sack, 10 l|Bolsa impermeable, 10 l|防水ドライバッグ 10L
    Belt Pouch, Recycled Sailcloth|Riñonera de vela reciclada|再生セイルクロスのウエストポーチ
    Straw Basket with Leather Handles|Cesta de paja con asas de cuero|革ハンドルのかごバッグ
    Patchwork Tote, One of a Kind|Bolsa de retales, pieza única|パッチワークトート 一点物
    """
}
