/// What cups, kettles and pans of the invented market are called: `English|Spanish|Japanese`.
enum StarterMarketKitchenNames {
  static let rows = """
    Speckled Stoneware Mug, 350 ml|Taza de gres moteado, 350 ml|斑点模様のストーンウェアマグ 350ml
    Cobalt Glaze Mug, 300 ml|Taza con esmalte cobalto, 300 ml|コバルト釉マグ 300ml
    Hand-Thrown Espresso Cup, 80 ml|Taza de espresso hecha a mano, 80 ml|手びねりエスプレッソカップ 80ml
    Espresso Cups with Saucers, Set of 4|Tazas de espresso con platillo, juego de 4|エスプレッソカップ&ソーサー 4客
    Wide Cappuccino Cup, 200 ml|Taza ancha de capuchino, 200 ml|広口カプチーノカップ 200ml
    Thin Rim Porcelain Tea Cup|Taza de té de porcelana fina|薄口磁器ティーカップ
    Double-Wall Glass, Set of 2|Vasos de doble pared, juego de 2|ダブルウォールグラス 2個
    Enamel Camp Mug, 400 ml|Taza esmaltada de camping, 400 ml|ホーローキャンプマグ 400ml
    Yunomi Tea Cup, Ash Glaze|Taza japonesa yunomi, esmalte de ceniza|湯のみ 灰釉
    Matcha Bowl, Black Raku Style|Cuenco de matcha, estilo raku negro|抹茶碗 黒楽風
    Stacking Mugs, Set of 6|Tazas apilables, juego de 6|スタッキングマグ 6個
    Steel Travel Mug, 450 ml|Termo de viaje de acero, 450 ml|ステンレストラベルマグ 450ml
    Bamboo Lid Tumbler, 350 ml|Vaso con tapa de bambú, 350 ml|竹ふたタンブラー 350ml
    Kids' Beaker with Two Handles|Vaso infantil de dos asas|子ども用両手コップ
    Left-Handed Mug with Map|Taza para zurdos con mapa|左利き用マグ 地図柄
    Tall Latte Glass, Set of 4|Vasos altos de latte, juego de 4|ラテグラス 4個
    Cat Tail Handle Mug|Taza con asa de cola de gato|猫しっぽ取っ手マグ
    Botanical Fern Mug|Taza botánica con helecho|ボタニカルマグ シダ
    Rough Clay Tumbler|Vaso de barro rústico|土ものタンブラー
    Gold Rim Demitasse, Set of 2|Tazas de moca con filo de oro, juego de 2|金縁デミタス 2客
    Heat-Sensing Star Mug|Taza térmica de estrellas|温度で変わる星座マグ
    Oversized Soup Mug, 600 ml|Taza grande de sopa, 600 ml|大きなスープマグ 600ml
    Moroccan Tea Glasses, Set of 6|Vasos de té marroquíes, juego de 6|モロッコティーグラス 6個
    Potter's Seconds, Random Glaze|Taza del alfarero con tara, esmalte al azar|窯元アウトレットカップ 釉薬おまかせ
    Snow Village Winter Mug|Taza de invierno con aldea nevada|雪の村の冬マグ
    Gooseneck Pour-Over Kettle, 1 l|Hervidor de cuello de cisne, 1 l|細口ドリップケトル 1L
    Gooseneck Kettle with Thermometer, 0.9 l|Hervidor de cuello de cisne con termómetro, 0,9 l|温度計つき細口ケトル 0.9L
    Electric Kettle, Brushed Steel, 1.7 l|Hervidor eléctrico de acero cepillado, 1,7 l|電気ケトル ステンレス 1.7L
    Glass Electric Kettle, Blue Light, 1.7 l|Hervidor eléctrico de vidrio con luz azul, 1,7 l|ガラス電気ケトル ブルーライト 1.7L
    Variable Temperature Kettle, 1 l|Hervidor de temperatura regulable, 1 l|温度調節ケトル 1L
    Compact Travel Kettle, 0.5 l|Hervidor compacto de viaje, 0,5 l|トラベルケトル 0.5L
    Whistling Hob Kettle, Cream, 2 l|Tetera silbadora color crema, 2 l|笛吹きケトル クリーム 2L
    Copper Hob Kettle, 1.8 l|Hervidor de cobre para fuego, 1,8 l|銅製ケトル 1.8L
    Cast Iron Teapot, 0.8 l|Tetera de hierro fundido, 0,8 l|鉄製ティーポット 0.8L
    Cast Iron Teapot, Dragonfly, 1.2 l|Tetera de hierro fundido, libélula, 1,2 l|鉄製ティーポット とんぼ 1.2L
    Kyusu Side-Handle Teapot, 300 ml|Tetera japonesa kyusu de asa lateral, 300 ml|横手急須 300ml
    Tiny Gaiwan with Tray|Gaiwan pequeño con bandeja|小さな蓋碗 茶盤つき
    Round Brown Teapot, 6 Cups|Tetera redonda marrón, 6 tazas|丸形ティーポット 茶 6杯用
    Glass Teapot with Infuser, 1 l|Tetera de vidrio con filtro, 1 l|茶こしつきガラスポット 1L
    Porcelain Teapot, White, 1.2 l|Tetera de porcelana blanca, 1,2 l|磁器ティーポット 白 1.2L
    Stovetop Moka Pot, 3 Cups|Cafetera italiana, 3 tazas|直火式モカポット 3杯用
    Stovetop Moka Pot, 6 Cups|Cafetera italiana, 6 tazas|直火式モカポット 6杯用
    French Press, Oak Handle, 1 l|Cafetera de émbolo con asa de roble, 1 l|フレンチプレス オーク取っ手 1L
    Ceramic Coffee Dripper, Size 2|Cono de cerámica para café, talla 2|陶器ドリッパー 2サイズ
    Hourglass Coffee Brewer with Wood Collar|Cafetera reloj de arena con collar de madera|砂時計形コーヒーメーカー 木の襟つき
    Syphon Coffee Brewer|Cafetera de sifón|コーヒーサイフォン
    Cold Drip Tower|Torre de café en frío|水出しコーヒータワー
    Brass Coffee Pot with Long Handle|Cafetera turca de latón de mango largo|真鍮のトルココーヒーポット
    Samovar, Polished Nickel, 3 l|Samovar de níquel pulido, 3 l|サモワール ニッケル磨き 3L
    Anniversary Teapot, Hand-Painted|Tetera de aniversario pintada a mano|記念ティーポット 手描き
    Cast Iron Skillet, 26 cm|Sartén de hierro fundido, 26 cm|鉄スキレット 26cm
    Cast Iron Skillet, 16 cm|Sartén de hierro fundido, 16 cm|鉄スキレット 16cm
    Carbon Steel Frying Pan, 28 cm|Sartén de acero al carbono, 28 cm|炭素鋼フライパン 28cm
    Non-Stick Frying Pan, 24 cm|Sartén antiadherente, 24 cm|ノンスティックフライパン 24cm
    Non-Stick Frying Pan, 28 cm|Sartén antiadherente, 28 cm|ノンスティックフライパン 28cm
    Blue Steel Crêpe Pan, 24 cm|Crepera de acero azulado, 24 cm|ブルースチールのクレープパン 24cm
    Square Omelette Pan for Tamagoyaki|Sartén cuadrada para tamagoyaki|角形卵焼き器
    Round Dutch Oven, Ochre, 24 cm|Cocotte redonda ocre, 24 cm|ココット 丸 オークル 24cm
    Oval Dutch Oven, Teal, 29 cm|Cocotte ovalada verde azulado, 29 cm|ココット オーバル ティール 29cm
    Milk Pan with Two Lips, 1 l|Cazo para leche con dos picos, 1 l|両口ミルクパン 1L
    Saucepan, Tri-Ply, 2 l|Cazo de acero de tres capas, 2 l|三層鋼の片手鍋 2L
    Stockpot, 10 l|Olla grande, 10 l|寸胴鍋 10L
    Pasta Pot with Strainer Lid, 5 l|Olla para pasta con tapa escurridora, 5 l|湯切りぶたのパスタ鍋 5L
    Pressure Cooker, 6 l|Olla a presión, 6 l|圧力鍋 6L
    Carbon Steel Wok, 32 cm|Wok de acero al carbono, 32 cm|炭素鋼の中華鍋 32cm
    Two-Tier Bamboo Steamer, 25 cm|Vaporera de bambú de dos pisos, 25 cm|二段竹せいろ 25cm
    Donabe Clay Pot, 1.8 l|Olla de barro donabe, 1,8 l|土鍋 1.8L
    Glazed Tagine, 28 cm|Tajín esmaltado, 28 cm|釉薬タジン鍋 28cm
    Paella Pan, Polished, 38 cm|Paellera pulida, 38 cm|パエリア鍋 38cm
    Griddle with Ridges, 27 cm|Parrilla acanalada, 27 cm|グリルパン 27cm
    Copper Sugar Pot, 1.5 l|Cazo de cobre para azúcar, 1,5 l|銅の砂糖鍋 1.5L
    Roasting Tin with Rack, 40 cm|Fuente de asar con rejilla, 40 cm|網つきロースト皿 40cm
    Camping Pan Set, 5 Pieces|Juego de ollas de camping, 5 piezas|キャンプ鍋セット 5点
    Cook's First Set, 7 Pieces|Primera batería de cocina, 7 piezas|はじめての鍋セット 7点
    Fondue Set, Cherry Red|Juego de fondue, rojo cereza|フォンデュセット チェリーレッド
    """
}
