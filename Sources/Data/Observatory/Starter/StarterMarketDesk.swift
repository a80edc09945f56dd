/// What the invented market has on its shelves of notebooks, pens and bags.
enum StarterMarketDesk {
  static let rows = """
    notebook-001|Linen Cover A5, Dotted|14.90|lino puntos|リネン ドット
    notebook-002|Linen Cover A5, Ruled|14.90|lino rayas|リネン 罫線
    notebook-003|Pocket Trio, Plain|9.80|bolsillo liso|ポケット 無地
    notebook-004|Pocket Trio, Squared|9.80|bolsillo cuadrícula|ポケット 方眼
    notebook-005|Stitched A4 Workbook, Squared|7.60|cosido cuadrícula|方眼 大学
    notebook-006|Lay-Flat A5, 240 Pages|19.50|apertura plana|フラット
    notebook-007|Top Spiral Reporter Pad|4.20|espiral reportero|メモ リング
    notebook-008|Twin-Ring A6, Kraft|3.90|espiral kraft|リング クラフト
    notebook-009|Stone Paper Waterproof A6|11.20|impermeable piedra|防水
    notebook-010|Leather Journal, Chestnut|42.00|diario cuero|革 日記
    notebook-011|Leather Refill, Ruled, 2 Pieces|8.40|recambio rayas|リフィル 罫線
    notebook-012|Five-Year Diary, One Line a Day|24.90|diario cinco años|日記 五年
    notebook-013|Undated Weekly Planner|18.60|agenda semanal|手帳 週間
    notebook-014|Sketchbook, 160 g, A4|16.80|dibujo|スケッチ
    notebook-015|Watercolour Block, 300 g|23.50|acuarela bloc|水彩
    notebook-016|Music Manuscript, 12 Staves|6.90|música pentagrama|五線譜 音楽
    notebook-017|Recipe Keeper with Tabs|17.40|recetas cocina|レシピ
    notebook-018|Garden Log|15.90|jardín|庭 記録
    notebook-019|Reading Log|13.50|lectura libros|読書 記録
    notebook-020|Tea Tasting Log|12.50|cata té|お茶 記録
    notebook-021|Kanji Practice Squares, 5 Pieces|8.90|kanji práctica|漢字 練習
    notebook-022|Left-Handed Spiral A5|6.70|zurdos espiral|左利き リング
    notebook-023|Washi Accordion Album|27.00|papel japonés álbum|和紙 アルバム
    notebook-024|Marbled Paper, Bound by Hand|36.50|papel marmolado|マーブル 手製|seasonal
    notebook-025|Dated Daily Planner|22.90|agenda diaria|手帳 一日|seasonal
    pen-001|Everyday Gel, 0.5 mm, Black|2.40|gel negro|ゲル 黒
    pen-002|Everyday Gel, 0.5 mm, Set of 8 Colours|14.90|gel colores|ゲル 八色
    pen-003|Ballpoint with Brass Barrel|24.50|bolígrafo latón|ボールペン 真鍮
    pen-004|Retractable Ballpoint, 10 Pieces|6.90|bolígrafo|ボールペン 十本
    pen-005|Space-Ready Pressurised Ballpoint|29.00|bolígrafo presión|ボールペン 加圧
    pen-006|Starter Fountain, Medium Nib|18.90|estilográfica|万年筆
    pen-007|Aluminium Fountain, Fine Nib|36.00|estilográfica aluminio|万年筆 アルミ
    pen-008|Piston Fountain, Gold Nib|164.00|estilográfica oro|万年筆 金
    pen-009|Pocket Fountain, Short|27.50|estilográfica bolsillo|万年筆 ポケット
    pen-010|Bottled Ink, Deep Sea, 50 ml|12.80|tinta azul|インク 青
    pen-011|Bottled Ink, Persimmon, 50 ml|12.80|tinta naranja|インク 柿
    pen-012|Ink Cartridges, Blue, 30 Pieces|7.20|cartuchos tinta|カートリッジ
    pen-013|Brush Tip, Soft, Grey|3.60|pincel gris|筆 灰
    pen-014|Brush Tip, Set of 12|26.40|pincel colores|筆 十二色
    pen-015|Technical Liner, 6 Widths|15.60|rotulador técnico|製図
    pen-016|Chalk Marker, White, 2 Pieces|5.40|tiza marcador|チョーク
    pen-017|Mild Highlighters, 5 Pieces|7.50|marcador fluorescente|蛍光
    pen-018|Cedar Pencils HB, 12 Pieces|6.20|lápiz cedro|鉛筆
    pen-019|Drawing Pencils 4H to 6B, Tin|16.50|lápiz dibujo|鉛筆 デッサン
    pen-020|Coloured Pencils, 36 Pieces|28.90|lápiz colores|色鉛筆
    pen-021|Mechanical Pencil, 0.3 mm|13.90|portaminas|シャープペンシル
    pen-022|Clutch Pencil, 5.6 mm, Walnut|32.00|portaminas nogal|芯ホルダー
    pen-023|Calligraphy Set, 4 Nibs|34.50|caligrafía plumas|カリグラフィー
    pen-024|Glass Dip, Spiral, Violet|38.00|vidrio violeta|ガラス 紫|seasonal
    pen-025|Lacquered Rollerball, Crane|86.00|laca grulla|漆 鶴|seasonal
    bag-001|Canvas Tote, Natural|12.90|tela lona|トート 帆布
    bag-002|Canvas Tote, Zip Top, Indigo|24.50|tela lona índigo|トート 帆布 藍
    bag-003|Market Net, Cotton|8.40|red compra|網 買い物
    bag-004|Folding Shopper with Pouch|9.90|compra plegable|エコ 折りたたみ
    bag-005|Waxed Roll-Top Backpack, 20 l|98.00|mochila encerada|リュック ロールトップ
    bag-006|Commuter Backpack, 16 l|74.50|mochila portátil|リュック 通勤
    bag-007|Mini Backpack, Clay|46.00|mochila pequeña|リュック 小
    bag-008|School Backpack with Reflectors|52.80|mochila escolar|ランドセル 反射
    bag-009|Hiking Daypack, 25 l|84.00|mochila senderismo|リュック ハイキング
    bag-010|Leather Satchel, Cognac|148.00|cartera cuero|革 サッチェル
    bag-011|Leather Card Sleeve|21.50|tarjetero cuero|革 カード
    bag-012|Felt Laptop Sleeve, 14 Inch|29.90|funda portátil fieltro|フェルト パソコン
    bag-013|Messenger with Flap, Olive|66.00|bandolera|メッセンジャー
    bag-014|Crossbody Pouch, Black|34.90|bandolera negra|ショルダー 黒
    bag-015|Weekender, Herringbone|119.00|viaje fin semana|ボストン 旅行
    bag-016|Packing Cubes, Set of 4|26.80|organizador viaje|圧縮 旅行
    bag-017|Hanging Wash Kit|32.40|neceser aseo|洗面 ポーチ
    bag-018|Pencil Roll, Denim|17.60|estuche vaquero|ペンケース デニム
    bag-019|Insulated Lunch Carrier|22.70|almuerzo térmica|保冷 弁当
    bag-020|Furoshiki Wrap, Waves|15.80|pañuelo japonés|風呂敷 波
    bag-021|Bicycle Pannier, 18 l|89.00|bicicleta alforja|自転車 パニア
    bag-022|Dry Sack, 10 l|19.90|impermeable|防水
    bag-023|Belt Pouch, Recycled Sailcloth|28.30|riñonera vela|ウエスト
    bag-024|Straw Basket with Leather Handles|44.00|cesta paja verano|かご 夏|seasonal
    bag-025|Patchwork Tote, One of a Kind|39.00|tela retales|トート 一点物|seasonal
    """
}
