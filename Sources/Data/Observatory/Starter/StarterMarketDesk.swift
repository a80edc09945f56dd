/// What the invented market has on its shelves of notebooks, pens and bags, as `MarketProduct` reads it.
enum StarterMarketDesk {
  static let rows = """
    notebook-001|14.90|Linen Cover A5, Dotted|Cuaderno A5 de tapa de lino, punteado|リネン表紙ノート A5 ドット|lino puntos|リネン ドット
    notebook-002|14.90|Linen Cover A5, Ruled|Cuaderno A5 de tapa de lino, rayado|リネン表紙ノート A5 横罫|lino rayas|リネン 罫線
    notebook-003|9.80|Pocket Trio, Plain|Trío de bolsillo, liso|ポケットノート3冊 無地|bolsillo liso|ポケット 無地
    notebook-004|9.80|Pocket Trio, Squared|Trío de bolsillo, cuadriculado|ポケットノート3冊 方眼|bolsillo cuadrícula|ポケット 方眼
    notebook-005|7.60|Stitched A4 Workbook, Squared|Cuaderno A4 cosido, cuadriculado|糸綴じノート A4 方眼|\
    cosido cuadrícula|方眼 大学
    notebook-006|19.50|Lay-Flat A5, 240 Pages|Cuaderno A5 de apertura plana, 240 páginas|フラットに開くノート A5 240ページ|\
    apertura plana|フラット
    notebook-007|4.20|Top Spiral Reporter Pad|Bloc de reportero con espiral|リング式メモ帳|espiral reportero|メモ リング
    notebook-008|3.90|Twin-Ring A6, Kraft|Libreta A6 de doble espiral, kraft|ツインリングノート A6 クラフト|espiral kraft|リング クラフト
    notebook-009|11.20|Stone Paper Waterproof A6|Libreta A6 impermeable de papel de piedra|防水ストーンペーパーノート A6|\
    impermeable piedra|防水
    notebook-010|42.00|Leather Journal, Chestnut|Diario de cuero, castaño|革の日記帳 栗色|diario cuero|革 日記
    notebook-011|8.40|Leather Refill, Ruled, 2 Pieces|Recambio para diario de cuero, rayado, 2 unidades|革日記帳リフィル 横罫 2冊|\
    recambio rayas|リフィル 罫線
    notebook-012|24.90|Five-Year Diary, One Line a Day|Diario de cinco años, una línea al día|五年日記 一日一行|\
    diario cinco años|日記 五年
    notebook-013|18.60|Undated Weekly Planner|Agenda semanal sin fechas|日付なし週間手帳|agenda semanal|手帳 週間
    notebook-014|16.80|Sketchbook, 160 g, A4|Cuaderno de dibujo, 160 g, A4|スケッチブック 160g A4|dibujo|スケッチ
    notebook-015|23.50|Watercolour Block, 300 g|Bloc de acuarela, 300 g|水彩紙ブロック 300g|acuarela bloc|水彩
    notebook-016|6.90|Music Manuscript, 12 Staves|Cuaderno de música, 12 pentagramas|五線譜ノート 12段|música pentagrama|五線譜 音楽
    notebook-017|17.40|Recipe Keeper with Tabs|Recetario con pestañas|インデックスつきレシピ帳|recetas cocina|レシピ
    notebook-018|15.90|Garden Log|Diario de jardín|庭の記録帳|jardín|庭 記録
    notebook-019|13.50|Reading Log|Diario de lectura|読書記録帳|lectura libros|読書 記録
    notebook-020|12.50|Tea Tasting Log|Cuaderno de cata de té|お茶の試飲ノート|cata té|お茶 記録
    notebook-021|8.90|Kanji Practice Squares, 5 Pieces|Cuadernos para practicar kanji, 5 unidades|漢字練習帳 5冊|\
    kanji práctica|漢字 練習
    notebook-022|6.70|Left-Handed Spiral A5|Cuaderno A5 de espiral para zurdos|左利き用リングノート A5|zurdos espiral|左利き リング
    notebook-023|27.00|Washi Accordion Album|Álbum acordeón de papel washi|和紙の蛇腹アルバム|papel japonés álbum|和紙 アルバム
    notebook-024|36.50|Marbled Paper, Bound by Hand|Papel marmolado, encuadernado a mano|マーブル紙の手製本ノート|\
    papel marmolado|マーブル 手製|seasonal
    notebook-025|22.90|Dated Daily Planner|Agenda diaria con fechas|日付入り一日一ページ手帳|agenda diaria|手帳 一日|seasonal
    pen-001|2.40|Everyday Gel, 0.5 mm, Black|Bolígrafo de gel de diario, 0,5 mm, negro|ゲルインキボールペン 0.5mm 黒|gel negro|ゲル 黒
    pen-002|14.90|Everyday Gel, 0.5 mm, Set of 8 Colours|Bolígrafos de gel de diario, 0,5 mm, 8 colores|\
    ゲルインキボールペン 0.5mm 8色セット|gel colores|ゲル 八色
    pen-003|24.50|Ballpoint with Brass Barrel|Bolígrafo de latón|真鍮軸ボールペン|bolígrafo latón|ボールペン 真鍮
    pen-004|6.90|Retractable Ballpoint, 10 Pieces|Bolígrafos retráctiles, 10 unidades|ノック式ボールペン 10本|bolígrafo|ボールペン 十本
    pen-005|29.00|Space-Ready Pressurised Ballpoint|Bolígrafo presurizado para el espacio|宇宙でも書ける加圧ボールペン|\
    bolígrafo presión|ボールペン 加圧
    pen-006|18.90|Starter Fountain, Medium Nib|Estilográfica para empezar, plumín medio|はじめての万年筆 中字|estilográfica|万年筆
    pen-007|36.00|Aluminium Fountain, Fine Nib|Estilográfica de aluminio, plumín fino|アルミ万年筆 細字|\
    estilográfica aluminio|万年筆 アルミ
    pen-008|164.00|Piston Fountain, Gold Nib|Estilográfica de émbolo, plumín de oro|吸入式万年筆 金ペン|estilográfica oro|万年筆 金
    pen-009|27.50|Pocket Fountain, Short|Estilográfica corta de bolsillo|ポケット万年筆 短軸|estilográfica bolsillo|万年筆 ポケット
    pen-010|12.80|Bottled Ink, Deep Sea, 50 ml|Tinta en frasco, mar profundo, 50 ml|ボトルインク 深海 50ml|tinta azul|インク 青
    pen-011|12.80|Bottled Ink, Persimmon, 50 ml|Tinta en frasco, caqui, 50 ml|ボトルインク 柿 50ml|tinta naranja|インク 柿
    pen-012|7.20|Ink Cartridges, Blue, 30 Pieces|Cartuchos de tinta, azul, 30 unidades|インクカートリッジ 青 30本|\
    cartuchos tinta|カートリッジ
    pen-013|3.60|Brush Tip, Soft, Grey|Rotulador de pincel suave, gris|筆ペン 軟 グレー|pincel gris|筆 灰
    pen-014|26.40|Brush Tip, Set of 12|Rotuladores de pincel, juego de 12|筆ペン 12色セット|pincel colores|筆 十二色
    pen-015|15.60|Technical Liner, 6 Widths|Rotuladores técnicos, 6 grosores|製図ペン 6種の線幅|rotulador técnico|製図
    pen-016|5.40|Chalk Marker, White, 2 Pieces|Rotulador de tiza blanco, 2 unidades|チョークマーカー 白 2本|tiza marcador|チョーク
    pen-017|7.50|Mild Highlighters, 5 Pieces|Marcadores suaves, 5 unidades|淡色蛍光ペン 5本|marcador fluorescente|蛍光
    pen-018|6.20|Cedar Pencils HB, 12 Pieces|Lápices de cedro HB, 12 unidades|シダー鉛筆 HB 12本|lápiz cedro|鉛筆
    pen-019|16.50|Drawing Pencils 4H to 6B, Tin|Lápices de dibujo de 4H a 6B, lata|デッサン鉛筆 4H〜6B 缶入り|lápiz dibujo|鉛筆 デッサン
    pen-020|28.90|Coloured Pencils, 36 Pieces|Lápices de colores, 36 unidades|色鉛筆 36色|lápiz colores|色鉛筆
    pen-021|13.90|Mechanical Pencil, 0.3 mm|Portaminas, 0,3 mm|シャープペンシル 0.3mm|portaminas|シャープペンシル
    pen-022|32.00|Clutch Pencil, 5.6 mm, Walnut|Portaminas de 5,6 mm, nogal|芯ホルダー 5.6mm ウォルナット|portaminas nogal|芯ホルダー
    pen-023|34.50|Calligraphy Set, 4 Nibs|Juego de caligrafía, 4 plumines|カリグラフィーセット ペン先4種|caligrafía plumas|カリグラフィー
    pen-024|38.00|Glass Dip, Spiral, Violet|Pluma de vidrio en espiral, violeta|ガラスペン ねじり 紫|\
    vidrio violeta|ガラス 紫|seasonal
    pen-025|86.00|Lacquered Rollerball, Crane|Rollerball lacado, grulla|漆塗りローラーボール 鶴|laca grulla|漆 鶴|seasonal
    bag-001|12.90|Canvas Tote, Natural|Bolsa de lona, natural|帆布トート 生成り|tela lona|トート 帆布
    bag-002|24.50|Canvas Tote, Zip Top, Indigo|Bolsa de lona con cremallera, índigo|ファスナーつき帆布トート 藍|\
    tela lona índigo|トート 帆布 藍
    bag-003|8.40|Market Net, Cotton|Bolsa de red de algodón|綿のネットバッグ|red compra|網 買い物
    bag-004|9.90|Folding Shopper with Pouch|Bolsa plegable con funda|ポーチつき折りたたみエコバッグ|compra plegable|エコ 折りたたみ
    bag-005|98.00|Waxed Roll-Top Backpack, 20 l|Mochila encerada enrollable, 20 l|ワックスドロールトップリュック 20L|\
    mochila encerada|リュック ロールトップ
    bag-006|74.50|Commuter Backpack, 16 l|Mochila urbana, 16 l|通勤リュック 16L|mochila portátil|リュック 通勤
    bag-007|46.00|Mini Backpack, Clay|Mochila pequeña, arcilla|ミニリュック クレイ|mochila pequeña|リュック 小
    bag-008|52.80|School Backpack with Reflectors|Mochila escolar con reflectantes|反射材つきスクールリュック|\
    mochila escolar|ランドセル 反射
    bag-009|84.00|Hiking Daypack, 25 l|Mochila de senderismo, 25 l|ハイキングデイパック 25L|mochila senderismo|リュック ハイキング
    bag-010|148.00|Leather Satchel, Cognac|Cartera de cuero, coñac|革のサッチェルバッグ コニャック|cartera cuero|革 サッチェル
    bag-011|21.50|Leather Card Sleeve|Tarjetero de cuero|革のカードケース|tarjetero cuero|革 カード
    bag-012|29.90|Felt Laptop Sleeve, 14 Inch|Funda de fieltro para portátil, 14 pulgadas|フェルトのノートPCケース 14インチ|\
    funda portátil fieltro|フェルト パソコン
    bag-013|66.00|Messenger with Flap, Olive|Bandolera con solapa, oliva|フラップつきメッセンジャー オリーブ|bandolera|メッセンジャー
    bag-014|34.90|Crossbody Pouch, Black|Bandolera pequeña, negra|ショルダーポーチ 黒|bandolera negra|ショルダー 黒
    bag-015|119.00|Weekender, Herringbone|Bolsa de fin de semana, espiga|ボストンバッグ ヘリンボーン|viaje fin semana|ボストン 旅行
    bag-016|26.80|Packing Cubes, Set of 4|Organizadores de maleta, juego de 4|トラベルポーチ 4個セット|organizador viaje|圧縮 旅行
    bag-017|32.40|Hanging Wash Kit|Neceser colgante|吊り下げ洗面ポーチ|neceser aseo|洗面 ポーチ
    bag-018|17.60|Pencil Roll, Denim|Estuche enrollable vaquero|デニムのロールペンケース|estuche vaquero|ペンケース デニム
    bag-019|22.70|Insulated Lunch Carrier|Bolsa térmica para el almuerzo|保冷ランチバッグ|almuerzo térmica|保冷 弁当
    bag-020|15.80|Furoshiki Wrap, Waves|Pañuelo furoshiki, olas|風呂敷 波|pañuelo japonés|風呂敷 波
    bag-021|89.00|Bicycle Pannier, 18 l|Alforja de bicicleta, 18 l|自転車パニアバッグ 18L|bicicleta alforja|自転車 パニア
    bag-022|19.90|Dry Sack, 10 l|Bolsa impermeable, 10 l|防水ドライバッグ 10L|impermeable|防水
    bag-023|28.30|Belt Pouch, Recycled Sailcloth|Riñonera de vela reciclada|再生セイルクロスのウエストポーチ|riñonera vela|ウエスト
    bag-024|44.00|Straw Basket with Leather Handles|Cesta de paja con asas de cuero|革ハンドルのかごバッグ|\
    cesta paja verano|かご 夏|seasonal
    bag-025|39.00|Patchwork Tote, One of a Kind|Bolsa de retales, pieza única|パッチワークトート 一点物|\
    tela retales|トート 一点物|seasonal
    """
}
