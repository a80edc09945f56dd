/// What the invented market has on its shelves of cups, kettles and pans, as `MarketProduct` reads it.
enum StarterMarketKitchen {
  static let rows = """
    cup-001|12.90|Speckled Stoneware Mug, 350 ml|Taza de gres moteado, 350 ml|斑点模様のストーンウェアマグ 350ml|gres|陶器
    cup-002|14.50|Cobalt Glaze Mug, 300 ml|Taza con esmalte cobalto, 300 ml|コバルト釉マグ 300ml|azul cerámica|青 陶器
    cup-003|11.00|Hand-Thrown Espresso Cup, 80 ml|Taza de espresso hecha a mano, 80 ml|手びねりエスプレッソカップ 80ml|\
    espresso artesanal|エスプレッソ 手作り
    cup-004|28.90|Espresso Cups with Saucers, Set of 4|Tazas de espresso con platillo, juego de 4|エスプレッソカップ&ソーサー 4客|\
    espresso platillo juego|エスプレッソ ソーサー
    cup-005|9.80|Wide Cappuccino Cup, 200 ml|Taza ancha de capuchino, 200 ml|広口カプチーノカップ 200ml|capuchino|カプチーノ
    cup-006|16.40|Thin Rim Porcelain Tea Cup|Taza de té de porcelana fina|薄口磁器ティーカップ|porcelana té|磁器 ティーカップ
    cup-007|19.90|Double-Wall Glass, Set of 2|Vasos de doble pared, juego de 2|ダブルウォールグラス 2個|\
    vidrio doble vaso|ダブルウォール グラス
    cup-008|8.50|Enamel Camp Mug, 400 ml|Taza esmaltada de camping, 400 ml|ホーローキャンプマグ 400ml|esmalte camping|ホーロー キャンプ
    cup-009|18.00|Yunomi Tea Cup, Ash Glaze|Taza japonesa yunomi, esmalte de ceniza|湯のみ 灰釉|té japonés|湯のみ 灰釉
    cup-010|46.00|Matcha Bowl, Black Raku Style|Cuenco de matcha, estilo raku negro|抹茶碗 黒楽風|cuenco matcha|抹茶碗 黒
    cup-011|34.90|Stacking Mugs, Set of 6|Tazas apilables, juego de 6|スタッキングマグ 6個|apilables juego|スタッキング セット
    cup-012|22.50|Steel Travel Mug, 450 ml|Termo de viaje de acero, 450 ml|ステンレストラベルマグ 450ml|\
    termo viaje acero|ステンレス タンブラー
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
    cup-023|24.80|Moroccan Tea Glasses, Set of 6|Vasos de té marroquíes, juego de 6|モロッコティーグラス 6個|\
    té vaso marruecos|モロッコ グラス
    cup-024|7.50|Potter's Seconds, Random Glaze|Taza del alfarero con tara, esmalte al azar|窯元アウトレットカップ 釉薬おまかせ|\
    artesanal|アウトレット 陶器|seasonal
    cup-025|12.90|Snow Village Winter Mug|Taza de invierno con aldea nevada|雪の村の冬マグ|invierno nieve|冬 雪|seasonal
    kettle-001|49.90|Gooseneck Pour-Over Kettle, 1 l|Hervidor de cuello de cisne, 1 l|細口ドリップケトル 1L|cuello cisne|細口 ドリップ
    kettle-002|64.00|Gooseneck Kettle with Thermometer, 0.9 l|Hervidor de cuello de cisne con termómetro, 0,9 l|\
    温度計つき細口ケトル 0.9L|cuello cisne termómetro|細口 温度計
    kettle-003|39.50|Electric Kettle, Brushed Steel, 1.7 l|Hervidor eléctrico de acero cepillado, 1,7 l|\
    電気ケトル ステンレス 1.7L|eléctrico acero|電気 ステンレス
    kettle-004|34.90|Glass Electric Kettle, Blue Light, 1.7 l|Hervidor eléctrico de vidrio con luz azul, 1,7 l|\
    ガラス電気ケトル ブルーライト 1.7L|eléctrico vidrio|電気 ガラス
    kettle-005|79.90|Variable Temperature Kettle, 1 l|Hervidor de temperatura regulable, 1 l|温度調節ケトル 1L|\
    eléctrico temperatura|電気 温度調節
    kettle-006|24.90|Compact Travel Kettle, 0.5 l|Hervidor compacto de viaje, 0,5 l|トラベルケトル 0.5L|viaje|旅行 小型
    kettle-007|32.00|Whistling Hob Kettle, Cream, 2 l|Tetera silbadora color crema, 2 l|笛吹きケトル クリーム 2L|silbador|笛吹き
    kettle-008|119.00|Copper Hob Kettle, 1.8 l|Hervidor de cobre para fuego, 1,8 l|銅製ケトル 1.8L|cobre|銅
    kettle-009|44.50|Cast Iron Teapot, 0.8 l|Tetera de hierro fundido, 0,8 l|鉄製ティーポット 0.8L|tetera hierro|ティーポット 鉄瓶
    kettle-010|58.00|Cast Iron Teapot, Dragonfly, 1.2 l|Tetera de hierro fundido, libélula, 1,2 l|鉄製ティーポット とんぼ 1.2L|\
    tetera hierro libélula|ティーポット 鉄瓶 とんぼ
    kettle-011|36.80|Kyusu Side-Handle Teapot, 300 ml|Tetera japonesa kyusu de asa lateral, 300 ml|横手急須 300ml|\
    tetera japonesa|急須 ティーポット
    kettle-012|22.40|Tiny Gaiwan with Tray|Gaiwan pequeño con bandeja|小さな蓋碗 茶盤つき|gaiwan té|蓋碗 中国茶
    kettle-013|26.90|Round Brown Teapot, 6 Cups|Tetera redonda marrón, 6 tazas|丸形ティーポット 茶 6杯用|tetera marrón|ティーポット 茶色
    kettle-014|23.50|Glass Teapot with Infuser, 1 l|Tetera de vidrio con filtro, 1 l|茶こしつきガラスポット 1L|\
    tetera vidrio filtro|ティーポット ガラス
    kettle-015|29.90|Porcelain Teapot, White, 1.2 l|Tetera de porcelana blanca, 1,2 l|磁器ティーポット 白 1.2L|\
    tetera porcelana|ティーポット 磁器
    kettle-016|21.90|Stovetop Moka Pot, 3 Cups|Cafetera italiana, 3 tazas|直火式モカポット 3杯用|cafetera italiana moka|モカ エスプレッソ
    kettle-017|29.50|Stovetop Moka Pot, 6 Cups|Cafetera italiana, 6 tazas|直火式モカポット 6杯用|cafetera italiana moka|モカ エスプレッソ
    kettle-018|37.20|French Press, Oak Handle, 1 l|Cafetera de émbolo con asa de roble, 1 l|フレンチプレス オーク取っ手 1L|\
    cafetera émbolo|フレンチプレス
    kettle-019|18.60|Ceramic Coffee Dripper, Size 2|Cono de cerámica para café, talla 2|陶器ドリッパー 2サイズ|\
    café cono filtro|ドリッパー
    kettle-020|42.00|Hourglass Coffee Brewer with Wood Collar|Cafetera reloj de arena con collar de madera|\
    砂時計形コーヒーメーカー 木の襟つき|cafetera filtro vidrio|ドリップ ガラス
    kettle-021|89.00|Syphon Coffee Brewer|Cafetera de sifón|コーヒーサイフォン|cafetera sifón|サイフォン
    kettle-022|149.00|Cold Drip Tower|Torre de café en frío|水出しコーヒータワー|cafetera fría torre|水出し タワー
    kettle-023|27.40|Brass Coffee Pot with Long Handle|Cafetera turca de latón de mango largo|真鍮のトルココーヒーポット|\
    cafetera turca latón|真鍮 トルコ
    kettle-024|186.00|Samovar, Polished Nickel, 3 l|Samovar de níquel pulido, 3 l|サモワール ニッケル磨き 3L|\
    samovar té|サモワール|seasonal
    kettle-025|72.50|Anniversary Teapot, Hand-Painted|Tetera de aniversario pintada a mano|記念ティーポット 手描き|\
    tetera pintada|ティーポット 手描き|seasonal
    pan-001|39.90|Cast Iron Skillet, 26 cm|Sartén de hierro fundido, 26 cm|鉄スキレット 26cm|sartén hierro|スキレット 鉄
    pan-002|19.90|Cast Iron Skillet, 16 cm|Sartén de hierro fundido, 16 cm|鉄スキレット 16cm|sartén hierro pequeña|スキレット 鉄 小
    pan-003|46.50|Carbon Steel Frying Pan, 28 cm|Sartén de acero al carbono, 28 cm|炭素鋼フライパン 28cm|sartén acero|フライパン 炭素鋼
    pan-004|27.90|Non-Stick Frying Pan, 24 cm|Sartén antiadherente, 24 cm|ノンスティックフライパン 24cm|\
    sartén antiadherente|フライパン ノンスティック
    pan-005|32.90|Non-Stick Frying Pan, 28 cm|Sartén antiadherente, 28 cm|ノンスティックフライパン 28cm|\
    sartén antiadherente|フライパン ノンスティック
    pan-006|24.50|Blue Steel Crêpe Pan, 24 cm|Crepera de acero azulado, 24 cm|ブルースチールのクレープパン 24cm|crepera|クレープ
    pan-007|29.00|Square Omelette Pan for Tamagoyaki|Sartén cuadrada para tamagoyaki|角形卵焼き器|tortilla japonesa|卵焼き器
    pan-008|128.00|Round Dutch Oven, Ochre, 24 cm|Cocotte redonda ocre, 24 cm|ココット 丸 オークル 24cm|cocotte hierro|ココット ホーロー
    pan-009|164.00|Oval Dutch Oven, Teal, 29 cm|Cocotte ovalada verde azulado, 29 cm|ココット オーバル ティール 29cm|\
    cocotte hierro|ココット ホーロー
    pan-010|18.40|Milk Pan with Two Lips, 1 l|Cazo para leche con dos picos, 1 l|両口ミルクパン 1L|cazo leche|ミルクパン
    pan-011|54.00|Saucepan, Tri-Ply, 2 l|Cazo de acero de tres capas, 2 l|三層鋼の片手鍋 2L|cazo acero|片手 ステンレス
    pan-012|62.50|Stockpot, 10 l|Olla grande, 10 l|寸胴鍋 10L|olla grande|寸胴
    pan-013|43.80|Pasta Pot with Strainer Lid, 5 l|Olla para pasta con tapa escurridora, 5 l|湯切りぶたのパスタ鍋 5L|\
    olla pasta|パスタ
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
    pan-024|148.00|Cook's First Set, 7 Pieces|Primera batería de cocina, 7 piezas|はじめての鍋セット 7点|\
    juego batería|セット|seasonal
    pan-025|57.00|Fondue Set, Cherry Red|Juego de fondue, rojo cereza|フォンデュセット チェリーレッド|fondue queso|フォンデュ チーズ|seasonal
    """
}
