/// What the invented market has on its shelves of lamps, candles and blankets.
enum StarterMarketHome {
  static let rows = """
    lamp-001|Bent Ash Desk Lamp|64.00|escritorio madera|デスク 木
    lamp-002|Clip-On Reading Lamp, Matt Black|22.90|lectura pinza negra|クリップ 読書 黒
    lamp-003|Balanced Arm Architect Lamp|89.00|arquitecto brazo|アーム デスク
    lamp-004|Paper Globe Pendant, 45 cm|18.50|papel techo colgante|和紙 ペンダント
    lamp-005|Rice Paper Floor Lamp, 120 cm|74.00|papel pie|和紙 フロア
    lamp-006|Tripod Floor Lamp, Linen Shade|118.00|pie trípode lino|フロア 三脚
    lamp-007|Arc Floor Lamp with Marble Foot|189.00|arco pie mármol|フロア アーチ 大理石
    lamp-008|Mushroom Table Lamp, Opal Glass|58.00|mesa seta vidrio|テーブル きのこ ガラス
    lamp-009|Ceramic Table Lamp, Moss|46.50|mesa cerámica verde|テーブル 陶器 緑
    lamp-010|Ribbed Glass Table Lamp, Amber|52.00|mesa vidrio ámbar|テーブル ガラス 琥珀
    lamp-011|Bedside Touch Lamp, Three Levels|27.90|mesilla táctil|ベッドサイド タッチ
    lamp-012|Cordless Terrace Lamp, Olive|49.90|terraza inalámbrica|コードレス テラス
    lamp-013|Brass Picture Light, 40 cm|78.00|cuadro latón|ピクチャー 真鍮
    lamp-014|Enamel Barn Pendant, 30 cm|54.50|techo esmalte|ペンダント ホーロー
    lamp-015|Rattan Dome Pendant, 50 cm|69.00|techo ratán|ペンダント ラタン
    lamp-016|Smoked Glass Pendant Trio|132.00|techo vidrio|ペンダント ガラス
    lamp-017|Plug-In Wall Lamp, Swivel Arm|43.20|pared brazo|壁 アーム
    lamp-018|Plaster Wall Uplighter|38.90|pared yeso|壁 間接
    lamp-019|Moon Night Light|16.80|noche luna|月 夜
    lamp-020|Sleepy Fox Night Light|19.50|noche zorro niños|きつね 夜 子供
    lamp-021|Sunrise Wake-Up Light|72.00|despertador amanecer|目覚まし
    lamp-022|Storm Lantern, Rechargeable|34.60|farol recargable|ランタン 充電
    lamp-023|Dimmable Filament Bulb, Pear|8.90|bombilla regulable|電球 調光
    lamp-024|Stained Glass Lamp, Dragonfly|156.00|vidriera libélula|ステンドグラス とんぼ|seasonal
    lamp-025|Folded Star Window Lamp|24.00|estrella ventana navidad|星 窓 クリスマス|seasonal
    candle-001|Beeswax Pillar, 15 cm|12.40|cera abeja|蜜蝋
    candle-002|Beeswax Tapers, Pair|9.80|cera abeja|蜜蝋 二本
    candle-003|Dinner Tapers, Ivory, 10 Pieces|11.50|cena marfil|ディナー アイボリー
    candle-004|Dinner Tapers, Forest, 10 Pieces|11.50|cena verde|ディナー 緑
    candle-005|Unscented Pillars, Set of 3|14.90|sin olor juego|無香料 セット
    candle-006|Tea Lights, Burn 6 Hours, 50 Pieces|8.70|velitas|ティーライト
    candle-007|Tea Lights, Beeswax, 12 Pieces|13.20|velitas cera abeja|ティーライト 蜜蝋
    candle-008|Fig and Cassis in Glass|22.50|aroma higo|アロマ いちじく
    candle-009|Cedar and Smoke in Glass|24.90|aroma cedro|アロマ 杉
    candle-010|Bergamot and Linen in Glass|21.80|aroma bergamota|アロマ ベルガモット
    candle-011|Lavender Field in Tin|9.60|aroma lavanda|アロマ ラベンダー
    candle-012|Hinoki Bath in Ceramic|29.00|aroma ciprés|アロマ 檜
    candle-013|Orange Blossom in Tin|9.60|aroma azahar|アロマ オレンジ
    candle-014|Black Fig Three-Wick Bowl|42.00|aroma higo|アロマ 三芯
    candle-015|Wooden Wick Vanilla|18.90|aroma vainilla|アロマ バニラ
    candle-016|Rainy Library|19.90|aroma lluvia libros|アロマ 図書館
    candle-017|Sea Fennel and Salt|19.90|aroma mar|アロマ 海
    candle-018|Twisted Tapers, Coral, Pair|10.40|espiral coral|ねじり 珊瑚
    candle-019|Floating Discs, 20 Pieces|7.30|flotantes|フローティング
    candle-020|Citronella Garden Bucket|15.60|jardín citronela|庭 シトロネラ
    candle-021|Birthday Spirals, 24 Pieces|3.80|cumpleaños|誕生日
    candle-022|Flicker Pillars without Flame, Set of 3|26.40|led sin llama|火を使わない
    candle-023|Soy Wax Making Kit|31.50|hacer soja|手作り 大豆
    candle-024|Pine Resin and Clove|21.00|aroma pino clavo|アロマ 松|seasonal
    candle-025|Advent Pillars, Numbered, Set of 4|17.90|adviento navidad|クリスマス|seasonal
    blanket-001|Merino Throw, Oatmeal, 130 × 180 cm|94.00|lana merina|メリノ ウール
    blanket-002|Merino Throw, Ink, 130 × 180 cm|94.00|lana merina azul|メリノ ウール 紺
    blanket-003|Lambswool Check, Heather|72.50|lana cuadros|ラムウール チェック
    blanket-004|Recycled Wool Picnic Rug|49.90|lana picnic|ウール ピクニック
    blanket-005|Waffle Cotton Throw, Sand|38.00|algodón gofre|ワッフル 綿
    blanket-006|Waffle Cotton Throw, Sage|38.00|algodón gofre verde|ワッフル 綿 緑
    blanket-007|Double Gauze Blanket, Queen|56.40|algodón gasa|ガーゼ 綿
    blanket-008|Five-Layer Gauze Baby Blanket|29.50|bebé gasa|ガーゼ 赤ちゃん
    blanket-009|Chunky Knit Throw, Cream|88.00|punto grueso|編み 生成り
    blanket-010|Cable Knit Throw, Rust|67.00|punto ochos|編み 錆色
    blanket-011|Alpaca Blend Throw, Charcoal|112.00|alpaca|アルパカ
    blanket-012|Mohair Blend Throw, Rose|99.00|mohair rosa|モヘア
    blanket-013|Linen Bed Throw, Flax|84.00|lino|リネン 麻
    blanket-014|Fleece Throw, Navy|16.90|polar azul|フリース 紺
    blanket-015|Fleece Throw, Mustard|16.90|polar mostaza|フリース からし色
    blanket-016|Sherpa-Lined Throw|34.50|borrego|ボア
    blanket-017|Heated Under-Blanket, Double|59.00|eléctrica térmica|電気
    blanket-018|Weighted Blanket, 7 kg|79.00|pesada|重い
    blanket-019|Patchwork Quilt, 150 × 200 cm|128.00|colcha retales|キルト
    blanket-020|Handloom Cotton Stripe|44.80|algodón rayas|手織り 綿
    blanket-021|Hammam Towel Throw|26.50|toalla hammam|タオル
    blanket-022|Travel Wrap in Pouch|31.90|viaje|旅行
    blanket-023|Dog Bed Throw, Paw Print|14.20|perro|犬
    blanket-024|Yak Wool Throw, Undyed|168.00|lana yak|ヤク ウール|seasonal
    blanket-025|Reindeer Jacquard Throw|54.00|navidad reno|トナカイ クリスマス|seasonal
    """
}
