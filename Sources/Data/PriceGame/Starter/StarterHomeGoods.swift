/// Textiles and other goods for the home of the starter catalogue, all invented, as `StarterPrices` reads them.
enum StarterHomeGoods {
  static let rows = """
    DUVT1066|Lowenna|189.99|159.99||Washed Linen Duvet Cover Set, Queen|\
    Juego de funda nórdica de lino lavado, cama 150|洗いざらしリネンカバーセット クイーン
    DUVT1170|Pellworth|94.95|||Crisp Percale Duvet Cover, King|Funda nórdica de percal, cama 180|パーケール掛け布団カバー キング
    DUVT1273|Fennick|27.99|||Brushed Microfiber Duvet Cover, Twin|\
    Funda nórdica de microfibra, cama 90|マイクロファイバー掛け布団カバー シングル
    DUVT1403|Tarn & Tallow|138.50|||Hand-Block Botanical Duvet Cover|\
    Funda nórdica botánica estampada a mano|手染め植物柄掛け布団カバー
    DUVT1426|Wrenholm|76|||Waffle Weave Duvet Cover, Full|Funda nórdica de gofre, cama 135|ワッフル織り掛け布団カバー ダブル
    DUVT1471|Veldine|112.99|||Sateen Hotel Stripe Duvet Set|\
    Juego nórdico satinado de rayas, estilo hotel|サテンのホテル仕様ストライプカバーセット
    DUVT1588|Quillmont|465|||Mulberry Silk Duvet Cover, Queen|Funda nórdica de seda de morera, cama 150|シルク掛け布団カバー クイーン
    DUVT1693|Otterfell|58.95|46.95||Jersey Knit Duvet Cover Set|Juego de funda nórdica de punto|ジャージーニットカバーセット
    DUVT1836|Brambley & Sons|69.50|||Flannel Plaid Duvet Cover|Funda nórdica de franela a cuadros|フランネルチェック掛け布団カバー
    DUVT1910|Marrowby|104.99|||Garment-Dyed Cotton Duvet Cover|Funda nórdica de algodón teñido en prenda|製品染めコットン掛け布団カバー
    DUVT1948|Aldermoor|215.50||sold out|Velvet Stitch Coverlet and Duvet Set|\
    Juego de colcha y funda de terciopelo|ベルベットステッチカバーセット
    DUVT2061|Kestrelware|34.95|||Dorm Room Duvet Cover with Sham|\
    Funda nórdica juvenil con funda de almohada|学生寮向け掛け布団カバー 枕カバー付き
    TOWL1143|Pellworth|18.99|||Plush Cotton Bath Towel|Toalla de baño de algodón suave|ふんわりコットンバスタオル
    TOWL1217|Tarn & Tallow|29.50|||Turkish Hammam Towel with Fringe|Toalla turca hammam con flecos|トルコ風ハマムタオル フリンジ付き
    TOWL1400|Halden & Rook|59.99|47.99||Six-Piece Combed Cotton Towel Set|\
    Juego de toallas de algodón peinado, seis piezas|コーマ綿タオルセット 6枚
    TOWL1509|Wrenholm|36.95|||Quick-Dry Waffle Bath Sheet|Toalla grande de gofre, secado rápido|速乾ワッフルバスシート
    TOWL1603|Veldine|118|||Zero-Twist Spa Towel Bundle|Lote de toallas de spa sin torsión|無撚糸スパタオルセット
    TOWL1780|Fennick|42.50|||Everyday Towel Value Pack, Set of Ten|Pack de toallas de diario, diez piezas|お徳用タオル 10枚セット
    TOWL1880|Lowenna|24.99|||Bamboo Blend Hand Towels, Set of Four|\
    Toallas de manos de bambú, juego de cuatro|竹混ハンドタオル 4枚セット
    TOWL1942|Aldermoor|44.95|||Oversized Bath Sheet, 40 by 80 Inches|Toalla extragrande, 100 x 200 cm|特大バスシート 100×200cm
    TOWL1983|Brambley & Sons|16.50|||Embroidered Guest Towels, Set of Two|\
    Toallas de invitados bordadas, juego de dos|刺繍ゲストタオル 2枚セット
    TOWL2007|Marrowby|31|||Ribbed Heavyweight Bath Towel|Toalla de baño gruesa acanalada|厚手リブバスタオル
    TOWL2055|Kestrelware|12.99|||Washcloth Dozen in White|Docena de toallitas blancas|白いウォッシュタオル 12枚
    TOWL2096|Quillmont|156.00||sold out|Organic Cotton Towel Suite, Eight Pieces|\
    Juego de toallas de algodón orgánico, ocho piezas|オーガニックコットンタオル 8枚セット
    WRUG1097|Lowenna|249.99|199.99||Hand-Tufted Meadow Wool Rug, 5 by 8|\
    Alfombra de lana Prado tejida a mano, 150 x 240|手織り草原柄ウールラグ 150×240
    WRUG1256|Brambley & Sons|134.95|||Braided Farmhouse Oval Rug|Alfombra ovalada trenzada|三つ編み楕円ラグ
    WRUG1403|Tarn & Tallow|98|||Flatweave Kilim Runner, 2 by 8|Pasillera kilim, 60 x 240|キリムランナー 60×240
    WRUG1487|Quillmont|2450|||Hand-Knotted Garden Rug, 9 by 12|\
    Alfombra Jardín anudada a mano, 270 x 360|手結び庭園柄ラグ 270×360
    WRUG1522|Wrenholm|418.50|||Undyed Loop Pile Wool Rug, 6 by 9|\
    Alfombra de lana sin teñir, 180 x 270|無染色ループウールラグ 180×270
    WRUG1701|Pellworth|159.95|||Felt Ball Rug, 4-Foot Round|\
    Alfombra redonda de bolas de fieltro, 120 cm|フェルトボールラグ 円形120cm
    WRUG1835|Otterfell|679|549||Abstract Dune Wool Rug, 8 by 10|Alfombra de lana Dunas, 240 x 300|砂丘柄ウールラグ 240×300
    WRUG1996|Veldine|284.99|||Diamond Shag Rug, 5 by 7|Alfombra de pelo largo con rombos, 150 x 210|ひし形シャギーラグ 150×210
    WRUG2166|Fennick|39.50|||Plaid Wool Doormat|Felpudo de lana a cuadros|チェックのウール玄関マット
    WRUG2342|Aldermoor|895|||Persian-Inspired Medallion Rug, 8 by 10|\
    Alfombra con medallón de estilo persa, 240 x 300|ペルシャ風メダリオンラグ 240×300
    WRUG2358|Marrowby|176.50||sold out|Checkerboard Wool Rug, 4 by 6|\
    Alfombra de lana ajedrezada, 120 x 180|市松柄ウールラグ 120×180
    WRUG2477|Dunmere|48.95|||Ribbed Stair Runner, by the Yard|\
    Pasillera acanalada para escalera, por metro|階段用リブランナー 切り売り
    HMCK1020|Aldermoor|129.99|104.99||Quilted Double Hammock with Pillow|\
    Hamaca doble acolchada con almohada|キルト二人用ハンモック 枕付き
    HMCK1076|Brambley & Sons|94.50|||Cotton Rope Hammock, Wide|Hamaca ancha de cuerda de algodón|コットンロープハンモック ワイド
    HMCK1191|Zephra|27.95|||Parachute Camping Hammock|Hamaca de camping de paracaídas|パラシュート生地キャンプハンモック
    HMCK1235|Korvane|169|||Hammock with Steel Stand|Hamaca con soporte de acero|スチールスタンド付きハンモック
    HMCK1266|Otterfell|389.99|329.99||Hanging Egg Chair with Cushion|Silla huevo colgante con cojín|吊り下げエッグチェア クッション付き
    HMCK1356|Tarn & Tallow|148.95|||Mayan Weave Family Hammock|Hamaca familiar de tejido maya|マヤ織りファミリーハンモック
    HMCK1512|Lowenna|74.99|||Macrame Hammock Chair|Silla hamaca de macramé|マクラメハンモックチェア
    HMCK1528|Wrenholm|62.50|||Bug-Net Travel Hammock|Hamaca de viaje con mosquitera|蚊帳付きトラベルハンモック
    HMCK1557|Dunmere|449|||Curved Larch Hammock Stand|Soporte curvo de alerce para hamaca|カラマツのハンモックスタンド
    HMCK1560|Pellworth|45.95|||Kids' Sensory Pod Swing|Columpio sensorial infantil|キッズセンサリーポッドスイング
    HMCK1708|Solvane|116.50||sold out|Poolside Quick-Dry Hammock|Hamaca de piscina de secado rápido|プールサイド速乾ハンモック
    HMCK1749|Fennick|16.99|||Tree Strap Hanging Kit|Kit de correas para árbol|ツリーストラップ吊り下げキット
    DOOR1140|Fennick|18.95|||Satin Nickel Passage Lever|Manilla de paso, níquel satinado|サテンニッケル空錠レバー
    DOOR1168|Korvane|24.50|||Matte Black Privacy Knob|Pomo con condena, negro mate|マットブラック間仕切錠ノブ
    DOOR1264|Quillmont|186|||Unlacquered Brass Mortise Set|Cerradura de embutir de latón sin barnizar|無塗装真鍮の箱錠セット
    DOOR1424|Dunmere|67.99|||Hammered Iron Thumb Latch|Picaporte de hierro forjado|槌目鉄のサムラッチ
    DOOR1433|Brambley & Sons|29.99|||Porcelain Cabinet Knobs, Set of Ten|Pomos de porcelana, juego de diez|磁器つまみ 10個セット
    DOOR1454|Solvane|199.99|154.99||Keypad Smart Deadbolt|Cerrojo inteligente con teclado|テンキー式スマートロック
    DOOR1510|Zephra|229|||Fingerprint Lever Lock|Manilla con lector de huella|指紋認証レバー錠
    DOOR1670|Veldine|58.50|||Reeded Glass Door Knob|Pomo de vidrio estriado|リブガラスのドアノブ
    DOOR1769|Wrenholm|36|||Leather Loop Pulls, Set of Four|Tiradores de cuero, juego de cuatro|革ループ取っ手 4個セット
    DOOR1810|Marrowby|31.95|||Sliding Barn Door Handle|Tirador para puerta corredera|スライドドア用ハンドル
    DOOR1975|Halden & Rook|142.95|||Front Door Handle Set with Escutcheon|\
    Juego de manilla de entrada con escudo|玄関ハンドルセット 座金付き
    DOOR2042|Kestrelware|12.50||sold out|Recessed Pocket Door Pull|Tirador embutido para puerta corredera|引き戸用埋め込み取っ手
    BSKT1177|Wrenholm|32.99|||Woven Rope Blanket Basket|Cesta de cuerda para mantas|ロープ編みブランケットバスケット
    BSKT1323|Tarn & Tallow|54.95|||Water Hyacinth Shelf Baskets, Set of Three|\
    Cestas de jacinto de agua, juego de tres|ウォーターヒヤシンスバスケット 3個セット
    BSKT1426|Marrowby|21.50|||Wire Market Basket with Handles|Cesta de alambre con asas|取っ手付きワイヤーバスケット
    BSKT1530|Halden & Rook|47|||Felt Log Basket|Cesta de fieltro para leña|フェルト薪バスケット
    BSKT1635|Korvane|64.99|51.99||Lidded Laundry Hamper, Two Compartments|\
    Cesto de ropa con tapa, dos compartimentos|ふた付きランドリーバスケット 2分割
    BSKT1738|Fennick|26.99|||Canvas Cube Bins, Set of Six|Cubos de lona, juego de seis|帆布キューブボックス 6個セット
    BSKT1767|Lowenna|19.95|||Seagrass Belly Basket|Cesta de fibra marina|シーグラスバスケット
    BSKT1893|Quillmont|118|||Leather-Trimmed Magazine Basket|Revistero con remates de cuero|革縁マガジンバスケット
    BSKT2058|Otterfell|72.50|||Stackable Bamboo Drawers|Cajones de bambú apilables|積み重ね竹引き出し
    BSKT2163|Kestrelware|38.95|||Rolling Under-Bed Basket|Cesta con ruedas para debajo de la cama|キャスター付きベッド下バスケット
    BSKT2181|Brambley & Sons|59.99||sold out|Stair Step Basket|Cesta para escalera|階段バスケット
    BSKT2232|Pellworth|14.50|||Bread-Proofing Willow Basket|Cesta de mimbre para fermentar pan|パン発酵用柳かご
    CLCK1062|Fennick|17.99|||Silent Sweep Wall Clock, 12 Inch|Reloj de pared silencioso, 30 cm|静音掛け時計 30cm
    CLCK1233|Dunmere|148.50|||Oversized Skeleton Clock, 36 Inch|Reloj esqueleto gigante, 90 cm|特大スケルトン時計 90cm
    CLCK1295|Brambley & Sons|94.99|||Station House Double-Sided Clock|Reloj de estación de dos caras|駅舎風両面時計
    CLCK1301|Quillmont|129.95|99.95||Sunburst Mirror Clock|Reloj espejo sol|サンバーストミラー時計
    CLCK1428|Wrenholm|72|||Cuckoo-Style Birdhouse Clock|Reloj de cuco casita|鳥の巣箱風鳩時計
    CLCK1581|Aldermoor|219|||Walnut Pendulum Wall Clock|Reloj de péndulo de nogal|ウォルナット振り子時計
    CLCK1630|Marrowby|56.50|||Slate Numberless Clock|Reloj de pizarra sin números|数字なしスレート時計
    CLCK1700|Kestrelware|28.95|||Kitchen Clock with Thermometer|Reloj de cocina con termómetro|温度計付きキッチン時計
    CLCK1775|Otterfell|84.95|||Moon Phase Wall Clock|Reloj de pared con fases lunares|月の満ち欠け掛け時計
    CLCK1779|Lowenna|63.99|||Outdoor Tide Clock|Reloj de mareas de exterior|屋外用潮汐時計
    CLCK1819|Korvane|45.99|36.99||LED Digital Calendar Clock|Reloj digital LED con calendario|LEDデジタルカレンダー時計
    CLCK1929|Veldine|39.50||sold out|Terrazzo Wall Clock|Reloj de pared de terrazo|テラゾー掛け時計
    CLCK2068|Halden & Rook|595|||Grand Hall Chiming Clock|Reloj de carillón Grand Hall|Grand Hall チャイム時計
    """
}
