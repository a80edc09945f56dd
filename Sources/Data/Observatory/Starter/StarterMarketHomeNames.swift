/// What lamps, candles and blankets of the invented market are called: `English|Spanish|Japanese`.
enum StarterMarketHomeNames {
  static let rows = """
    Bent Ash Desk Lamp|Lámpara de escritorio de fresno curvado|曲げ木トネリコのデスクランプ
    Clip-On Reading Lamp, Matt Black|Lámpara de lectura con pinza, negro mate|クリップ式読書灯 マットブラック
    Balanced Arm Architect Lamp|Lámpara de arquitecto de brazo articulado|バランスアームの製図用ランプ
    Paper Globe Pendant, 45 cm|Globo de papel colgante, 45 cm|和紙のペンダントライト 45cm
    Rice Paper Floor Lamp, 120 cm|Lámpara de pie de papel de arroz, 120 cm|和紙のフロアランプ 120cm
    Tripod Floor Lamp, Linen Shade|Lámpara de pie con trípode y pantalla de lino|三脚フロアランプ リネンシェード
    Arc Floor Lamp with Marble Foot|Lámpara de arco con pie de mármol|アーチフロアランプ 大理石台
    Mushroom Table Lamp, Opal Glass|Lámpara de mesa seta, vidrio opalino|きのこ形テーブルランプ 乳白ガラス
    Ceramic Table Lamp, Moss|Lámpara de mesa de cerámica, musgo|陶器のテーブルランプ モス
    Ribbed Glass Table Lamp, Amber|Lámpara de mesa de vidrio acanalado, ámbar|リブガラスのテーブルランプ 琥珀
    Bedside Touch Lamp, Three Levels|Lámpara táctil de mesilla, tres niveles|ベッドサイドタッチランプ 三段階
    Cordless Terrace Lamp, Olive|Lámpara de terraza inalámbrica, oliva|コードレステラスランプ オリーブ
    Brass Picture Light, 40 cm|Aplique de latón para cuadros, 40 cm|真鍮のピクチャーライト 40cm
    Enamel Barn Pendant, 30 cm|Lámpara colgante esmaltada, 30 cm|ホーローペンダントライト 30cm
    Rattan Dome Pendant, 50 cm|Lámpara colgante de ratán, 50 cm|ラタンのドームペンダント 50cm
    Smoked Glass Pendant Trio|Trío colgante de vidrio ahumado|スモークガラスの三連ペンダント
    Plug-In Wall Lamp, Swivel Arm|Aplique con enchufe y brazo giratorio|コンセント式ウォールランプ 可動アーム
    Plaster Wall Uplighter|Aplique de yeso de luz indirecta|漆喰の間接ウォールライト
    Moon Night Light|Luz nocturna luna|月のナイトライト
    Sleepy Fox Night Light|Luz nocturna zorrito dormido|おやすみきつねのナイトライト
    Sunrise Wake-Up Light|Despertador de amanecer|日の出目覚ましライト
    Storm Lantern, Rechargeable|Farol recargable|充電式ランタン
    Dimmable Filament Bulb, Pear|Bombilla de filamento regulable, pera|調光フィラメント電球 洋梨形
    Stained Glass Lamp, Dragonfly|Lámpara de vidriera, libélula|ステンドグラスランプ とんぼ
    Folded Star Window Lamp|Estrella plegada para la ventana|折り紙星の窓ランプ
    Beeswax Pillar, 15 cm|Velón de cera de abeja, 15 cm|蜜蝋ピラーキャンドル 15cm
    Beeswax Tapers, Pair|Velas de cera de abeja, par|蜜蝋テーパーキャンドル 2本
    Dinner Tapers, Ivory, 10 Pieces|Velas de mesa, marfil, 10 unidades|ディナーキャンドル アイボリー 10本
    Dinner Tapers, Forest, 10 Pieces|Velas de mesa, verde bosque, 10 unidades|ディナーキャンドル フォレスト 10本
    Unscented Pillars, Set of 3|Velones sin aroma, juego de 3|無香料ピラーキャンドル 3本
    Tea Lights, Burn 6 Hours, 50 Pieces|Velitas de té, 6 horas, 50 unidades|ティーライト 6時間 50個
    Tea Lights, Beeswax, 12 Pieces|Velitas de cera de abeja, 12 unidades|蜜蝋ティーライト 12個
    Fig and Cassis in Glass|Higo y casis en vaso|いちじくとカシスのグラスキャンドル
    Cedar and Smoke in Glass|Cedro y humo en vaso|シダーとスモークのグラスキャンドル
    Bergamot and Linen in Glass|Bergamota y lino en vaso|ベルガモットとリネンのグラスキャンドル
    Lavender Field in Tin|Campo de lavanda en lata|ラベンダー畑の缶キャンドル
    Hinoki Bath in Ceramic|Baño de hinoki en cerámica|檜風呂の陶器キャンドル
    Orange Blossom in Tin|Azahar en lata|オレンジの花の缶キャンドル
    Black Fig Three-Wick Bowl|Cuenco de higo negro de tres mechas|黒いちじくの三芯キャンドル
    Wooden Wick Vanilla|Vainilla con mecha de madera|木芯バニラキャンドル
    Rainy Library|Biblioteca bajo la lluvia|雨の図書館
    Sea Fennel and Salt|Hinojo marino y sal|シーフェンネルと塩
    Twisted Tapers, Coral, Pair|Velas en espiral, coral, par|ねじりキャンドル コーラル 2本
    Floating Discs, 20 Pieces|Velas flotantes, 20 unidades|フローティングキャンドル 20個
    Citronella Garden Bucket|Cubo de citronela para el jardín|庭用シトロネラバケツ
    Birthday Spirals, 24 Pieces|Velas de cumpleaños en espiral, 24 unidades|バースデースパイラル 24本
    Flicker Pillars without Flame, Set of 3|Velones sin llama, juego de 3|火を使わないLEDキャンドル 3本
    Soy Wax Making Kit|Kit para hacer velas de soja|ソイキャンドル手作りキット
    Pine Resin and Clove|Resina de pino y clavo|松やにとクローブ
    Advent Pillars, Numbered, Set of 4|Velones de Adviento numerados, juego de 4|アドベントキャンドル 番号入り 4本
    Merino Throw, Oatmeal, 130 × 180 cm|Manta de merino, avena, 130 × 180 cm|メリノスロー オートミール 130×180cm
    Merino Throw, Ink, 130 × 180 cm|Manta de merino, tinta, 130 × 180 cm|メリノスロー インク 130×180cm
    Lambswool Check, Heather|Manta de lana de cordero a cuadros, brezo|ラムウールチェック ヘザー
    Recycled Wool Picnic Rug|Manta de pícnic de lana reciclada|再生ウールのピクニックラグ
    Waffle Cotton Throw, Sand|Manta de algodón gofrado, arena|綿ワッフルスロー サンド
    Waffle Cotton Throw, Sage|Manta de algodón gofrado, salvia|綿ワッフルスロー セージ
    Double Gauze Blanket, Queen|Manta de doble gasa, cama doble|ダブルガーゼケット クイーン
    Five-Layer Gauze Baby Blanket|Mantita de bebé de gasa de cinco capas|五重ガーゼのベビーケット
    Chunky Knit Throw, Cream|Manta de punto grueso, crema|ざっくり編みスロー クリーム
    Cable Knit Throw, Rust|Manta de punto de ochos, óxido|ケーブル編みスロー ラスト
    Alpaca Blend Throw, Charcoal|Manta de alpaca, antracita|アルパカ混スロー チャコール
    Mohair Blend Throw, Rose|Manta de mohair, rosa|モヘア混スロー ローズ
    Linen Bed Throw, Flax|Cubrecama de lino natural|リネンベッドスロー フラックス
    Fleece Throw, Navy|Manta polar, azul marino|フリースブランケット ネイビー
    Fleece Throw, Mustard|Manta polar, mostaza|フリースブランケット マスタード
    Sherpa-Lined Throw|Manta con forro de borreguito|ボア裏地ブランケット
    Heated Under-Blanket, Double|Calientacamas doble|電気敷き毛布 ダブル
    Weighted Blanket, 7 kg|Manta pesada, 7 kg|加重ブランケット 7kg
    Patchwork Quilt, 150 × 200 cm|Colcha de retales, 150 × 200 cm|パッチワークキルト 150×200cm
    Handloom Cotton Stripe|Manta de algodón a rayas, telar manual|手織り綿ストライプ
    Hammam Towel Throw|Manta toalla hammam|ハマムタオルスロー
    Travel Wrap in Pouch|Manta de viaje con funda|ポーチ入り旅行ブランケット
    Dog Bed Throw, Paw Print|Manta para perro, huellas|犬用ブランケット 足あと柄
    Yak Wool Throw, Undyed|Manta de lana de yak sin teñir|ヤクウールスロー 無染色
    Reindeer Jacquard Throw|Manta jacquard de renos|トナカイ柄ジャカードスロー
    """
}
