/// What handles, baskets and clocks of the starter catalogue are called: `English|Spanish|Japanese`.
enum StarterHouseNames {
  static let rows = """
    Satin Nickel Passage Lever|Manilla de paso, níquel satinado|サテンニッケル空錠レバー
    Matte Black Privacy Knob|Pomo con condena, negro mate|マットブラック間仕切錠ノブ
    Unlacquered Brass Mortise Set|Cerradura de embutir de latón sin barnizar|無塗装真鍮の箱錠セット
    Hammered Iron Thumb Latch|Picaporte de hierro forjado|槌目鉄のサムラッチ
    Porcelain Cabinet Knobs, Set of Ten|Pomos de porcelana, juego de diez|磁器つまみ 10個セット
    Keypad Smart Deadbolt|Cerrojo inteligente con teclado|テンキー式スマートロック
    Fingerprint Lever Lock|Manilla con lector de huella|指紋認証レバー錠
    Reeded Glass Door Knob|Pomo de vidrio estriado|リブガラスのドアノブ
    Leather Loop Pulls, Set of Four|Tiradores de cuero, juego de cuatro|革ループ取っ手 4個セット
    Sliding Barn Door Handle|Tirador para puerta corredera|スライドドア用ハンドル
    Front Door Handle Set with Escutcheon|Juego de manilla de entrada con escudo|玄関ハンドルセット 座金付き
    Recessed Pocket Door Pull|Tirador embutido para puerta corredera|引き戸用埋め込み取っ手
    Woven Rope Blanket Basket|Cesta de cuerda para mantas|ロープ編みブランケットバスケット
    Water Hyacinth Shelf Baskets, Set of Three|Cestas de jacinto de agua, juego de tres|ウォーターヒヤシンスバスケット 3個セット
    Wire Market Basket with Handles|Cesta de alambre con asas|取っ手付きワイヤーバスケット
    Felt Log Basket|Cesta de fieltro para leña|フェルト薪バスケット
    Lidded Laundry Hamper, Two Compartments|Cesto de ropa con tapa, dos compartimentos|ふた付きランドリーバスケット 2分割
    Canvas Cube Bins, Set of Six|Cubos de lona, juego de seis|帆布キューブボックス 6個セット
    Seagrass Belly Basket|Cesta de fibra marina|シーグラスバスケット
    Leather-Trimmed Magazine Basket|Revistero con remates de cuero|革縁マガジンバスケット
    Stackable Bamboo Drawers|Cajones de bambú apilables|積み重ね竹引き出し
    Rolling Under-Bed Basket|Cesta con ruedas para debajo de la cama|キャスター付きベッド下バスケット
    Stair Step Basket|Cesta para escalera|階段バスケット
    Bread-Proofing Willow Basket|Cesta de mimbre para fermentar pan|パン発酵用柳かご
    Silent Sweep Wall Clock, 12 Inch|Reloj de pared silencioso, 30 cm|静音掛け時計 30cm
    Oversized Skeleton Clock, 36 Inch|Reloj esqueleto gigante, 90 cm|特大スケルトン時計 90cm
    Station House Double-Sided Clock|Reloj de estación de dos caras|駅舎風両面時計
    Sunburst Mirror Clock|Reloj espejo sol|サンバーストミラー時計
    Cuckoo-Style Birdhouse Clock|Reloj de cuco casita|鳥の巣箱風鳩時計
    Walnut Pendulum Wall Clock|Reloj de péndulo de nogal|ウォルナット振り子時計
    Slate Numberless Clock|Reloj de pizarra sin números|数字なしスレート時計
    Kitchen Clock with Thermometer|Reloj de cocina con termómetro|温度計付きキッチン時計
    Moon Phase Wall Clock|Reloj de pared con fases lunares|月の満ち欠け掛け時計
    Outdoor Tide Clock|Reloj de mareas de exterior|屋外用潮汐時計
    LED Digital Calendar Clock|Reloj digital LED con calendario|LEDデジタルカレンダー時計
    Terrazzo Wall Clock|Reloj de pared de terrazo|テラゾー掛け時計
    Grand Hall Chiming Clock|Reloj de carillón Grand Hall|Grand Hall チャイム時計
    """
}
