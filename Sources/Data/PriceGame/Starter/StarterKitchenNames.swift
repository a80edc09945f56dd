/// What kitchen products of the starter catalogue are called: `English|Spanish|Japanese`.
enum StarterKitchenNames {
  static let rows = """
    Morning Six 6-Speed Countertop Blender|Batidora de vaso Morning Six, 6 velocidades|Morning Six 卓上ミキサー 6段階
    Quarry 1,400-Watt Ice-Crushing Blender|Batidora picahielos Quarry, 1400 W|Quarry 氷も砕けるミキサー 1400W
    Single Serve Smoothie Cup Blender, 20 oz|Batidora individual para smoothies, 600 ml|スムージー用シングルミキサー 600ml
    Whisperjar Quiet Blender with Sound Shield|Batidora silenciosa Whisperjar con campana|Whisperjar 静音カバー付きミキサー
    Pebble Personal Blender with Two Travel Lids|Batidora personal Pebble con dos tapas de viaje|Pebble パーソナルミキサー 携帯ふた2個付き
    Heritage Glass Pitcher Blender, 56 oz|Batidora Heritage con jarra de vidrio, 1,6 l|Heritage ガラスジャーミキサー 1.6L
    Harvest Soup-Making Blender with Heated Base|Batidora para sopas Harvest con base térmica|Harvest 加熱式スープミキサー
    Stick & Stir Immersion Blender|Batidora de inmersión Stick & Stir|Stick & Stir ハンドブレンダー
    Stick & Stir Immersion Blender Set with Whisk and Chopper|Juego de batidora de inmersión Stick & Stir con varillas y picadora|Stick & Stir ハンドブレンダーセット 泡立て器・チョッパー付き
    Alpine Cordless Hand Blender|Batidora de mano inalámbrica Alpine|Alpine コードレスハンドブレンダー
    Tidewater Stainless Steel Bar Blender, 44 oz|Batidora de bar de acero inoxidable Tidewater, 1,3 l|Tidewater ステンレスバーブレンダー 1.3L
    Vortex Nine 2.5 HP Kitchen Blender|Batidora de cocina Vortex Nine, 2,5 CV|Vortex Nine キッチンミキサー 2.5馬力
    Vortex Three Compact Kitchen Blender|Batidora compacta Vortex Three|Vortex Three コンパクトミキサー
    Little Spoon Baby Food Steamer and Blender|Vaporera y batidora para bebés Little Spoon|Little Spoon 離乳食スチーマーミキサー
    Dawn Patrol USB Rechargeable Travel Blender|Batidora de viaje recargable por USB Dawn Patrol|Dawn Patrol USB充電式トラベルミキサー
    Copperline 10-Speed Retro Blender|Batidora retro Copperline, 10 velocidades|Copperline レトロミキサー 10段階
    Foundry Cast-Base Blender with Tamper|Batidora Foundry con base de fundición y empujador|Foundry 鋳物ベースミキサー 押し棒付き
    Garden Green Juice and Smoothie Blender|Batidora para zumos y smoothies Garden Green|Garden Green ジュース＆スムージーミキサー
    Night Market Frozen Drink Maker|Granizadora Night Market|Night Market フローズンドリンクメーカー
    Duo 2-in-1 Blender and Food Processor|Batidora y procesador 2 en 1 Duo|Duo 2in1 ミキサー＆フードプロセッサー
    Stillwater Vacuum Blender with Clear Jar|Batidora al vacío Stillwater con jarra transparente|Stillwater 真空ミキサー クリアジャー
    Basics 2-Speed Pulse Blender|Batidora Basics de 2 velocidades con pulso|Basics パルスミキサー 2段階
    Basics 5-Speed Blender with Plastic Jar|Batidora Basics de 5 velocidades con jarra de plástico|Basics ミキサー 5段階 プラスチックジャー
    Long Table Family Blender, 72 oz|Batidora familiar Long Table, 2,1 l|Long Table ファミリーミキサー 2.1L
    Chef's Bench Commercial Blender, 3 HP|Batidora profesional Chef's Bench, 3 CV|Chef's Bench 業務用ミキサー 3馬力
    Chef's Bench Commercial Blender with Spare Jar|Batidora profesional Chef's Bench con jarra de repuesto|Chef's Bench 業務用ミキサー 予備ジャー付き
    Sprout Nut Milk Maker and Blender|Batidora y leches vegetales Sprout|Sprout ナッツミルクメーカー＆ミキサー
    Glacier Snow Cone and Slush Blender|Batidora para granizados Glacier|Glacier かき氷・フローズンミキサー
    Orchard Touchscreen Smart Blender|Batidora inteligente con pantalla táctil Orchard|Orchard タッチパネル式スマートミキサー
    Ridgeway Hand-Crank Camping Blender|Batidora de manivela para camping Ridgeway|Ridgeway 手回しキャンプミキサー
    Satin White 8-Speed Blender|Batidora Satin blanca, 8 velocidades|Satin ミキサー 8段階 ホワイト
    Satin Black 8-Speed Blender|Batidora Satin negra, 8 velocidades|Satin ミキサー 8段階 ブラック
    Maker's Mini Spice and Coffee Blender|Minimolinillo de especias y café Maker's|Maker's ミニミル スパイス・コーヒー用
    Protein Pro Shaker Blender, 28 oz|Batidora de batidos Protein Pro, 830 ml|Protein Pro シェイカーミキサー 830ml
    Protein Pro Shaker Blender with Spare Blade|Batidora de batidos Protein Pro con cuchilla de repuesto|Protein Pro シェイカーミキサー 替刃付き
    Fireside Hot Chocolate Frothing Blender|Espumadora de chocolate caliente Fireside|Fireside ホットチョコレート泡立てミキサー
    Clearview Borosilicate Blender with LED Dial|Batidora de borosilicato Clearview con dial LED|Clearview 耐熱ガラスミキサー LEDダイヤル
    Seaglass Turquoise Countertop Blender|Batidora de vaso Seaglass turquesa|Seaglass 卓上ミキサー ターコイズ
    Steady Hand Variable-Speed Immersion Blender|Batidora de inmersión Steady Hand, velocidad variable|Steady Hand 無段変速ハンドブレンダー
    Steady Hand Pro Immersion Blender, 14-Inch Shaft|Batidora de inmersión Steady Hand Pro, brazo de 35 cm|Steady Hand Pro ハンドブレンダー シャフト35cm
    Twin Cup Party Blender|Batidora de fiesta con dos vasos|パーティーミキサー 2カップ
    Early Bird Blender with Programmable Timer|Batidora Early Bird con temporizador|Early Bird タイマー付きミキサー
    Kitchen Corner Low-Profile Blender|Batidora baja Kitchen Corner|Kitchen Corner 薄型ミキサー
    Kitchen Corner Low-Profile Blender, Refurbished|Batidora baja Kitchen Corner, reacondicionada|Kitchen Corner 薄型ミキサー 整備済み品
    Pomona Slow Blender with Puree Sieve|Batidora lenta Pomona con tamiz|Pomona スローミキサー こし器付き
    Summit Self-Cleaning Blender|Batidora autolimpiable Summit|Summit 自動洗浄ミキサー
    Pocket Blender with Carry Loop, 12 oz|Batidora de bolsillo con asa, 350 ml|ポケットミキサー ストラップ付き 350ml
    Grand Cru 3.5 HP Blender with Walnut Base|Batidora Grand Cru, 3,5 CV, base de nogal|Grand Cru ミキサー 3.5馬力 ウォルナットベース
    Rapid Boil Electric Kettle, 1.7 L|Hervidor eléctrico rápido, 1,7 l|急速沸騰電気ケトル 1.7L
    Gooseneck Pour-Over Kettle|Hervidor de cuello de cisne|ドリップ用細口ケトル
    Variable Temperature Gooseneck Kettle|Hervidor de cuello de cisne con temperatura regulable|温度調節付き細口ケトル
    Whistling Enamel Stovetop Kettle|Tetera esmaltada con silbato|ホーロー笛吹きケトル
    Glass Kettle with Blue Glow|Hervidor de vidrio con luz azul|ブルーライトガラスケトル
    Collapsible Silicone Travel Kettle|Hervidor de viaje plegable de silicona|折りたたみシリコントラベルケトル
    Double-Wall Cool-Touch Kettle|Hervidor de doble pared, tacto frío|二重構造ケトル
    Cast Iron Tea Kettle with Trivet|Tetera de hierro fundido con salvamanteles|鉄瓶 鍋敷き付き
    Copperline Retro Dome Kettle|Hervidor retro Copperline|Copperline レトロドームケトル
    Tea Ritual Kettle with Infuser Basket|Hervidor Tea Ritual con filtro|Tea Ritual 茶こし付きケトル
    Little Giant Hot Water Urn, 5 L|Termo de agua caliente Little Giant, 5 l|Little Giant 電気ポット 5L
    Backpacker Titanium Kettle|Hervidor de titanio Backpacker|Backpacker チタンケトル
    Two-Slice Everyday Toaster|Tostadora diaria de dos ranuras|普段使いの2枚焼きトースター
    Long Slot Artisan Bread Toaster|Tostadora de ranura larga para pan artesano|ロングスロットトースター
    Four-Slice Toaster with Bagel Setting|Tostadora de cuatro ranuras con función bagel|4枚焼きトースター ベーグル対応
    Copperline Retro Two-Slice Toaster|Tostadora retro Copperline de dos ranuras|Copperline レトロ2枚焼きトースター
    Clear Window See-It-Brown Toaster|Tostadora con ventana transparente|焼き加減が見える窓付きトースター
    Touchscreen Countdown Toaster|Tostadora táctil con cuenta atrás|タッチパネル式トースター カウントダウン表示
    Crumb Catcher Wide-Slot Toaster|Tostadora de ranura ancha con bandeja recogemigas|ワイドスロットトースター パンくずトレー付き
    Six-Slice Family Toaster|Tostadora familiar de seis ranuras|ファミリー6枚焼きトースター
    Toaster with Warming Rack|Tostadora con rejilla para calentar|温め網付きトースター
    Stovetop Camp Toaster|Tostadora de camping para fogón|キャンプ用直火トースター
    Seaglass Turquoise Toaster|Tostadora Seaglass turquesa|Seaglass トースター ターコイズ
    Chef's Bench Conveyor Toaster|Tostadora de cinta Chef's Bench|Chef's Bench コンベアトースター
    Flip-Side Sandwich Toaster|Sandwichera giratoria|反転式ホットサンドメーカー
    """
}
