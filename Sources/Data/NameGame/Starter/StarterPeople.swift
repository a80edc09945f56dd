import ArcadeDomain

/// Arcade's own people, all invented.
enum StarterPeople {
  /// Returns them as a JSON list, with titles and teams in a language, by code.
  static func json(in language: String) throws(RepositoryError) -> String {
    let teams = try [DelimitedRow](starter: teams).names(in: language)
    let people = try [DelimitedRow](starter: rows).values { row -> String? in
      guard let first = row[0], let last = row[1], let team = row[2].flatMap({ teams[$0] }),
        let title = row.name(at: 3, in: language), let looks = row[6]?.split(separator: " ")
      else { return nil }
      let traits = zip(traits, looks).map { #""\#($0)":"\#($1)""# }.joined(separator: ",")
      return #"""
        {"id":"\#("\(first)-\(last)".folded)","first":"\#(first)","last":"\#(last)",
        "title":"\#(title)","team":"\#(team)","traits":{\#(traits)}}
        """#
    }
    return #"{"people":[\#(people.joined(separator: ",\n"))]}"#
  }

  private static let traits = [
    "hair", "hairColor", "skin", "glasses", "beard", "clothes", "clothesColor", "background",
  ]

  /// `first|last|team|title|puesto|役職|traits`.
  private static let rows = """
    Amara|Okafor|Platform|Platform Engineer|Ingeniería de plataforma|プラットフォームエンジニア|\
    afro black dark none none dress yellow turquoise
    Diego|Fuentes|Product|Product Manager|Gestión de producto|プロダクトマネージャー|\
    short black tan round moustache shirt green orange
    Yuki|Tanaka|Design|Interaction Designer|Diseño de interacción|インタラクションデザイナー|\
    bob black pale none none jumper red white
    Priya|Raman|Data|Data Scientist|Ciencia de datos|データサイエンティスト|long black brown square none blazer purple yellow
    Lars|Holm|Payments|Backend Engineer|Ingeniería de backend|バックエンドエンジニア|bald blonde pale none full hoodie grey blue
    Fatima|Haddad|Platform|Engineering Manager|Dirección de ingeniería|エンジニアリングマネージャー|\
    headscarf turquoise light none none blazer black pink
    Gurpreet|Dhillon|Infrastructure|Site Reliability Engineer|Ingeniería de fiabilidad|サイト信頼性エンジニア|\
    turban orange brown none full shirt blue green
    Mere|Tūhoe|Support|Support Lead|Responsable de soporte|サポートリーダー|curly brown tan none none dungarees blue yellow
    Siobhán|Keane|Documentation|Technical Writer|Redacción técnica|テクニカルライター|long red pale round none jumper green grey
    Kwame|Mensah|Security|Security Engineer|Ingeniería de seguridad|セキュリティエンジニア|\
    short black dark square goatee jumper orange blue
    Lúcia|Barros|Web|Frontend Engineer|Ingeniería de frontend|フロントエンドエンジニア|\
    curly black light none none dress pink turquoise
    Omar|Nasser|Mobile|Mobile Engineer|Ingeniería móvil|モバイルエンジニア|short brown tan none full hoodie purple white
    Mei-Lin|Zhou|Quality|Quality Engineer|Ingeniería de calidad|品質エンジニア|\
    ponytail black light round none hoodie yellow purple
    Tomasz|Wilk|Data|Database Engineer|Ingeniería de bases de datos|データベースエンジニア|\
    short blonde light none stubble blazer blue grey
    Leilani|Kahale|Community|Community Manager|Gestión de la comunidad|コミュニティマネージャー|\
    long brown brown none none dress white orange
    Jin-ho|Park|Design|Game Designer|Diseño de juegos|ゲームデザイナー|cap red light none none hoodie black yellow
    Zanele|Dube|People|Recruiter|Selección de personal|採用担当|bun black dark none none blazer red green
    Mateo|Quispe|Infrastructure|Field Engineer|Ingeniería de campo|フィールドエンジニア|\
    cap green brown sun stubble dungarees brown blue
    Ingrid|Solberg|Finance|Accountant|Contable|経理担当|bob grey pale square none blazer turquoise pink
    Arjun|Pillai|Data|Machine Learning Engineer|Ingeniería de aprendizaje automático|機械学習エンジニア|\
    curly black brown round full jumper turquoise white
    Noor|Rahimi|Legal|Legal Counsel|Asesoría jurídica|法務担当|headscarf purple tan round none shirt white grey
    Emre|Aksoy|Sales|Solutions Architect|Arquitectura de soluciones|ソリューションアーキテクト|\
    bald black tan square moustache shirt pink purple
    Chloé|Marchand|Design|Illustrator|Ilustración|イラストレーター|bun red light none none dungarees orange turquoise
    Tāne|Ropata|Platform|Release Manager|Gestión de versiones|リリースマネージャー|bun brown brown none goatee jumper grey green
    Aisha|Balarabe|Finance|Business Analyst|Análisis de negocio|ビジネスアナリスト|\
    headscarf yellow dark square none jumper purple blue
    Hiroshi|Mori|Payments|Principal Engineer|Ingeniería principal|プリンシパルエンジニア|\
    short grey pale square none shirt grey brown
    Ximena|Roldán|Product|Researcher|Investigación|リサーチャー|braids black tan none none shirt red yellow
    Finn|Oduya|Web|Apprentice|Prácticas|見習い|afro brown brown none stubble hoodie red grey
    Galina|Petrova|People|Office Manager|Gestión de oficina|オフィスマネージャー|bun grey light none none jumper purple pink
    Rashid|Alam|Infrastructure|Network Engineer|Ingeniería de redes|ネットワークエンジニア|\
    short white brown none full blazer grey orange
    Sina|Faleolo|Sales|Account Manager|Gestión de cuentas|アカウントマネージャー|ponytail brown brown none none blazer orange white
    Elio|Conti|Design|Animator|Animación|アニメーター|curly blonde light round none dungarees green red
    Nadia|Benali|People|Team Coach|Coach de equipos|チームコーチ|curly red tan square none blazer green blue
    Bảo|Nguyễn|Mobile|Embedded Engineer|Ingeniería de sistemas embebidos|組み込みエンジニア|\
    ponytail black tan none goatee shirt turquoise yellow
    Ruth|Abebe|Documentation|Translator|Traducción|翻訳者|braids black dark round none jumper white pink
    Sam|Whitlock|Quality|Tester|Pruebas|テスター|short pink pale none none hoodie turquoise black
    Ivo|Draganov|Support|Customer Engineer|Ingeniería de clientes|カスタマーエンジニア|\
    long blonde light none full jumper blue green
    Taylor|Redcloud|People|Facilities Lead|Responsable de instalaciones|施設管理責任者|\
    braids brown light none none hoodie green orange
    Harpreet|Gill|Sales|Sales Engineer|Ingeniería de ventas|セールスエンジニア|\
    turban red tan square stubble jumper yellow turquoise
    Marguerite|Diallo|Finance|Finance Director|Dirección financiera|財務部長|short white dark round none dress blue yellow
    Haruka|Ono|Design|Sound Designer|Diseño de sonido|サウンドデザイナー|bob purple light sun none hoodie pink white
    Joaquim|Tavares|Community|Photographer|Fotografía|フォトグラファー|bald grey brown sun goatee jumper black red
    """

  /// `team|equipo|部署`.
  private static let teams = """
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
}
