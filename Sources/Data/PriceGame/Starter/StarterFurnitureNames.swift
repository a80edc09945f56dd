/// What furniture of the starter catalogue is called: `English|Spanish|Japanese`.
enum StarterFurnitureNames {
  static let rows = """
    Fireside Wingback Armchair|Sillón orejero Fireside|Fireside ウィングバックチェア
    Compact Boucle Swivel Chair|Sillón giratorio compacto de bouclé|コンパクト回転チェア ブークレ
    Slouch Corduroy Lounge Chair|Sillón relax de pana|コーデュロイラウンジチェア
    Reading Nook Armchair with Ottoman|Sillón de lectura con reposapiés|読書用アームチェア オットマン付き
    Bentwood Rocking Armchair|Mecedora de madera curvada|曲げ木のロッキングチェア
    Tulip Barrel Chair in Moss Velvet|Sillón Tulip de terciopelo verde musgo|チューリップチェア モスグリーンベルベット
    Leather Club Chair, Chestnut|Sillón club de cuero, castaño|レザークラブチェア 栗色
    Folding Guest Armchair|Sillón plegable para invitados|来客用折りたたみアームチェア
    Cane-Back Lounge Chair|Sillón con respaldo de rejilla|籐背もたれのラウンジチェア
    Power Recliner with Cup Holders|Sillón reclinable eléctrico con posavasos|電動リクライナー カップホルダー付き
    Channel-Back Accent Chair|Sillón acanalado|チャンネルバックチェア
    Oversized Cuddle Chair|Sillón extragrande para dos|ゆったり二人掛けチェア
    Harborview Lift-Top Coffee Table|Mesa de centro elevable Harborview|Harborview 昇降式コーヒーテーブル
    Oval Travertine Coffee Table|Mesa de centro ovalada de travertino|トラバーチン楕円コーヒーテーブル
    Low Slatted Bench Coffee Table|Mesa de centro baja de listones|すのこ風ローテーブル
    Round Cane Coffee Table, 36 Inch|Mesa de centro redonda de rejilla, 90 cm|籐の丸型コーヒーテーブル 90cm
    Two-Tone Storage Trunk Coffee Table|Mesa baúl bicolor|ツートン収納トランクテーブル
    Tempered Glass Waterfall Table|Mesa cascada de vidrio templado|強化ガラステーブル
    Cluster Coffee Tables, Set of Three|Mesas de centro combinables, juego de tres|組み合わせコーヒーテーブル 3台セット
    Reclaimed Pine Farmhouse Coffee Table|Mesa de centro rústica de pino reciclado|古材パインのコーヒーテーブル
    Starter Square Coffee Table|Mesa de centro cuadrada básica|シンプル角型コーヒーテーブル
    Pedestal Coffee Table in Matte Black|Mesa de centro con pedestal, negro mate|一本脚コーヒーテーブル マットブラック
    Hidden Drawer Walnut Coffee Table|Mesa de centro de nogal con cajón oculto|隠し引き出し付きウォルナットテーブル
    Tufted Ottoman Coffee Table with Tray|Puf mesa acolchado con bandeja|ボタン留めオットマンテーブル トレー付き
    Concrete-Look Indoor and Patio Table|Mesa de interior y patio, acabado cemento|コンクリート調テーブル 屋内外兼用
    Larkspur Round End Table with Shelf|Mesita redonda Larkspur con balda|Larkspur 棚付き丸型サイドテーブル
    Cobble Hill Solid Oak End Table|Mesita de roble macizo Cobble Hill|Cobble Hill オーク無垢サイドテーブル
    Tripod Marble-Top Side Table|Mesita trípode con tapa de mármol|大理石天板の三脚テーブル
    Nesting End Tables, Set of Two|Mesas nido, juego de dos|ネストテーブル 2台セット
    Slimline C-Shaped Sofa Table|Mesa de sofá en C, estrecha|スリムC型ソファテーブル
    Watchtower End Table with USB Ports|Mesita Watchtower con puertos USB|Watchtower USBポート付きサイドテーブル
    Driftwood Drum End Table|Mesita tambor de madera flotada|流木ドラムテーブル
    Mirrored Glass End Table with Drawer|Mesita de espejo con cajón|ミラーサイドテーブル 引き出し付き
    Rattan Lattice Side Table|Mesita de celosía de ratán|ラタン格子サイドテーブル
    Hairpin Leg Walnut End Table|Mesita de nogal con patas de horquilla|ヘアピンレッグのウォルナットテーブル
    Wedge Chairside Table with Magazine Rack|Mesita en cuña con revistero|マガジンラック付きくさび形テーブル
    Hammered Brass Accent Stool Table|Taburete mesa de latón martillado|槌目真鍮スツールテーブル
    Tall Plant Stand and Side Table|Pedestal para plantas y mesita|ハイタイプ花台兼サイドテーブル
    Live-Edge Acacia End Table|Mesita de acacia de borde natural|アカシア耳付きサイドテーブル
    Quilted Double Hammock with Pillow|Hamaca doble acolchada con almohada|キルト二人用ハンモック 枕付き
    Cotton Rope Hammock, Wide|Hamaca ancha de cuerda de algodón|コットンロープハンモック ワイド
    Parachute Camping Hammock|Hamaca de camping de paracaídas|パラシュート生地キャンプハンモック
    Hammock with Steel Stand|Hamaca con soporte de acero|スチールスタンド付きハンモック
    Hanging Egg Chair with Cushion|Silla huevo colgante con cojín|吊り下げエッグチェア クッション付き
    Mayan Weave Family Hammock|Hamaca familiar de tejido maya|マヤ織りファミリーハンモック
    Macrame Hammock Chair|Silla hamaca de macramé|マクラメハンモックチェア
    Bug-Net Travel Hammock|Hamaca de viaje con mosquitera|蚊帳付きトラベルハンモック
    Curved Larch Hammock Stand|Soporte curvo de alerce para hamaca|カラマツのハンモックスタンド
    Kids' Sensory Pod Swing|Columpio sensorial infantil|キッズセンサリーポッドスイング
    Poolside Quick-Dry Hammock|Hamaca de piscina de secado rápido|プールサイド速乾ハンモック
    Tree Strap Hanging Kit|Kit de correas para árbol|ツリーストラップ吊り下げキット
    """
}
