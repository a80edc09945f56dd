/// Words about the town and the world, as `StarterDecks` reads them.
enum StarterWorldWords {
  static let rows = """
    school|escuela|学校（がっこう）|école|School
    teacher|profesor / profesora|先生（せんせい）|professeur|School
    student|estudiante|学生（がくせい）|étudiant / étudiante|School
    book|libro|本（ほん）|livre|School
    notebook|cuaderno|ノート|cahier|School
    pencil|lápiz|鉛筆（えんぴつ）|crayon|School
    pen|bolígrafo|ペン|stylo|School
    paper|papel|紙（かみ）|papier|School
    scissors|tijeras|はさみ|ciseaux|School
    dictionary|diccionario|辞書（じしょ）|dictionnaire|School
    lesson|lección|授業（じゅぎょう）|leçon|School
    homework|deberes|宿題（しゅくだい）|devoirs|School
    exam|examen|試験（しけん）||School
    question||質問（しつもん）||School
    answer|respuesta|答え（こたえ）|réponse|School
    word|palabra|言葉（ことば）|mot|School
    language|idioma|言語（げんご）|langue|School
    library|biblioteca|図書館（としょかん）|bibliothèque|School
    university|universidad|大学（だいがく）|université|School
    mistake|error / equivocación|間違い（まちがい）|erreur|School
    work|trabajo|仕事（しごと）|travail|Work
    office|oficina|会社（かいしゃ）|bureau|Work
    doctor|médico / médica|医者（いしゃ）|médecin|Work
    nurse|enfermero / enfermera|看護師（かんごし）|infirmier / infirmière|Work
    cook|cocinero / cocinera||cuisinier / cuisinière|Work
    waiter|camarero||serveur|Work
    lawyer|abogado / abogada|弁護士（べんごし）|avocat / avocate|Work
    engineer|ingeniero / ingeniera||ingénieur|Work
    farmer|agricultor / agricultora|農家（のうか）|agriculteur / agricultrice|Work
    firefighter|bombero / bombera|消防士（しょうぼうし）|pompier|Work
    writer|escritor / escritora|作家（さっか）|écrivain|Work
    boss|jefe / jefa||patron / patronne|Work
    salary|sueldo / salario|給料（きゅうりょう）|salaire|Work
    meeting|reunión|会議（かいぎ）|réunion|Work
    company|empresa||entreprise|Work
    letter|carta|手紙（てがみ）|lettre|Work
    money|dinero|お金（おかね）|argent|Work
    city|ciudad|都市（とし）|ville|City
    village|pueblo|村（むら）||City
    street|calle|通り（とおり）|rue|City
    square|plaza|広場（ひろば）|place|City
    bridge|puente|橋（はし）|pont|City
    shop|tienda|店（みせ）|magasin|City
    market|mercado|市場（いちば）|marché|City
    bank|banco|銀行（ぎんこう）|banque|City
    church|iglesia|教会（きょうかい）|église|City
    hospital||病院（びょういん）|hôpital|City
    pharmacy|farmacia|薬局（やっきょく）|pharmacie|City
    bakery|panadería|パン屋（パンや）|boulangerie|City
    museum|museo|博物館（はくぶつかん）|musée|City
    cinema|cine|映画館（えいがかん）|cinéma|City
    park|parque|公園（こうえん）|parc|City
    restaurant|restaurante|レストラン||City
    post office|oficina de correos|郵便局（ゆうびんきょく）|bureau de poste|City
    town hall|ayuntamiento|市役所（しやくしょ）|mairie|City
    police station|comisaría|警察署（けいさつしょ）|commissariat|City
    traffic light|semáforo|信号（しんごう）|feu de circulation|City
    car|coche / carro|車（くるま）|voiture|Travel
    railway|ferrocarril|鉄道（てつどう）|chemin de fer|Travel
    bicycle|bicicleta|自転車（じてんしゃ）|vélo|Travel
    aeroplane|avión|飛行機（ひこうき）|avion|Travel
    boat|barco|船（ふね）|bateau|Travel
    bus|autobús|バス||Travel
    airport|aeropuerto|空港（くうこう）|aéroport|Travel
    station|estación|駅（えき）|gare|Travel
    ticket|billete / boleto|切符（きっぷ）|billet|Travel
    suitcase|maleta|スーツケース|valise|Travel
    passport|pasaporte|パスポート|passeport|Travel
    map|mapa|地図（ちず）|carte|Travel
    road|carretera|道（みち）|route|Travel
    journey|viaje|旅行（りょこう）|voyage|Travel
    holidays|vacaciones|休暇（きゅうか）|vacances|Travel
    beach|playa|浜辺（はまべ）|plage|Travel
    tent|tienda de campaña|テント|tente|Travel
    left|izquierda|左（ひだり）|gauche|Travel
    right|derecha|右（みぎ）|droite|Travel
    luggage|equipaje|荷物（にもつ）|bagages|Travel
    abroad|en el extranjero|海外（かいがい）|à l'étranger|Travel
    dog|perro|犬（いぬ）|chien|Animals
    cat|gato|猫（ねこ）|chat|Animals
    bird|pájaro|鳥（とり）|oiseau|Animals
    fish|pez|魚（さかな）|poisson|Animals
    horse|caballo|馬（うま）|cheval|Animals
    cow|vaca|牛（うし）|vache|Animals
    pig|cerdo|豚（ぶた）|cochon|Animals
    sheep|oveja|羊（ひつじ）|mouton|Animals
    rabbit|conejo|うさぎ|lapin|Animals
    mouse|ratón|ねずみ|souris|Animals
    bear|oso|熊（くま）|ours|Animals
    wolf|lobo|狼（おおかみ）|loup|Animals
    fox|zorro|狐（きつね）|renard|Animals
    monkey|mono|猿（さる）|singe|Animals
    elephant|elefante|象（ぞう）|éléphant|Animals
    snake|serpiente|蛇（へび）|serpent|Animals
    frog|rana|蛙（かえる）|grenouille|Animals
    butterfly|mariposa|蝶（ちょう）|papillon|Animals
    bee|abeille|||Animals
    spider|araña|蜘蛛（くも）|araignée|Animals
    duck|pato|あひる|canard|Animals
    turtle|tortuga|亀（かめ）|tortue|Animals
    sun|sol|太陽（たいよう）|soleil|Nature
    moon|luna|月（つき）|lune|Nature
    star|estrella|星（ほし）|étoile|Nature
    sky|cielo|空（そら）|ciel|Nature
    sea|mar|海（うみ）|mer|Nature
    river|río|川（かわ）|fleuve / rivière|Nature
    lake|lago|湖（みずうみ）|lac|Nature
    mountain|montaña|山（やま）|montagne|Nature
    forest|bosque|森（もり）|forêt|Nature
    tree|árbol|木（き）|arbre|Nature
    flower|flor|花（はな）|fleur|Nature
    grass|hierba|草（くさ）|herbe|Nature
    leaf|hoja|葉（は）|feuille|Nature
    stone|piedra|石（いし）|pierre|Nature
    sand|arena|砂（すな）|sable|Nature
    island|isla|島（しま）|île|Nature
    fire|fuego|火（ひ）|feu|Nature
    earth|tierra|地球（ちきゅう）|terre|Nature
    weather|tiempo|天気（てんき）|météo|Weather
    rain|lluvia|雨（あめ）|pluie|Weather
    snow|nieve|雪（ゆき）|neige|Weather
    wind|viento|風（かぜ）|vent|Weather
    cloud|nube|雲（くも）|nuage|Weather
    storm|tormenta|嵐（あらし）|tempête|Weather
    fog|niebla|霧（きり）|brouillard|Weather
    heat|calor||chaleur|Weather
    temperature|temperatura|気温（きおん）|température|Weather
    rainbow|arcoíris|虹（にじ）|arc-en-ciel|Weather
    lightning|relámpago|稲妻（いなずま）|éclair|Weather
    day|día|日（ひ）|jour|Time
    week|semana|週（しゅう）|semaine|Time
    month|mes||mois|Time
    year|año|年（とし）|an / année|Time
    hour|hora|時間（じかん）|heure|Time
    today|hoy|今日（きょう）|aujourd'hui|Time
    tomorrow|mañana|明日（あした）|demain|Time
    yesterday|ayer|昨日（きのう）|hier|Time
    now|ahora|今（いま）|maintenant|Time
    always|siempre|いつも|toujours|Time
    never|nunca||jamais|Time
    Monday|lunes|月曜日（げつようび）|lundi|Time
    Tuesday|martes|火曜日（かようび）|mardi|Time
    Wednesday|miércoles|水曜日（すいようび）|mercredi|Time
    Thursday|jueves|木曜日（もくようび）|jeudi|Time
    Friday|viernes|金曜日（きんようび）|vendredi|Time
    Saturday|sábado|土曜日（どようび）|samedi|Time
    Sunday|domingo|日曜日（にちようび）|dimanche|Time
    spring|primavera|春（はる）|printemps|Time
    summer|verano|夏（なつ）|été|Time
    autumn|otoño|秋（あき）|automne|Time
    winter|invierno|冬（ふゆ）|hiver|Time
    birthday|cumpleaños|誕生日（たんじょうび）|anniversaire|Time
    one|uno|一（いち）|un|Numbers
    two|dos|二（に）|deux|Numbers
    three|tres|三（さん）|trois|Numbers
    four|cuatro|四（よん）|quatre|Numbers
    five|cinco|五（ご）|cinq|Numbers
    six|seis|六（ろく）||Numbers
    seven|siete|七（なな）|sept|Numbers
    eight|ocho|八（はち）|huit|Numbers
    nine|nueve|九（きゅう）|neuf|Numbers
    ten|diez|十（じゅう）|dix|Numbers
    twenty|veinte|二十（にじゅう）|vingt|Numbers
    hundred|cien|百（ひゃく）|cent|Numbers
    thousand|mil|千（せん）|mille|Numbers
    half|mitad|半分（はんぶん）|moitié|Numbers
    white|blanco|白（しろ）|blanc|Colours
    black|negro|黒（くろ）|noir|Colours
    red|rojo|赤（あか）|rouge|Colours
    blue|azul|青（あお）|bleu|Colours
    green|verde|緑（みどり）|vert|Colours
    yellow|amarillo|黄色（きいろ）|jaune|Colours
    brown|marrón|茶色（ちゃいろ）|marron|Colours
    grey|gris|灰色（はいいろ）||Colours
    pink|rosa|ピンク|rose|Colours
    purple|morado / violeta|紫（むらさき）|violet|Colours
    """
}
