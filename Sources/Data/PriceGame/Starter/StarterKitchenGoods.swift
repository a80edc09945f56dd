/// Kitchen appliances of the starter catalogue, all invented, as `StarterPrices` reads them.
enum StarterKitchenGoods {
  static let rows = """
    BLND1085|Halden & Rook|79.99|49.99||Morning Six 6-Speed Countertop Blender|\
    Batidora de vaso Morning Six, 6 velocidades|Morning Six 卓上ミキサー 6段階
    BLND1126|Korvane|119.95|||Quarry 1,400-Watt Ice-Crushing Blender|\
    Batidora picahielos Quarry, 1400 W|Quarry 氷も砕けるミキサー 1400W
    BLND1230|Fennick|24.99|||Single Serve Smoothie Cup Blender, 20 oz|\
    Batidora individual para smoothies, 600 ml|スムージー用シングルミキサー 600ml
    BLND1399|Veldine|289|||Whisperjar Quiet Blender with Sound Shield|\
    Batidora silenciosa Whisperjar con campana|Whisperjar 静音カバー付きミキサー
    BLND1414|Otterfell|34.50|||Pebble Personal Blender with Two Travel Lids|\
    Batidora personal Pebble con dos tapas de viaje|Pebble パーソナルミキサー 携帯ふた2個付き
    BLND1435|Brambley & Sons|89.95|||Heritage Glass Pitcher Blender, 56 oz|\
    Batidora Heritage con jarra de vidrio, 1,6 l|Heritage ガラスジャーミキサー 1.6L
    BLND1575|Solvane|179.99|149.99||Harvest Soup-Making Blender with Heated Base|\
    Batidora para sopas Harvest con base térmica|Harvest 加熱式スープミキサー
    BLND1602|Kestrelware|27.95|||Stick & Stir Immersion Blender|Batidora de inmersión Stick & Stir|Stick & Stir ハンドブレンダー
    BLND1698|Kestrelware|54.95|||Stick & Stir Immersion Blender Set with Whisk and Chopper|\
    Juego de batidora de inmersión Stick & Stir con varillas y picadora|Stick & Stir ハンドブレンダーセット 泡立て器・チョッパー付き
    BLND1850|Wrenholm|99.50|||Alpine Cordless Hand Blender|Batidora de mano inalámbrica Alpine|Alpine コードレスハンドブレンダー
    BLND1867|Marrowby|164|||Tidewater Stainless Steel Bar Blender, 44 oz|\
    Batidora de bar de acero inoxidable Tidewater, 1,3 l|Tidewater ステンレスバーブレンダー 1.3L
    BLND1999|Korvane|429|379||Vortex Nine 2.5 HP Kitchen Blender|\
    Batidora de cocina Vortex Nine, 2,5 CV|Vortex Nine キッチンミキサー 2.5馬力
    BLND2056|Korvane|199.99|||Vortex Three Compact Kitchen Blender|Batidora compacta Vortex Three|Vortex Three コンパクトミキサー
    BLND2068|Pellworth|74.99|||Little Spoon Baby Food Steamer and Blender|\
    Vaporera y batidora para bebés Little Spoon|Little Spoon 離乳食スチーマーミキサー
    BLND2093|Zephra|29.99|22.99||Dawn Patrol USB Rechargeable Travel Blender|\
    Batidora de viaje recargable por USB Dawn Patrol|Dawn Patrol USB充電式トラベルミキサー
    BLND2207|Quillmont|139.95||sold out|Copperline 10-Speed Retro Blender|\
    Batidora retro Copperline, 10 velocidades|Copperline レトロミキサー 10段階
    BLND2317|Dunmere|249.50|||Foundry Cast-Base Blender with Tamper|\
    Batidora Foundry con base de fundición y empujador|Foundry 鋳物ベースミキサー 押し棒付き
    BLND2337|Lowenna|64.99|||Garden Green Juice and Smoothie Blender|\
    Batidora para zumos y smoothies Garden Green|Garden Green ジュース＆スムージーミキサー
    BLND2401|Tarn & Tallow|109.99|||Night Market Frozen Drink Maker|Granizadora Night Market|Night Market フローズンドリンクメーカー
    BLND2427|Halden & Rook|129.99|99.99||Duo 2-in-1 Blender and Food Processor|\
    Batidora y procesador 2 en 1 Duo|Duo 2in1 ミキサー＆フードプロセッサー
    BLND2571|Veldine|215|||Stillwater Vacuum Blender with Clear Jar|\
    Batidora al vacío Stillwater con jarra transparente|Stillwater 真空ミキサー クリアジャー
    BLND2682|Fennick|19.99|||Basics 2-Speed Pulse Blender|Batidora Basics de 2 velocidades con pulso|Basics パルスミキサー 2段階
    BLND2700|Fennick|29.95|||Basics 5-Speed Blender with Plastic Jar|\
    Batidora Basics de 5 velocidades con jarra de plástico|Basics ミキサー 5段階 プラスチックジャー
    BLND2847|Aldermoor|94.99|||Long Table Family Blender, 72 oz|\
    Batidora familiar Long Table, 2,1 l|Long Table ファミリーミキサー 2.1L
    BLND2881|Dunmere|649|||Chef's Bench Commercial Blender, 3 HP|\
    Batidora profesional Chef's Bench, 3 CV|Chef's Bench 業務用ミキサー 3馬力
    BLND2941|Dunmere|795.00||sold out|Chef's Bench Commercial Blender with Spare Jar|\
    Batidora profesional Chef's Bench con jarra de repuesto|Chef's Bench 業務用ミキサー 予備ジャー付き
    BLND3105|Lowenna|84.50|||Sprout Nut Milk Maker and Blender|Batidora y leches vegetales Sprout|Sprout ナッツミルクメーカー＆ミキサー
    BLND3268|Tarn & Tallow|46.99|||Glacier Snow Cone and Slush Blender|\
    Batidora para granizados Glacier|Glacier かき氷・フローズンミキサー
    BLND3420|Solvane|329.99|259.99||Orchard Touchscreen Smart Blender|\
    Batidora inteligente con pantalla táctil Orchard|Orchard タッチパネル式スマートミキサー
    BLND3438|Wrenholm|58|||Ridgeway Hand-Crank Camping Blender|\
    Batidora de manivela para camping Ridgeway|Ridgeway 手回しキャンプミキサー
    BLND3588|Quillmont|69.99|||Satin White 8-Speed Blender|Batidora Satin blanca, 8 velocidades|Satin ミキサー 8段階 ホワイト
    BLND3740|Quillmont|72.99|||Satin Black 8-Speed Blender|Batidora Satin negra, 8 velocidades|Satin ミキサー 8段階 ブラック
    BLND3844|Kestrelware|21.50|||Maker's Mini Spice and Coffee Blender|\
    Minimolinillo de especias y café Maker's|Maker's ミニミル スパイス・コーヒー用
    BLND3859|Zephra|39.99|||Protein Pro Shaker Blender, 28 oz|\
    Batidora de batidos Protein Pro, 830 ml|Protein Pro シェイカーミキサー 830ml
    BLND3918|Zephra|47.95|||Protein Pro Shaker Blender with Spare Blade|\
    Batidora de batidos Protein Pro con cuchilla de repuesto|Protein Pro シェイカーミキサー 替刃付き
    BLND3932|Marrowby|36|||Fireside Hot Chocolate Frothing Blender|\
    Espumadora de chocolate caliente Fireside|Fireside ホットチョコレート泡立てミキサー
    BLND4077|Otterfell|112.99|||Clearview Borosilicate Blender with LED Dial|\
    Batidora de borosilicato Clearview con dial LED|Clearview 耐熱ガラスミキサー LEDダイヤル
    BLND4114|Otterfell|76.95|61.95||Seaglass Turquoise Countertop Blender|\
    Batidora de vaso Seaglass turquesa|Seaglass 卓上ミキサー ターコイズ
    BLND4191|Halden & Rook|42.99|||Steady Hand Variable-Speed Immersion Blender|\
    Batidora de inmersión Steady Hand, velocidad variable|Steady Hand 無段変速ハンドブレンダー
    BLND4301|Halden & Rook|187.50|||Steady Hand Pro Immersion Blender, 14-Inch Shaft|\
    Batidora de inmersión Steady Hand Pro, brazo de 35 cm|Steady Hand Pro ハンドブレンダー シャフト35cm
    BLND4340|Tarn & Tallow|149|||Twin Cup Party Blender|Batidora de fiesta con dos vasos|パーティーミキサー 2カップ
    BLND4481|Aldermoor|104.95|||Early Bird Blender with Programmable Timer|\
    Batidora Early Bird con temporizador|Early Bird タイマー付きミキサー
    BLND4514|Brambley & Sons|66.50|||Kitchen Corner Low-Profile Blender|\
    Batidora baja Kitchen Corner|Kitchen Corner 薄型ミキサー
    BLND4663|Brambley & Sons|38.95||sold out|Kitchen Corner Low-Profile Blender, Refurbished|\
    Batidora baja Kitchen Corner, reacondicionada|Kitchen Corner 薄型ミキサー 整備済み品
    BLND4744|Lowenna|159.95|||Pomona Slow Blender with Puree Sieve|Batidora lenta Pomona con tamiz|Pomona スローミキサー こし器付き
    BLND4890|Solvane|234.99|||Summit Self-Cleaning Blender|Batidora autolimpiable Summit|Summit 自動洗浄ミキサー
    BLND5067|Pellworth|17.95|||Pocket Blender with Carry Loop, 12 oz|\
    Batidora de bolsillo con asa, 350 ml|ポケットミキサー ストラップ付き 350ml
    BLND5116|Quillmont|520|468||Grand Cru 3.5 HP Blender with Walnut Base|\
    Batidora Grand Cru, 3,5 CV, base de nogal|Grand Cru ミキサー 3.5馬力 ウォルナットベース
    TOST1134|Fennick|22.99|||Two-Slice Everyday Toaster|Tostadora diaria de dos ranuras|普段使いの2枚焼きトースター
    TOST1244|Halden & Rook|64.95|||Long Slot Artisan Bread Toaster|\
    Tostadora de ranura larga para pan artesano|ロングスロットトースター
    TOST1289|Korvane|49.99|||Four-Slice Toaster with Bagel Setting|\
    Tostadora de cuatro ranuras con función bagel|4枚焼きトースター ベーグル対応
    TOST1379|Quillmont|89.95||sold out|Copperline Retro Two-Slice Toaster|\
    Tostadora retro Copperline de dos ranuras|Copperline レトロ2枚焼きトースター
    TOST1420|Veldine|118|||Clear Window See-It-Brown Toaster|Tostadora con ventana transparente|焼き加減が見える窓付きトースター
    TOST1548|Solvane|159.99|129.99||Touchscreen Countdown Toaster|\
    Tostadora táctil con cuenta atrás|タッチパネル式トースター カウントダウン表示
    TOST1658|Marrowby|37.50|||Crumb Catcher Wide-Slot Toaster|\
    Tostadora de ranura ancha con bandeja recogemigas|ワイドスロットトースター パンくずトレー付き
    TOST1671|Aldermoor|94.50|||Six-Slice Family Toaster|Tostadora familiar de seis ranuras|ファミリー6枚焼きトースター
    TOST1845|Brambley & Sons|71.99|||Toaster with Warming Rack|Tostadora con rejilla para calentar|温め網付きトースター
    TOST1867|Wrenholm|14.95|||Stovetop Camp Toaster|Tostadora de camping para fogón|キャンプ用直火トースター
    TOST2012|Otterfell|58.99|44.99||Seaglass Turquoise Toaster|Tostadora Seaglass turquesa|Seaglass トースター ターコイズ
    TOST2161|Dunmere|540|||Chef's Bench Conveyor Toaster|Tostadora de cinta Chef's Bench|Chef's Bench コンベアトースター
    TOST2244|Kestrelware|31.95|||Flip-Side Sandwich Toaster|Sandwichera giratoria|反転式ホットサンドメーカー
    KETL1090|Fennick|26.99|||Rapid Boil Electric Kettle, 1.7 L|Hervidor eléctrico rápido, 1,7 l|急速沸騰電気ケトル 1.7L
    KETL1270|Halden & Rook|74.95|||Gooseneck Pour-Over Kettle|Hervidor de cuello de cisne|ドリップ用細口ケトル
    KETL1362|Solvane|139.50|||Variable Temperature Gooseneck Kettle|\
    Hervidor de cuello de cisne con temperatura regulable|温度調節付き細口ケトル
    KETL1517|Brambley & Sons|38|||Whistling Enamel Stovetop Kettle|Tetera esmaltada con silbato|ホーロー笛吹きケトル
    KETL1647|Otterfell|45.99|35.99||Glass Kettle with Blue Glow|Hervidor de vidrio con luz azul|ブルーライトガラスケトル
    KETL1798|Zephra|32.50|||Collapsible Silicone Travel Kettle|Hervidor de viaje plegable de silicona|折りたたみシリコントラベルケトル
    KETL1917|Veldine|54.99|||Double-Wall Cool-Touch Kettle|Hervidor de doble pared, tacto frío|二重構造ケトル
    KETL1937|Dunmere|86|||Cast Iron Tea Kettle with Trivet|Tetera de hierro fundido con salvamanteles|鉄瓶 鍋敷き付き
    KETL1963|Quillmont|109.95|||Copperline Retro Dome Kettle|Hervidor retro Copperline|Copperline レトロドームケトル
    KETL2035|Lowenna|67.99|||Tea Ritual Kettle with Infuser Basket|Hervidor Tea Ritual con filtro|Tea Ritual 茶こし付きケトル
    KETL2159|Aldermoor|124.99|104.99||Little Giant Hot Water Urn, 5 L|\
    Termo de agua caliente Little Giant, 5 l|Little Giant 電気ポット 5L
    KETL2340|Wrenholm|61.50||sold out|Backpacker Titanium Kettle|Hervidor de titanio Backpacker|Backpacker チタンケトル
    """
}
