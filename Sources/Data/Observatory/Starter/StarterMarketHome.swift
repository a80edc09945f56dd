/// What the invented market has on its shelves of lamps, candles and blankets, as `MarketProduct` reads it.
enum StarterMarketHome {
  static let rows = """
    lamp-001|64.00|Bent Ash Desk Lamp|Lámpara de escritorio de fresno curvado|曲げ木トネリコのデスクランプ|escritorio madera|デスク 木
    lamp-002|22.90|Clip-On Reading Lamp, Matt Black|Lámpara de lectura con pinza, negro mate|クリップ式読書灯 マットブラック|\
    lectura pinza negra|クリップ 読書 黒
    lamp-003|89.00|Balanced Arm Architect Lamp|Lámpara de arquitecto de brazo articulado|バランスアームの製図用ランプ|\
    arquitecto brazo|アーム デスク
    lamp-004|18.50|Paper Globe Pendant, 45 cm|Globo de papel colgante, 45 cm|和紙のペンダントライト 45cm|\
    papel techo colgante|和紙 ペンダント
    lamp-005|74.00|Rice Paper Floor Lamp, 120 cm|Lámpara de pie de papel de arroz, 120 cm|和紙のフロアランプ 120cm|\
    papel pie|和紙 フロア
    lamp-006|118.00|Tripod Floor Lamp, Linen Shade|Lámpara de pie con trípode y pantalla de lino|三脚フロアランプ リネンシェード|\
    pie trípode lino|フロア 三脚
    lamp-007|189.00|Arc Floor Lamp with Marble Foot|Lámpara de arco con pie de mármol|アーチフロアランプ 大理石台|\
    arco pie mármol|フロア アーチ 大理石
    lamp-008|58.00|Mushroom Table Lamp, Opal Glass|Lámpara de mesa seta, vidrio opalino|きのこ形テーブルランプ 乳白ガラス|\
    mesa seta vidrio|テーブル きのこ ガラス
    lamp-009|46.50|Ceramic Table Lamp, Moss|Lámpara de mesa de cerámica, musgo|陶器のテーブルランプ モス|\
    mesa cerámica verde|テーブル 陶器 緑
    lamp-010|52.00|Ribbed Glass Table Lamp, Amber|Lámpara de mesa de vidrio acanalado, ámbar|リブガラスのテーブルランプ 琥珀|\
    mesa vidrio ámbar|テーブル ガラス 琥珀
    lamp-011|27.90|Bedside Touch Lamp, Three Levels|Lámpara táctil de mesilla, tres niveles|ベッドサイドタッチランプ 三段階|\
    mesilla táctil|ベッドサイド タッチ
    lamp-012|49.90|Cordless Terrace Lamp, Olive|Lámpara de terraza inalámbrica, oliva|コードレステラスランプ オリーブ|\
    terraza inalámbrica|コードレス テラス
    lamp-013|78.00|Brass Picture Light, 40 cm|Aplique de latón para cuadros, 40 cm|真鍮のピクチャーライト 40cm|\
    cuadro latón|ピクチャー 真鍮
    lamp-014|54.50|Enamel Barn Pendant, 30 cm|Lámpara colgante esmaltada, 30 cm|ホーローペンダントライト 30cm|\
    techo esmalte|ペンダント ホーロー
    lamp-015|69.00|Rattan Dome Pendant, 50 cm|Lámpara colgante de ratán, 50 cm|ラタンのドームペンダント 50cm|techo ratán|ペンダント ラタン
    lamp-016|132.00|Smoked Glass Pendant Trio|Trío colgante de vidrio ahumado|スモークガラスの三連ペンダント|techo vidrio|ペンダント ガラス
    lamp-017|43.20|Plug-In Wall Lamp, Swivel Arm|Aplique con enchufe y brazo giratorio|コンセント式ウォールランプ 可動アーム|\
    pared brazo|壁 アーム
    lamp-018|38.90|Plaster Wall Uplighter|Aplique de yeso de luz indirecta|漆喰の間接ウォールライト|pared yeso|壁 間接
    lamp-019|16.80|Moon Night Light|Luz nocturna luna|月のナイトライト|noche luna|月 夜
    lamp-020|19.50|Sleepy Fox Night Light|Luz nocturna zorrito dormido|おやすみきつねのナイトライト|noche zorro niños|きつね 夜 子供
    lamp-021|72.00|Sunrise Wake-Up Light|Despertador de amanecer|日の出目覚ましライト|despertador amanecer|目覚まし
    lamp-022|34.60|Storm Lantern, Rechargeable|Farol recargable|充電式ランタン|farol recargable|ランタン 充電
    lamp-023|8.90|Dimmable Filament Bulb, Pear|Bombilla de filamento regulable, pera|調光フィラメント電球 洋梨形|\
    bombilla regulable|電球 調光
    lamp-024|156.00|Stained Glass Lamp, Dragonfly|Lámpara de vidriera, libélula|ステンドグラスランプ とんぼ|\
    vidriera libélula|ステンドグラス とんぼ|seasonal
    lamp-025|24.00|Folded Star Window Lamp|Estrella plegada para la ventana|折り紙星の窓ランプ|\
    estrella ventana navidad|星 窓 クリスマス|seasonal
    candle-001|12.40|Beeswax Pillar, 15 cm|Velón de cera de abeja, 15 cm|蜜蝋ピラーキャンドル 15cm|cera abeja|蜜蝋
    candle-002|9.80|Beeswax Tapers, Pair|Velas de cera de abeja, par|蜜蝋テーパーキャンドル 2本|cera abeja|蜜蝋 二本
    candle-003|11.50|Dinner Tapers, Ivory, 10 Pieces|Velas de mesa, marfil, 10 unidades|ディナーキャンドル アイボリー 10本|\
    cena marfil|ディナー アイボリー
    candle-004|11.50|Dinner Tapers, Forest, 10 Pieces|Velas de mesa, verde bosque, 10 unidades|ディナーキャンドル フォレスト 10本|\
    cena verde|ディナー 緑
    candle-005|14.90|Unscented Pillars, Set of 3|Velones sin aroma, juego de 3|無香料ピラーキャンドル 3本|sin olor juego|無香料 セット
    candle-006|8.70|Tea Lights, Burn 6 Hours, 50 Pieces|Velitas de té, 6 horas, 50 unidades|ティーライト 6時間 50個|\
    velitas|ティーライト
    candle-007|13.20|Tea Lights, Beeswax, 12 Pieces|Velitas de cera de abeja, 12 unidades|蜜蝋ティーライト 12個|\
    velitas cera abeja|ティーライト 蜜蝋
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
    candle-021|3.80|Birthday Spirals, 24 Pieces|Velas de cumpleaños en espiral, 24 unidades|バースデースパイラル 24本|\
    cumpleaños|誕生日
    candle-022|26.40|Flicker Pillars without Flame, Set of 3|Velones sin llama, juego de 3|火を使わないLEDキャンドル 3本|\
    led sin llama|火を使わない
    candle-023|31.50|Soy Wax Making Kit|Kit para hacer velas de soja|ソイキャンドル手作りキット|hacer soja|手作り 大豆
    candle-024|21.00|Pine Resin and Clove|Resina de pino y clavo|松やにとクローブ|aroma pino clavo|アロマ 松|seasonal
    candle-025|17.90|Advent Pillars, Numbered, Set of 4|Velones de Adviento numerados, juego de 4|アドベントキャンドル 番号入り 4本|\
    adviento navidad|クリスマス|seasonal
    blanket-001|94.00|Merino Throw, Oatmeal, 130 × 180 cm|Manta de merino, avena, 130 × 180 cm|メリノスロー オートミール 130×180cm|\
    lana merina|メリノ ウール
    blanket-002|94.00|Merino Throw, Ink, 130 × 180 cm|Manta de merino, tinta, 130 × 180 cm|メリノスロー インク 130×180cm|\
    lana merina azul|メリノ ウール 紺
    blanket-003|72.50|Lambswool Check, Heather|Manta de lana de cordero a cuadros, brezo|ラムウールチェック ヘザー|\
    lana cuadros|ラムウール チェック
    blanket-004|49.90|Recycled Wool Picnic Rug|Manta de pícnic de lana reciclada|再生ウールのピクニックラグ|lana picnic|ウール ピクニック
    blanket-005|38.00|Waffle Cotton Throw, Sand|Manta de algodón gofrado, arena|綿ワッフルスロー サンド|algodón gofre|ワッフル 綿
    blanket-006|38.00|Waffle Cotton Throw, Sage|Manta de algodón gofrado, salvia|綿ワッフルスロー セージ|\
    algodón gofre verde|ワッフル 綿 緑
    blanket-007|56.40|Double Gauze Blanket, Queen|Manta de doble gasa, cama doble|ダブルガーゼケット クイーン|algodón gasa|ガーゼ 綿
    blanket-008|29.50|Five-Layer Gauze Baby Blanket|Mantita de bebé de gasa de cinco capas|五重ガーゼのベビーケット|\
    bebé gasa|ガーゼ 赤ちゃん
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
    blanket-019|128.00|Patchwork Quilt, 150 × 200 cm|Colcha de retales, 150 × 200 cm|パッチワークキルト 150×200cm|\
    colcha retales|キルト
    blanket-020|44.80|Handloom Cotton Stripe|Manta de algodón a rayas, telar manual|手織り綿ストライプ|algodón rayas|手織り 綿
    blanket-021|26.50|Hammam Towel Throw|Manta toalla hammam|ハマムタオルスロー|toalla hammam|タオル
    blanket-022|31.90|Travel Wrap in Pouch|Manta de viaje con funda|ポーチ入り旅行ブランケット|viaje|旅行
    blanket-023|14.20|Dog Bed Throw, Paw Print|Manta para perro, huellas|犬用ブランケット 足あと柄|perro|犬
    blanket-024|168.00|Yak Wool Throw, Undyed|Manta de lana de yak sin teñir|ヤクウールスロー 無染色|lana yak|ヤク ウール|seasonal
    blanket-025|54.00|Reindeer Jacquard Throw|Manta jacquard de renos|トナカイ柄ジャカードスロー|navidad reno|トナカイ クリスマス|seasonal
    """
}
