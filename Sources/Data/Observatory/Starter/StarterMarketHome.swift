// swift-format-ignore-file

/// The invented market's lamps, candles, blankets, notebooks, pens and bags.
enum StarterMarketHome {
  static let rows = """
    lamp-001|64.00|Bent Ash Desk Lamp|Lámpara de escritorio de fresno curvado|曲げ木トネリコのデスクランプ|escritorio madera|デスク 木
    lamp-002|22.90|Clip-On Reading Lamp, Matt Black|Lámpara de lectura con pinza, negro mate|クリップ式読書灯 マットブラック|lectura pinza negra|\
    クリップ 読書 黒
    lamp-003|89.00|Balanced Arm Architect Lamp|Lámpara de arquitecto de brazo articulado|バランスアームの製図用ランプ|arquitecto brazo|アーム デスク
    lamp-004|18.50|Paper Globe Pendant, 45 cm|Globo de papel colgante, 45 cm|和紙のペンダントライト 45cm|papel techo colgante|和紙 ペンダント
    lamp-005|74.00|Rice Paper Floor Lamp, 120 cm|Lámpara de pie de papel de arroz, 120 cm|和紙のフロアランプ 120cm|papel pie|和紙 フロア
    lamp-006|118.00|Tripod Floor Lamp, Linen Shade|Lámpara de pie con trípode y pantalla de lino|三脚フロアランプ リネンシェード|pie trípode lino|フロア 三脚
    lamp-007|189.00|Arc Floor Lamp with Marble Foot|Lámpara de arco con pie de mármol|アーチフロアランプ 大理石台|arco pie mármol|フロア アーチ 大理石
    lamp-008|58.00|Mushroom Table Lamp, Opal Glass|Lámpara de mesa seta, vidrio opalino|きのこ形テーブルランプ 乳白ガラス|mesa seta vidrio|\
    テーブル きのこ ガラス
    lamp-009|46.50|Ceramic Table Lamp, Moss|Lámpara de mesa de cerámica, musgo|陶器のテーブルランプ モス|mesa cerámica verde|テーブル 陶器 緑
    lamp-010|52.00|Ribbed Glass Table Lamp, Amber|Lámpara de mesa de vidrio acanalado, ámbar|リブガラスのテーブルランプ 琥珀|mesa vidrio ámbar|\
    テーブル ガラス 琥珀
    lamp-011|27.90|Bedside Touch Lamp, Three Levels|Lámpara táctil de mesilla, tres niveles|ベッドサイドタッチランプ 三段階|mesilla táctil|ベッドサイド タッチ
    lamp-012|49.90|Cordless Terrace Lamp, Olive|Lámpara de terraza inalámbrica, oliva|コードレステラスランプ オリーブ|terraza inalámbrica|コードレス テラス
    lamp-013|78.00|Brass Picture Light, 40 cm|Aplique de latón para cuadros, 40 cm|真鍮のピクチャーライト 40cm|cuadro latón|ピクチャー 真鍮
    lamp-014|54.50|Enamel Barn Pendant, 30 cm|Lámpara colgante esmaltada, 30 cm|ホーローペンダントライト 30cm|techo esmalte|ペンダント ホーロー
    lamp-015|69.00|Rattan Dome Pendant, 50 cm|Lámpara colgante de ratán, 50 cm|ラタンのドームペンダント 50cm|techo ratán|ペンダント ラタン
    lamp-016|132.00|Smoked Glass Pendant Trio|Trío colgante de vidrio ahumado|スモークガラスの三連ペンダント|techo vidrio|ペンダント ガラス
    lamp-017|43.20|Plug-In Wall Lamp, Swivel Arm|Aplique con enchufe y brazo giratorio|コンセント式ウォールランプ 可動アーム|pared brazo|壁 アーム
    lamp-018|38.90|Plaster Wall Uplighter|Aplique de yeso de luz indirecta|漆喰の間接ウォールライト|pared yeso|壁 間接
    lamp-019|16.80|Moon Night Light|Luz nocturna luna|月のナイトライト|noche luna|月 夜
    lamp-020|19.50|Sleepy Fox Night Light|Luz nocturna zorrito dormido|おやすみきつねのナイトライト|noche zorro niños|きつね 夜 子供
    lamp-021|72.00|Sunrise Wake-Up Light|Despertador de amanecer|日の出目覚ましライト|despertador amanecer|目覚まし
    lamp-022|34.60|Storm Lantern, Rechargeable|Farol recargable|充電式ランタン|farol recargable|ランタン 充電
    lamp-023|8.90|Dimmable Filament Bulb, Pear|Bombilla de filamento regulable, pera|調光フィラメント電球 洋梨形|bombilla regulable|電球 調光
    lamp-024|156.00|Stained Glass Lamp, Dragonfly|Lámpara de vidriera, libélula|ステンドグラスランプ とんぼ|vidriera libélula|ステンドグラス とんぼ|seasonal
    lamp-025|24.00|Folded Star Window Lamp|Estrella plegada para la ventana|折り紙星の窓ランプ|estrella ventana navidad|星 窓 クリスマス|seasonal
    candle-001|12.40|Beeswax Pillar, 15 cm|Velón de cera de abeja, 15 cm|蜜蝋ピラーキャンドル 15cm|cera abeja|蜜蝋
    candle-002|9.80|Beeswax Tapers, Pair|Velas de cera de abeja, par|蜜蝋テーパーキャンドル 2本|cera abeja|蜜蝋 二本
    candle-003|11.50|Dinner Tapers, Ivory, 10 Pieces|Velas de mesa, marfil, 10 unidades|ディナーキャンドル アイボリー 10本|cena marfil|ディナー アイボリー
    candle-004|11.50|Dinner Tapers, Forest, 10 Pieces|Velas de mesa, verde bosque, 10 unidades|ディナーキャンドル フォレスト 10本|cena verde|ディナー 緑
    candle-005|14.90|Unscented Pillars, Set of 3|Velones sin aroma, juego de 3|無香料ピラーキャンドル 3本|sin olor juego|無香料 セット
    candle-006|8.70|Tea Lights, Burn 6 Hours, 50 Pieces|Velitas de té, 6 horas, 50 unidades|ティーライト 6時間 50個|velitas|ティーライト
    candle-007|13.20|Tea Lights, Beeswax, 12 Pieces|Velitas de cera de abeja, 12 unidades|蜜蝋ティーライト 12個|velitas cera abeja|ティーライト 蜜蝋
    candle-008|22.50|Fig and Cassis in Glass|Higo y casis en vaso|いちじくとカシスのグラスキャンドル|aroma higo|アロマ いちじく
    candle-009|24.90|Cedar and Smoke in Glass|Cedro y humo en vaso|シダーとスモークのグラスキャンドル|aroma cedro|アロマ 杉
    candle-010|21.80|Bergamot and Linen in Glass|Bergamota y lino en vaso|ベルガモットとリネンのグラスキャンドル|aroma bergamota|アロマ ベルガモット
    candle-011|9.60|Lavender Field in Tin|Campo de lavanda en lata|ラベンダー畑の缶キャンドル|aroma lavanda|アロマ ラベンダー
    candle-012|29.00|Hinoki Bath in Ceramic|Baño de hinoki en cerámica|檜風呂の陶器キャンドル|aroma ciprés|アロマ 檜
    candle-013|9.60|Orange Blossom in Tin|Azahar en lata|オレンジの花の缶キャンドル|aroma azahar|アロマ オレンジ
    candle-014|42.00|Black Fig Three-Wick Bowl|Cuenco de higo negro de tres mechas|黒いちじくの三芯キャンドル|aroma higo|アロマ 三芯
    candle-015|18.90|Wooden Wick Vanilla|Vainilla con mecha de madera|木芯バニラキャンドル|aroma vainilla|アロマ バニラ
    candle-016|19.90|Rainy Library|Biblioteca bajo la lluvia|雨の図書館|aroma lluvia libros|アロマ 図書館
    candle-017|19.90|Sea Fennel and Salt|Hinojo marino y sal|シーフェンネルと塩|aroma mar|アロマ 海
    candle-018|10.40|Twisted Tapers, Coral, Pair|Velas en espiral, coral, par|ねじりキャンドル コーラル 2本|espiral coral|ねじり 珊瑚
    candle-019|7.30|Floating Discs, 20 Pieces|Velas flotantes, 20 unidades|フローティングキャンドル 20個|flotantes|フローティング
    candle-020|15.60|Citronella Garden Bucket|Cubo de citronela para el jardín|庭用シトロネラバケツ|jardín citronela|庭 シトロネラ
    candle-021|3.80|Birthday Spirals, 24 Pieces|Velas de cumpleaños en espiral, 24 unidades|バースデースパイラル 24本|cumpleaños|誕生日
    candle-022|26.40|Flicker Pillars without Flame, Set of 3|Velones sin llama, juego de 3|火を使わないLEDキャンドル 3本|led sin llama|火を使わない
    candle-023|31.50|Soy Wax Making Kit|Kit para hacer velas de soja|ソイキャンドル手作りキット|hacer soja|手作り 大豆
    candle-024|21.00|Pine Resin and Clove|Resina de pino y clavo|松やにとクローブ|aroma pino clavo|アロマ 松|seasonal
    candle-025|17.90|Advent Pillars, Numbered, Set of 4|Velones de Adviento numerados, juego de 4|アドベントキャンドル 番号入り 4本|adviento navidad|\
    クリスマス|seasonal
    blanket-001|94.00|Merino Throw, Oatmeal, 130 × 180 cm|Manta de merino, avena, 130 × 180 cm|メリノスロー オートミール 130×180cm|lana merina|メリノ ウール
    blanket-002|94.00|Merino Throw, Ink, 130 × 180 cm|Manta de merino, tinta, 130 × 180 cm|メリノスロー インク 130×180cm|lana merina azul|メリノ ウール 紺
    blanket-003|72.50|Lambswool Check, Heather|Manta de lana de cordero a cuadros, brezo|ラムウールチェック ヘザー|lana cuadros|ラムウール チェック
    blanket-004|49.90|Recycled Wool Picnic Rug|Manta de pícnic de lana reciclada|再生ウールのピクニックラグ|lana picnic|ウール ピクニック
    blanket-005|38.00|Waffle Cotton Throw, Sand|Manta de algodón gofrado, arena|綿ワッフルスロー サンド|algodón gofre|ワッフル 綿
    blanket-006|38.00|Waffle Cotton Throw, Sage|Manta de algodón gofrado, salvia|綿ワッフルスロー セージ|algodón gofre verde|ワッフル 綿 緑
    blanket-007|56.40|Double Gauze Blanket, Queen|Manta de doble gasa, cama doble|ダブルガーゼケット クイーン|algodón gasa|ガーゼ 綿
    blanket-008|29.50|Five-Layer Gauze Baby Blanket|Mantita de bebé de gasa de cinco capas|五重ガーゼのベビーケット|bebé gasa|ガーゼ 赤ちゃん
    blanket-009|88.00|Chunky Knit Throw, Cream|Manta de punto grueso, crema|ざっくり編みスロー クリーム|punto grueso|編み 生成り
    blanket-010|67.00|Cable Knit Throw, Rust|Manta de punto de ochos, óxido|ケーブル編みスロー ラスト|punto ochos|編み 錆色
    blanket-011|112.00|Alpaca Blend Throw, Charcoal|Manta de alpaca, antracita|アルパカ混スロー チャコール|alpaca|アルパカ
    blanket-012|99.00|Mohair Blend Throw, Rose|Manta de mohair, rosa|モヘア混スロー ローズ|mohair rosa|モヘア
    blanket-013|84.00|Linen Bed Throw, Flax|Cubrecama de lino natural|リネンベッドスロー フラックス|lino|リネン 麻
    blanket-014|16.90|Fleece Throw, Navy|Manta polar, azul marino|フリースブランケット ネイビー|polar azul|フリース 紺
    blanket-015|16.90|Fleece Throw, Mustard|Manta polar, mostaza|フリースブランケット マスタード|polar mostaza|フリース からし色
    blanket-016|34.50|Sherpa-Lined Throw|Manta con forro de borreguito|ボア裏地ブランケット|borrego|ボア
    blanket-017|59.00|Heated Under-Blanket, Double|Calientacamas doble|電気敷き毛布 ダブル|eléctrica térmica|電気
    blanket-018|79.00|Weighted Blanket, 7 kg|Manta pesada, 7 kg|加重ブランケット 7kg|pesada|重い
    blanket-019|128.00|Patchwork Quilt, 150 × 200 cm|Colcha de retales, 150 × 200 cm|パッチワークキルト 150×200cm|colcha retales|キルト
    blanket-020|44.80|Handloom Cotton Stripe|Manta de algodón a rayas, telar manual|手織り綿ストライプ|algodón rayas|手織り 綿
    blanket-021|26.50|Hammam Towel Throw|Manta toalla hammam|ハマムタオルスロー|toalla hammam|タオル
    blanket-022|31.90|Travel Wrap in Pouch|Manta de viaje con funda|ポーチ入り旅行ブランケット|viaje|旅行
    blanket-023|14.20|Dog Bed Throw, Paw Print|Manta para perro, huellas|犬用ブランケット 足あと柄|perro|犬
    blanket-024|168.00|Yak Wool Throw, Undyed|Manta de lana de yak sin teñir|ヤクウールスロー 無染色|lana yak|ヤク ウール|seasonal
    blanket-025|54.00|Reindeer Jacquard Throw|Manta jacquard de renos|トナカイ柄ジャカードスロー|navidad reno|トナカイ クリスマス|seasonal
    notebook-001|14.90|Linen Cover A5, Dotted|Cuaderno A5 de tapa de lino, punteado|リネン表紙ノート A5 ドット|lino puntos|リネン ドット
    notebook-002|14.90|Linen Cover A5, Ruled|Cuaderno A5 de tapa de lino, rayado|リネン表紙ノート A5 横罫|lino rayas|リネン 罫線
    notebook-003|9.80|Pocket Trio, Plain|Trío de bolsillo, liso|ポケットノート3冊 無地|bolsillo liso|ポケット 無地
    notebook-004|9.80|Pocket Trio, Squared|Trío de bolsillo, cuadriculado|ポケットノート3冊 方眼|bolsillo cuadrícula|ポケット 方眼
    notebook-005|7.60|Stitched A4 Workbook, Squared|Cuaderno A4 cosido, cuadriculado|糸綴じノート A4 方眼|cosido cuadrícula|方眼 大学
    notebook-006|19.50|Lay-Flat A5, 240 Pages|Cuaderno A5 de apertura plana, 240 páginas|フラットに開くノート A5 240ページ|apertura plana|フラット
    notebook-007|4.20|Top Spiral Reporter Pad|Bloc de reportero con espiral|リング式メモ帳|espiral reportero|メモ リング
    notebook-008|3.90|Twin-Ring A6, Kraft|Libreta A6 de doble espiral, kraft|ツインリングノート A6 クラフト|espiral kraft|リング クラフト
    notebook-009|11.20|Stone Paper Waterproof A6|Libreta A6 impermeable de papel de piedra|防水ストーンペーパーノート A6|impermeable piedra|防水
    notebook-010|42.00|Leather Journal, Chestnut|Diario de cuero, castaño|革の日記帳 栗色|diario cuero|革 日記
    notebook-011|8.40|Leather Refill, Ruled, 2 Pieces|Recambio para diario de cuero, rayado, 2 unidades|革日記帳リフィル 横罫 2冊|recambio rayas|リフィル 罫線
    notebook-012|24.90|Five-Year Diary, One Line a Day|Diario de cinco años, una línea al día|五年日記 一日一行|diario cinco años|日記 五年
    notebook-013|18.60|Undated Weekly Planner|Agenda semanal sin fechas|日付なし週間手帳|agenda semanal|手帳 週間
    notebook-014|16.80|Sketchbook, 160 g, A4|Cuaderno de dibujo, 160 g, A4|スケッチブック 160g A4|dibujo|スケッチ
    notebook-015|23.50|Watercolour Block, 300 g|Bloc de acuarela, 300 g|水彩紙ブロック 300g|acuarela bloc|水彩
    notebook-016|6.90|Music Manuscript, 12 Staves|Cuaderno de música, 12 pentagramas|五線譜ノート 12段|música pentagrama|五線譜 音楽
    notebook-017|17.40|Recipe Keeper with Tabs|Recetario con pestañas|インデックスつきレシピ帳|recetas cocina|レシピ
    notebook-018|15.90|Garden Log|Diario de jardín|庭の記録帳|jardín|庭 記録
    notebook-019|13.50|Reading Log|Diario de lectura|読書記録帳|lectura libros|読書 記録
    notebook-020|12.50|Tea Tasting Log|Cuaderno de cata de té|お茶の試飲ノート|cata té|お茶 記録
    notebook-021|8.90|Kanji Practice Squares, 5 Pieces|Cuadernos para practicar kanji, 5 unidades|漢字練習帳 5冊|kanji práctica|漢字 練習
    notebook-022|6.70|Left-Handed Spiral A5|Cuaderno A5 de espiral para zurdos|左利き用リングノート A5|zurdos espiral|左利き リング
    notebook-023|27.00|Washi Accordion Album|Álbum acordeón de papel washi|和紙の蛇腹アルバム|papel japonés álbum|和紙 アルバム
    notebook-024|36.50|Marbled Paper, Bound by Hand|Papel marmolado, encuadernado a mano|マーブル紙の手製本ノート|papel marmolado|マーブル 手製|seasonal
    notebook-025|22.90|Dated Daily Planner|Agenda diaria con fechas|日付入り一日一ページ手帳|agenda diaria|手帳 一日|seasonal
    pen-001|2.40|Everyday Gel, 0.5 mm, Black|Bolígrafo de gel de diario, 0,5 mm, negro|ゲルインキボールペン 0.5mm 黒|gel negro|ゲル 黒
    pen-002|14.90|Everyday Gel, 0.5 mm, Set of 8 Colours|Bolígrafos de gel de diario, 0,5 mm, 8 colores|ゲルインキボールペン 0.5mm 8色セット|gel colores|\
    ゲル 八色
    pen-003|24.50|Ballpoint with Brass Barrel|Bolígrafo de latón|真鍮軸ボールペン|bolígrafo latón|ボールペン 真鍮
    pen-004|6.90|Retractable Ballpoint, 10 Pieces|Bolígrafos retráctiles, 10 unidades|ノック式ボールペン 10本|bolígrafo|ボールペン 十本
    pen-005|29.00|Space-Ready Pressurised Ballpoint|Bolígrafo presurizado para el espacio|宇宙でも書ける加圧ボールペン|bolígrafo presión|ボールペン 加圧
    pen-006|18.90|Starter Fountain, Medium Nib|Estilográfica para empezar, plumín medio|はじめての万年筆 中字|estilográfica|万年筆
    pen-007|36.00|Aluminium Fountain, Fine Nib|Estilográfica de aluminio, plumín fino|アルミ万年筆 細字|estilográfica aluminio|万年筆 アルミ
    pen-008|164.00|Piston Fountain, Gold Nib|Estilográfica de émbolo, plumín de oro|吸入式万年筆 金ペン|estilográfica oro|万年筆 金
    pen-009|27.50|Pocket Fountain, Short|Estilográfica corta de bolsillo|ポケット万年筆 短軸|estilográfica bolsillo|万年筆 ポケット
    pen-010|12.80|Bottled Ink, Deep Sea, 50 ml|Tinta en frasco, mar profundo, 50 ml|ボトルインク 深海 50ml|tinta azul|インク 青
    pen-011|12.80|Bottled Ink, Persimmon, 50 ml|Tinta en frasco, caqui, 50 ml|ボトルインク 柿 50ml|tinta naranja|インク 柿
    pen-012|7.20|Ink Cartridges, Blue, 30 Pieces|Cartuchos de tinta, azul, 30 unidades|インクカートリッジ 青 30本|cartuchos tinta|カートリッジ
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
    pen-024|38.00|Glass Dip, Spiral, Violet|Pluma de vidrio en espiral, violeta|ガラスペン ねじり 紫|vidrio violeta|ガラス 紫|seasonal
    pen-025|86.00|Lacquered Rollerball, Crane|Rollerball lacado, grulla|漆塗りローラーボール 鶴|laca grulla|漆 鶴|seasonal
    bag-001|12.90|Canvas Tote, Natural|Bolsa de lona, natural|帆布トート 生成り|tela lona|トート 帆布
    bag-002|24.50|Canvas Tote, Zip Top, Indigo|Bolsa de lona con cremallera, índigo|ファスナーつき帆布トート 藍|tela lona índigo|トート 帆布 藍
    bag-003|8.40|Market Net, Cotton|Bolsa de red de algodón|綿のネットバッグ|red compra|網 買い物
    bag-004|9.90|Folding Shopper with Pouch|Bolsa plegable con funda|ポーチつき折りたたみエコバッグ|compra plegable|エコ 折りたたみ
    bag-005|98.00|Waxed Roll-Top Backpack, 20 l|Mochila encerada enrollable, 20 l|ワックスドロールトップリュック 20L|mochila encerada|リュック ロールトップ
    bag-006|74.50|Commuter Backpack, 16 l|Mochila urbana, 16 l|通勤リュック 16L|mochila portátil|リュック 通勤
    bag-007|46.00|Mini Backpack, Clay|Mochila pequeña, arcilla|ミニリュック クレイ|mochila pequeña|リュック 小
    bag-008|52.80|School Backpack with Reflectors|Mochila escolar con reflectantes|反射材つきスクールリュック|mochila escolar|ランドセル 反射
    bag-009|84.00|Hiking Daypack, 25 l|Mochila de senderismo, 25 l|ハイキングデイパック 25L|mochila senderismo|リュック ハイキング
    bag-010|148.00|Leather Satchel, Cognac|Cartera de cuero, coñac|革のサッチェルバッグ コニャック|cartera cuero|革 サッチェル
    bag-011|21.50|Leather Card Sleeve|Tarjetero de cuero|革のカードケース|tarjetero cuero|革 カード
    bag-012|29.90|Felt Laptop Sleeve, 14 Inch|Funda de fieltro para portátil, 14 pulgadas|フェルトのノートPCケース 14インチ|funda portátil fieltro|\
    フェルト パソコン
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
    bag-024|44.00|Straw Basket with Leather Handles|Cesta de paja con asas de cuero|革ハンドルのかごバッグ|cesta paja verano|かご 夏|seasonal
    bag-025|39.00|Patchwork Tote, One of a Kind|Bolsa de retales, pieza única|パッチワークトート 一点物|tela retales|トート 一点物|seasonal
    """
}
