// swift-format-ignore-file

/// The invented market's tea, coffee, chocolate, cups, kettles and pans.
enum StarterMarketKitchen {
  static let rows = """
    tea-001|4.90|Hollow Hill English Breakfast, 50 Sachets|Té English Breakfast Hollow Hill, 50 bolsitas|ホロウヒル イングリッシュブレックファスト 50包|\
    té negro desayuno|紅茶 ブレックファスト
    tea-002|5.20|Hollow Hill Earl Grey with Bergamot, 50 Sachets|Té Earl Grey con bergamota Hollow Hill, 50 bolsitas|ホロウヒル アールグレイ ベルガモット 50包|\
    té negro bergamota|紅茶 アールグレイ
    tea-003|14.90|First Flush Darjeeling, 100 g Tin|Darjeeling de primera cosecha, lata de 100 g|ダージリン ファーストフラッシュ 缶 100g|\
    té negro Darjeeling lata|紅茶 ダージリン
    tea-004|9.80|Malty Assam Loose Leaf, 250 g|Assam malteado en hojas, 250 g|モルティ アッサム リーフ 250g|té negro Assam hojas|紅茶 アッサム
    tea-005|7.40|Highland Ceylon, 125 g|Té de Ceilán de altura, 125 g|ハイランド セイロン 125g|té negro Ceilán|紅茶 セイロン
    tea-006|8.60|Smoked Pine Lapsang, 100 g|Lapsang ahumado con pino, 100 g|ラプサン 松燻製 100g|té negro ahumado|紅茶 燻製
    tea-007|12.50|Uji Valley Sencha, 100 g|Sencha del valle de Uji, 100 g|宇治の煎茶 100g|té verde sencha|緑茶 煎茶
    tea-008|24.90|Shaded Garden Gyokuro, 50 g|Gyokuro de jardín en sombra, 50 g|玉露 被覆栽培 50g|té verde gyokuro|緑茶 玉露
    tea-009|21.50|Ceremonial Matcha, 30 g Tin|Matcha ceremonial, lata de 30 g|お点前用抹茶 缶 30g|té verde matcha lata|抹茶 緑茶
    tea-010|13.90|Everyday Matcha for Lattes, 100 g|Matcha de diario para lattes, 100 g|ラテ用抹茶 100g|té verde matcha|抹茶 ラテ
    tea-011|8.20|Roasted Hojicha, 100 g|Hojicha tostado, 100 g|ほうじ茶 100g|té tostado hojicha|ほうじ茶
    tea-012|7.90|Genmaicha with Popped Rice, 150 g|Genmaicha con arroz inflado, 150 g|玄米茶 150g|té verde arroz|玄米茶 緑茶
    tea-013|16.40|Dragon Well Pan-Fired Green, 100 g|Té verde Pozo del Dragón tostado en sartén, 100 g|龍井茶 釜炒り 100g|té verde|緑茶 龍井茶
    tea-014|13.20|Jasmine Pearls, 80 g|Perlas de jazmín, 80 g|ジャスミンパール 80g|té verde jazmín|ジャスミン茶
    tea-015|6.50|Gunpowder Green with Spearmint, 100 g|Té verde gunpowder con hierbabuena, 100 g|ガンパウダー緑茶 スペアミント 100g|té verde menta moruno|\
    緑茶 ミント
    tea-016|15.80|Iron Mist Oolong, 75 g|Oolong Niebla de Hierro, 75 g|鉄霧 烏龍茶 75g|té azul oolong|烏龍茶 ウーロン茶
    tea-017|14.30|Milk Oolong, 100 g|Oolong lechoso, 100 g|ミルク烏龍茶 100g|té azul oolong|烏龍茶 ウーロン茶
    tea-018|38.00|Aged Pu-erh Cake, 357 g|Torta de pu-erh añejo, 357 g|熟成プーアル餅茶 357g|té rojo pu-erh|プーアル茶
    tea-019|17.60|White Peony Buds, 50 g|Té blanco Peonía Blanca, 50 g|白牡丹 50g|té blanco|白茶
    tea-020|29.50|Silver Needle Reserve, 50 g|Té blanco Agujas de Plata reserva, 50 g|白毫銀針 特選 50g|té blanco|白茶|seasonal
    tea-021|5.60|Red Bush Vanilla, 40 Sachets|Rooibos con vainilla, 40 bolsitas|ルイボス バニラ 40包|rooibos vainilla|ルイボス バニラ
    tea-022|4.30|Chamomile and Honeybush, 20 Sachets|Manzanilla y honeybush, 20 bolsitas|カモミール&ハニーブッシュ 20包|manzanilla infusión|\
    カモミール ハーブティー
    tea-023|3.90|Peppermint Garden, 20 Sachets|Menta del jardín, 20 bolsitas|ペパーミントガーデン 20包|menta infusión|ミント ハーブティー
    tea-024|9.40|Winter Spice Chai, 150 g|Chai de especias de invierno, 150 g|冬のスパイスチャイ 150g|té especias chai|チャイ 紅茶|seasonal
    tea-025|26.00|New Harvest Shincha, 80 g|Shincha de la nueva cosecha, 80 g|新茶 80g|té verde primavera|新茶 緑茶|seasonal
    coffee-001|17.90|Harbour Blend Whole Beans, 1 kg|Café Harbour Blend en grano, 1 kg|ハーバーブレンド 豆 1kg|café grano mezcla|コーヒー豆 ブレンド
    coffee-002|5.90|Harbour Blend Ground, 250 g|Café Harbour Blend molido, 250 g|ハーバーブレンド 粉 250g|café molido mezcla|ブレンド 粉
    coffee-003|9.80|Quiet Morning Light Roast, 250 g|Mañana Tranquila, tueste claro, 250 g|静かな朝 浅煎り 250g|café tueste claro|浅煎り 豆
    coffee-004|11.50|Midnight Dark Roast, 500 g|Medianoche, tueste oscuro, 500 g|ミッドナイト 深煎り 500g|café tueste oscuro|深煎り 豆
    coffee-005|13.60|Yirga Hills Washed Ethiopia, 250 g|Etiopía lavado Yirga Hills, 250 g|エチオピア イルガヒルズ ウォッシュド 250g|café etiopía|エチオピア 豆
    coffee-006|11.90|Blue Lake Guatemala, 250 g|Guatemala Lago Azul, 250 g|グアテマラ ブルーレイク 250g|café guatemala|グアテマラ 豆
    coffee-007|14.50|Terraza Colombia Supremo, 500 g|Colombia Supremo Terraza, 500 g|コロンビア スプレモ テラサ 500g|café colombia|コロンビア 豆
    coffee-008|19.20|Serra Alta Brazil Natural, 1 kg|Brasil natural Serra Alta, 1 kg|ブラジル セハアルタ ナチュラル 1kg|café brasil|ブラジル 豆
    coffee-009|15.40|Kilima Peaberry, 250 g|Caracolillo Kilima, 250 g|キリマ ピーベリー 250g|café tanzania caracolillo|タンザニア 豆
    coffee-010|10.80|Old Port Sumatra, 250 g|Sumatra Puerto Viejo, 250 g|スマトラ オールドポート 250g|café sumatra|スマトラ マンデリン 豆
    coffee-011|14.20|Volcano Slope Costa Rica Honey, 250 g|Costa Rica honey Ladera del Volcán, 250 g|コスタリカ ハニー 火山の斜面 250g|café costa rica|\
    コスタリカ 豆
    coffee-012|8.70|Mountain Water Decaf, 250 g|Descafeinado al agua de montaña, 250 g|マウンテンウォーター デカフェ 250g|café descafeinado|\
    デカフェ カフェインレス
    coffee-013|21.50|Corner Bar Espresso Beans, 1 kg|Espresso de bar en grano, 1 kg|街角バールのエスプレッソ 豆 1kg|café espresso grano|エスプレッソ 豆
    coffee-014|6.40|Napoli Style Espresso Ground, 250 g|Espresso molido estilo Nápoles, 250 g|ナポリ風エスプレッソ 粉 250g|café espresso molido|エスプレッソ 粉
    coffee-015|13.90|Espresso Capsules Intense, 40 Pieces|Cápsulas de espresso intenso, 40 unidades|エスプレッソカプセル 濃いめ 40個|café cápsulas|\
    カプセル エスプレッソ
    coffee-016|13.90|Espresso Capsules Mild, 40 Pieces|Cápsulas de espresso suave, 40 unidades|エスプレッソカプセル マイルド 40個|café cápsulas suave|\
    カプセル エスプレッソ
    coffee-017|18.60|Slow Drip Cold Brew, 6 Bottles|Café frío de goteo lento, 6 botellas|水出しコーヒー 6本|café frío|水出し アイスコーヒー
    coffee-018|8.90|Single Cup Drip Sachets, 10 Pieces|Sobres de filtro individuales, 10 unidades|ドリップバッグ 10袋|café filtro sobres|ドリップ
    coffee-019|7.80|Freeze-Dried Instant, 200 g|Café soluble liofilizado, 200 g|フリーズドライ インスタントコーヒー 200g|café soluble instantáneo|インスタント
    coffee-020|6.90|Hazelnut Flavoured Ground, 250 g|Café molido con avellana, 250 g|ヘーゼルナッツコーヒー 粉 250g|café avellana|ヘーゼルナッツ 粉
    coffee-021|8.40|Cardamom Arabic Style, 200 g|Café árabe con cardamomo, 200 g|カルダモン アラビアコーヒー 200g|café árabe cardamomo|カルダモン 粉
    coffee-022|4.60|Chicory and Barley Blend, 200 g|Achicoria con cebada, 200 g|チコリ&大麦ブレンド 200g|achicoria cebada sucedáneo|チコリ 麦
    coffee-023|34.00|Geisha Micro Lot, 100 g|Geisha de microlote, 100 g|ゲイシャ マイクロロット 100g|café geisha|ゲイシャ 豆|seasonal
    coffee-024|12.80|Roaster's Choice of the Month, 250 g|Selección del mes del tostador, 250 g|焙煎士の今月のおすすめ 250g|café selección|焙煎 おすすめ 豆|\
    seasonal
    coffee-025|9.20|Gingerbread Winter Blend, 250 g|Mezcla de invierno con pan de jengibre, 250 g|ジンジャーブレッド 冬のブレンド 250g|café jengibre invierno|\
    ジンジャー 冬 ブレンド|seasonal
    chocolate-001|3.40|Dark 70 % Bar, 100 g|Tableta negra 70 %, 100 g|ダークチョコレート 70% 100g|negro tableta|ダーク 板
    chocolate-002|3.80|Dark 85 % Bar, 100 g|Tableta negra 85 %, 100 g|ダークチョコレート 85% 100g|negro tableta|ダーク 板
    chocolate-003|2.90|Alpine Milk Bar, 100 g|Tableta con leche de los Alpes, 100 g|アルペンミルクチョコレート 100g|leche tableta|ミルク 板
    chocolate-004|4.20|Sea Salt and Almond Bar, 100 g|Tableta con sal marina y almendras, 100 g|海塩とアーモンドのチョコレート 100g|sal almendra tableta|\
    塩 アーモンド 板
    chocolate-005|7.60|Orange Peel in Dark Chocolate, 150 g|Piel de naranja con chocolate negro, 150 g|オランジェット 150g|naranja|オレンジ
    chocolate-006|7.90|Ginger in Dark Chocolate, 150 g|Jengibre con chocolate negro, 150 g|生姜のダークチョコがけ 150g|jengibre|生姜 ジンジャー
    chocolate-007|4.50|Raspberry White Bar, 90 g|Tableta blanca con frambuesa, 90 g|ラズベリー ホワイトチョコレート 90g|blanco frambuesa|ホワイト ラズベリー
    chocolate-008|4.70|Caramelised White Bar, 90 g|Tableta blanca caramelizada, 90 g|キャラメル ホワイトチョコレート 90g|blanco caramelo|ホワイト キャラメル
    chocolate-009|9.90|Hazelnut Gianduja Bites, 200 g|Bocaditos de gianduja, 200 g|ジャンドゥーヤ ひとくち 200g|avellana bombones|ヘーゼルナッツ
    chocolate-010|4.90|Cocoa Nib Crunch Bar, 80 g|Tableta crujiente con pepitas de cacao, 80 g|カカオニブ クランチ 80g|cacao tableta|カカオ 板
    chocolate-011|6.80|Madagascar Single Estate Bar, 70 g|Tableta de finca de Madagascar, 70 g|マダガスカル 単一農園 70g|cacao tableta|カカオ マダガスカル
    chocolate-012|6.80|Ecuador Single Estate Bar, 70 g|Tableta de finca de Ecuador, 70 g|エクアドル 単一農園 70g|cacao tableta|カカオ エクアドル
    chocolate-013|8.90|Drinking Flakes, 250 g|Virutas para chocolate a la taza, 250 g|ホットチョコレート フレーク 250g|taza caliente|ココア ホット
    chocolate-014|9.40|Spiced Drinking Powder, 300 g|Chocolate a la taza con especias, 300 g|スパイスココア 300g|taza caliente especias|ココア スパイス
    chocolate-015|5.20|Unsweetened Baking Cocoa, 200 g|Cacao puro para repostería, 200 g|製菓用純ココア 200g|cacao polvo repostería|ココア 製菓
    chocolate-016|8.30|Baking Drops 54 %, 500 g|Gotas de chocolate 54 % para repostería, 500 g|製菓用チョコチップ 54% 500g|gotas repostería|製菓 チップ
    chocolate-017|18.50|Truffle Box, 16 Pieces|Caja de trufas, 16 unidades|トリュフ 16粒|trufas caja|トリュフ
    chocolate-018|14.90|Champagne Truffles, 9 Pieces|Trufas al champán, 9 unidades|シャンパントリュフ 9粒|trufas caja|トリュフ シャンパン
    chocolate-019|10.80|Salted Caramel Cups, 12 Pieces|Copitas de caramelo salado, 12 unidades|塩キャラメルカップ 12個|caramelo sal|キャラメル 塩
    chocolate-020|5.60|Mint Thins, 200 g|Láminas de menta, 200 g|ミントチョコ 薄板 200g|menta|ミント
    chocolate-021|6.20|Peanut Butter Squares, 180 g|Cuadraditos de crema de cacahuete, 180 g|ピーナッツバタースクエア 180g|cacahuete|ピーナッツ
    chocolate-022|8.70|Chocolate Almonds with Cinnamon, 250 g|Almendras con chocolate y canela, 250 g|アーモンドチョコ シナモン 250g|almendra canela|\
    アーモンド シナモン
    chocolate-023|32.00|Maker's Tasting Set, 8 Bars|Degustación del maestro, 8 tabletas|作り手の食べ比べセット 8枚|degustación tabletas|詰め合わせ 板
    chocolate-024|9.50|Hollow Spring Egg, 150 g|Huevo de Pascua, 150 g|イースターエッグチョコ 150g|huevo pascua|イースター 卵|seasonal
    chocolate-025|24.90|Advent Assortment, 24 Pieces|Surtido de Adviento, 24 unidades|アドベント詰め合わせ 24個|navidad surtido|クリスマス 詰め合わせ|seasonal
    cup-001|12.90|Speckled Stoneware Mug, 350 ml|Taza de gres moteado, 350 ml|斑点模様のストーンウェアマグ 350ml|gres|陶器
    cup-002|14.50|Cobalt Glaze Mug, 300 ml|Taza con esmalte cobalto, 300 ml|コバルト釉マグ 300ml|azul cerámica|青 陶器
    cup-003|11.00|Hand-Thrown Espresso Cup, 80 ml|Taza de espresso hecha a mano, 80 ml|手びねりエスプレッソカップ 80ml|espresso artesanal|エスプレッソ 手作り
    cup-004|28.90|Espresso Cups with Saucers, Set of 4|Tazas de espresso con platillo, juego de 4|エスプレッソカップ&ソーサー 4客|espresso platillo juego|\
    エスプレッソ ソーサー
    cup-005|9.80|Wide Cappuccino Cup, 200 ml|Taza ancha de capuchino, 200 ml|広口カプチーノカップ 200ml|capuchino|カプチーノ
    cup-006|16.40|Thin Rim Porcelain Tea Cup|Taza de té de porcelana fina|薄口磁器ティーカップ|porcelana té|磁器 ティーカップ
    cup-007|19.90|Double-Wall Glass, Set of 2|Vasos de doble pared, juego de 2|ダブルウォールグラス 2個|vidrio doble vaso|ダブルウォール グラス
    cup-008|8.50|Enamel Camp Mug, 400 ml|Taza esmaltada de camping, 400 ml|ホーローキャンプマグ 400ml|esmalte camping|ホーロー キャンプ
    cup-009|18.00|Yunomi Tea Cup, Ash Glaze|Taza japonesa yunomi, esmalte de ceniza|湯のみ 灰釉|té japonés|湯のみ 灰釉
    cup-010|46.00|Matcha Bowl, Black Raku Style|Cuenco de matcha, estilo raku negro|抹茶碗 黒楽風|cuenco matcha|抹茶碗 黒
    cup-011|34.90|Stacking Mugs, Set of 6|Tazas apilables, juego de 6|スタッキングマグ 6個|apilables juego|スタッキング セット
    cup-012|22.50|Steel Travel Mug, 450 ml|Termo de viaje de acero, 450 ml|ステンレストラベルマグ 450ml|termo viaje acero|ステンレス タンブラー
    cup-013|17.80|Bamboo Lid Tumbler, 350 ml|Vaso con tapa de bambú, 350 ml|竹ふたタンブラー 350ml|bambú vaso|竹 タンブラー
    cup-014|6.90|Kids' Beaker with Two Handles|Vaso infantil de dos asas|子ども用両手コップ|niños|子供 両手
    cup-015|13.60|Left-Handed Mug with Map|Taza para zurdos con mapa|左利き用マグ 地図柄|zurdos mapa|左利き 地図
    cup-016|21.00|Tall Latte Glass, Set of 4|Vasos altos de latte, juego de 4|ラテグラス 4個|latte vaso vidrio|ラテ グラス
    cup-017|12.40|Cat Tail Handle Mug|Taza con asa de cola de gato|猫しっぽ取っ手マグ|gato|猫
    cup-018|11.90|Botanical Fern Mug|Taza botánica con helecho|ボタニカルマグ シダ|helecho planta|シダ 植物
    cup-019|10.50|Rough Clay Tumbler|Vaso de barro rústico|土ものタンブラー|barro vaso|土 タンブラー
    cup-020|38.50|Gold Rim Demitasse, Set of 2|Tazas de moca con filo de oro, juego de 2|金縁デミタス 2客|oro café|金 デミタス
    cup-021|15.20|Heat-Sensing Star Mug|Taza térmica de estrellas|温度で変わる星座マグ|estrellas|星 温度
    cup-022|13.20|Oversized Soup Mug, 600 ml|Taza grande de sopa, 600 ml|大きなスープマグ 600ml|sopa|スープ
    cup-023|24.80|Moroccan Tea Glasses, Set of 6|Vasos de té marroquíes, juego de 6|モロッコティーグラス 6個|té vaso marruecos|モロッコ グラス
    cup-024|7.50|Potter's Seconds, Random Glaze|Taza del alfarero con tara, esmalte al azar|窯元アウトレットカップ 釉薬おまかせ|artesanal|アウトレット 陶器|\
    seasonal
    cup-025|12.90|Snow Village Winter Mug|Taza de invierno con aldea nevada|雪の村の冬マグ|invierno nieve|冬 雪|seasonal
    kettle-001|49.90|Gooseneck Pour-Over Kettle, 1 l|Hervidor de cuello de cisne, 1 l|細口ドリップケトル 1L|cuello cisne|細口 ドリップ
    kettle-002|64.00|Gooseneck Kettle with Thermometer, 0.9 l|Hervidor de cuello de cisne con termómetro, 0,9 l|温度計つき細口ケトル 0.9L|\
    cuello cisne termómetro|細口 温度計
    kettle-003|39.50|Electric Kettle, Brushed Steel, 1.7 l|Hervidor eléctrico de acero cepillado, 1,7 l|電気ケトル ステンレス 1.7L|eléctrico acero|\
    電気 ステンレス
    kettle-004|34.90|Glass Electric Kettle, Blue Light, 1.7 l|Hervidor eléctrico de vidrio con luz azul, 1,7 l|ガラス電気ケトル ブルーライト 1.7L|\
    eléctrico vidrio|電気 ガラス
    kettle-005|79.90|Variable Temperature Kettle, 1 l|Hervidor de temperatura regulable, 1 l|温度調節ケトル 1L|eléctrico temperatura|電気 温度調節
    kettle-006|24.90|Compact Travel Kettle, 0.5 l|Hervidor compacto de viaje, 0,5 l|トラベルケトル 0.5L|viaje|旅行 小型
    kettle-007|32.00|Whistling Hob Kettle, Cream, 2 l|Tetera silbadora color crema, 2 l|笛吹きケトル クリーム 2L|silbador|笛吹き
    kettle-008|119.00|Copper Hob Kettle, 1.8 l|Hervidor de cobre para fuego, 1,8 l|銅製ケトル 1.8L|cobre|銅
    kettle-009|44.50|Cast Iron Teapot, 0.8 l|Tetera de hierro fundido, 0,8 l|鉄製ティーポット 0.8L|tetera hierro|ティーポット 鉄瓶
    kettle-010|58.00|Cast Iron Teapot, Dragonfly, 1.2 l|Tetera de hierro fundido, libélula, 1,2 l|鉄製ティーポット とんぼ 1.2L|tetera hierro libélula|\
    ティーポット 鉄瓶 とんぼ
    kettle-011|36.80|Kyusu Side-Handle Teapot, 300 ml|Tetera japonesa kyusu de asa lateral, 300 ml|横手急須 300ml|tetera japonesa|急須 ティーポット
    kettle-012|22.40|Tiny Gaiwan with Tray|Gaiwan pequeño con bandeja|小さな蓋碗 茶盤つき|gaiwan té|蓋碗 中国茶
    kettle-013|26.90|Round Brown Teapot, 6 Cups|Tetera redonda marrón, 6 tazas|丸形ティーポット 茶 6杯用|tetera marrón|ティーポット 茶色
    kettle-014|23.50|Glass Teapot with Infuser, 1 l|Tetera de vidrio con filtro, 1 l|茶こしつきガラスポット 1L|tetera vidrio filtro|ティーポット ガラス
    kettle-015|29.90|Porcelain Teapot, White, 1.2 l|Tetera de porcelana blanca, 1,2 l|磁器ティーポット 白 1.2L|tetera porcelana|ティーポット 磁器
    kettle-016|21.90|Stovetop Moka Pot, 3 Cups|Cafetera italiana, 3 tazas|直火式モカポット 3杯用|cafetera italiana moka|モカ エスプレッソ
    kettle-017|29.50|Stovetop Moka Pot, 6 Cups|Cafetera italiana, 6 tazas|直火式モカポット 6杯用|cafetera italiana moka|モカ エスプレッソ
    kettle-018|37.20|French Press, Oak Handle, 1 l|Cafetera de émbolo con asa de roble, 1 l|フレンチプレス オーク取っ手 1L|cafetera émbolo|フレンチプレス
    kettle-019|18.60|Ceramic Coffee Dripper, Size 2|Cono de cerámica para café, talla 2|陶器ドリッパー 2サイズ|café cono filtro|ドリッパー
    kettle-020|42.00|Hourglass Coffee Brewer with Wood Collar|Cafetera reloj de arena con collar de madera|砂時計形コーヒーメーカー 木の襟つき|\
    cafetera filtro vidrio|ドリップ ガラス
    kettle-021|89.00|Syphon Coffee Brewer|Cafetera de sifón|コーヒーサイフォン|cafetera sifón|サイフォン
    kettle-022|149.00|Cold Drip Tower|Torre de café en frío|水出しコーヒータワー|cafetera fría torre|水出し タワー
    kettle-023|27.40|Brass Coffee Pot with Long Handle|Cafetera turca de latón de mango largo|真鍮のトルココーヒーポット|cafetera turca latón|真鍮 トルコ
    kettle-024|186.00|Samovar, Polished Nickel, 3 l|Samovar de níquel pulido, 3 l|サモワール ニッケル磨き 3L|samovar té|サモワール|seasonal
    kettle-025|72.50|Anniversary Teapot, Hand-Painted|Tetera de aniversario pintada a mano|記念ティーポット 手描き|tetera pintada|ティーポット 手描き|seasonal
    pan-001|39.90|Cast Iron Skillet, 26 cm|Sartén de hierro fundido, 26 cm|鉄スキレット 26cm|sartén hierro|スキレット 鉄
    pan-002|19.90|Cast Iron Skillet, 16 cm|Sartén de hierro fundido, 16 cm|鉄スキレット 16cm|sartén hierro pequeña|スキレット 鉄 小
    pan-003|46.50|Carbon Steel Frying Pan, 28 cm|Sartén de acero al carbono, 28 cm|炭素鋼フライパン 28cm|sartén acero|フライパン 炭素鋼
    pan-004|27.90|Non-Stick Frying Pan, 24 cm|Sartén antiadherente, 24 cm|ノンスティックフライパン 24cm|sartén antiadherente|フライパン ノンスティック
    pan-005|32.90|Non-Stick Frying Pan, 28 cm|Sartén antiadherente, 28 cm|ノンスティックフライパン 28cm|sartén antiadherente|フライパン ノンスティック
    pan-006|24.50|Blue Steel Crêpe Pan, 24 cm|Crepera de acero azulado, 24 cm|ブルースチールのクレープパン 24cm|crepera|クレープ
    pan-007|29.00|Square Omelette Pan for Tamagoyaki|Sartén cuadrada para tamagoyaki|角形卵焼き器|tortilla japonesa|卵焼き器
    pan-008|128.00|Round Dutch Oven, Ochre, 24 cm|Cocotte redonda ocre, 24 cm|ココット 丸 オークル 24cm|cocotte hierro|ココット ホーロー
    pan-009|164.00|Oval Dutch Oven, Teal, 29 cm|Cocotte ovalada verde azulado, 29 cm|ココット オーバル ティール 29cm|cocotte hierro|ココット ホーロー
    pan-010|18.40|Milk Pan with Two Lips, 1 l|Cazo para leche con dos picos, 1 l|両口ミルクパン 1L|cazo leche|ミルクパン
    pan-011|54.00|Saucepan, Tri-Ply, 2 l|Cazo de acero de tres capas, 2 l|三層鋼の片手鍋 2L|cazo acero|片手 ステンレス
    pan-012|62.50|Stockpot, 10 l|Olla grande, 10 l|寸胴鍋 10L|olla grande|寸胴
    pan-013|43.80|Pasta Pot with Strainer Lid, 5 l|Olla para pasta con tapa escurridora, 5 l|湯切りぶたのパスタ鍋 5L|olla pasta|パスタ
    pan-014|96.00|Pressure Cooker, 6 l|Olla a presión, 6 l|圧力鍋 6L|olla presión|圧力
    pan-015|41.20|Carbon Steel Wok, 32 cm|Wok de acero al carbono, 32 cm|炭素鋼の中華鍋 32cm|wok acero|中華 炒め
    pan-016|22.90|Two-Tier Bamboo Steamer, 25 cm|Vaporera de bambú de dos pisos, 25 cm|二段竹せいろ 25cm|vaporera bambú|せいろ 竹
    pan-017|68.00|Donabe Clay Pot, 1.8 l|Olla de barro donabe, 1,8 l|土鍋 1.8L|barro arroz|土鍋
    pan-018|49.50|Glazed Tagine, 28 cm|Tajín esmaltado, 28 cm|釉薬タジン鍋 28cm|tajín barro|タジン
    pan-019|23.60|Paella Pan, Polished, 38 cm|Paellera pulida, 38 cm|パエリア鍋 38cm|paellera|パエリア
    pan-020|36.40|Griddle with Ridges, 27 cm|Parrilla acanalada, 27 cm|グリルパン 27cm|parrilla plancha|グリル
    pan-021|112.00|Copper Sugar Pot, 1.5 l|Cazo de cobre para azúcar, 1,5 l|銅の砂糖鍋 1.5L|cobre azúcar|銅 砂糖
    pan-022|38.70|Roasting Tin with Rack, 40 cm|Fuente de asar con rejilla, 40 cm|網つきロースト皿 40cm|asado horno|ロースト
    pan-023|33.90|Camping Pan Set, 5 Pieces|Juego de ollas de camping, 5 piezas|キャンプ鍋セット 5点|camping juego|キャンプ セット
    pan-024|148.00|Cook's First Set, 7 Pieces|Primera batería de cocina, 7 piezas|はじめての鍋セット 7点|juego batería|セット|seasonal
    pan-025|57.00|Fondue Set, Cherry Red|Juego de fondue, rojo cereza|フォンデュセット チェリーレッド|fondue queso|フォンデュ チーズ|seasonal
    """
}
