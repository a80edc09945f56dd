/// What the people that ship with Arcade do, and where: `English|Spanish|Japanese`.
enum StarterPeopleNames {
  static let names = StarterNames(
    """
    Account Manager|Gestión de cuentas|アカウントマネージャー
    Accountant|Contable|経理担当
    Animator|Animación|アニメーター
    Apprentice|Prácticas|見習い
    Backend Engineer|Ingeniería de backend|バックエンドエンジニア
    Business Analyst|Análisis de negocio|ビジネスアナリスト
    Community Manager|Gestión de la comunidad|コミュニティマネージャー
    Customer Engineer|Ingeniería de clientes|カスタマーエンジニア
    Data Scientist|Ciencia de datos|データサイエンティスト
    Database Engineer|Ingeniería de bases de datos|データベースエンジニア
    Embedded Engineer|Ingeniería de sistemas embebidos|組み込みエンジニア
    Engineering Manager|Dirección de ingeniería|エンジニアリングマネージャー
    Facilities Lead|Responsable de instalaciones|施設管理責任者
    Field Engineer|Ingeniería de campo|フィールドエンジニア
    Finance Director|Dirección financiera|財務部長
    Frontend Engineer|Ingeniería de frontend|フロントエンドエンジニア
    Game Designer|Diseño de juegos|ゲームデザイナー
    Illustrator|Ilustración|イラストレーター
    Interaction Designer|Diseño de interacción|インタラクションデザイナー
    Legal Counsel|Asesoría jurídica|法務担当
    Machine Learning Engineer|Ingeniería de aprendizaje automático|機械学習エンジニア
    Mobile Engineer|Ingeniería móvil|モバイルエンジニア
    Network Engineer|Ingeniería de redes|ネットワークエンジニア
    Office Manager|Gestión de oficina|オフィスマネージャー
    Photographer|Fotografía|フォトグラファー
    Platform Engineer|Ingeniería de plataforma|プラットフォームエンジニア
    Principal Engineer|Ingeniería principal|プリンシパルエンジニア
    Product Manager|Gestión de producto|プロダクトマネージャー
    Quality Engineer|Ingeniería de calidad|品質エンジニア
    Recruiter|Selección de personal|採用担当
    Release Manager|Gestión de versiones|リリースマネージャー
    Researcher|Investigación|リサーチャー
    Sales Engineer|Ingeniería de ventas|セールスエンジニア
    Security Engineer|Ingeniería de seguridad|セキュリティエンジニア
    Site Reliability Engineer|Ingeniería de fiabilidad|サイト信頼性エンジニア
    Solutions Architect|Arquitectura de soluciones|ソリューションアーキテクト
    Sound Designer|Diseño de sonido|サウンドデザイナー
    Support Lead|Responsable de soporte|サポートリーダー
    Team Coach|Coach de equipos|チームコーチ
    Technical Writer|Redacción técnica|テクニカルライター
    Tester|Pruebas|テスター
    Translator|Traducción|翻訳者
    Community|Comunidad|コミュニティ
    Data|Datos|データ
    Design|Diseño|デザイン
    Documentation|Documentación|ドキュメント
    Finance|Finanzas|財務
    Infrastructure|Infraestructura|インフラ
    Legal|Jurídico|法務
    Mobile|Móvil|モバイル
    Payments|Pagos|決済
    People|Personas|人事
    Platform|Plataforma|プラットフォーム
    Product|Producto|プロダクト
    Quality|Calidad|品質
    Sales|Ventas|営業
    Security|Seguridad|セキュリティ
    Support|Soporte|サポート
    Web|Web|ウェブ
    """
  )
}
