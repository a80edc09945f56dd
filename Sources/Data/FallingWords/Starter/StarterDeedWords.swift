/// Verbs and adjectives, as `StarterDecks` reads them.
enum StarterDeedWords {
  static let rows = """
    (to) be able|poder|できる|pouvoir|Verbs
    (to) eat|comer|食べる（たべる）|manger|Verbs
    (to) drink|beber|飲む（のむ）|boire|Verbs
    (to) sleep|dormir|寝る（ねる）||Verbs
    (to) speak|hablar|話す（はなす）|parler|Verbs
    (to) listen|escuchar|聞く（きく）|écouter|Verbs
    (to) read|leer|読む（よむ）|lire|Verbs
    (to) write|escribir|書く（かく）|écrire|Verbs
    (to) see|ver|見る（みる）|voir|Verbs
    (to) walk|caminar|歩く（あるく）|marcher|Verbs
    (to) run|correr|走る（はしる）|courir|Verbs
    (to) swim|nadar|泳ぐ（およぐ）|nager|Verbs
    (to) fly|volar|飛ぶ（とぶ）|voler|Verbs
    (to) buy|comprar|買う（かう）|acheter|Verbs
    (to) sell|vender|売る（うる）|vendre|Verbs
    (to) pay|pagar|払う（はらう）|payer|Verbs
    (to) give|dar|あげる|donner|Verbs
    (to) open|abrir|開ける（あける）|ouvrir|Verbs
    (to) close|cerrar|閉める（しめる）|fermer|Verbs
    (to) learn|aprender|学ぶ（まなぶ）|apprendre|Verbs
    (to) teach|enseñar|教える（おしえる）|enseigner|Verbs
    (to) live|vivir|住む（すむ）|vivre|Verbs
    (to) wait|esperar|待つ（まつ）|attendre|Verbs
    (to) sing|cantar|歌う（うたう）|chanter|Verbs
    (to) dance|bailar|踊る（おどる）|danser|Verbs
    (to) laugh|reír|笑う（わらう）|rire|Verbs
    (to) cry|llorar|泣く（なく）|pleurer|Verbs
    (to) forget|olvidar|忘れる（わすれる）|oublier|Verbs
    (to) think|pensar|考える（かんがえる）|penser|Verbs
    (to) sit down|sentarse|座る（すわる）|s'asseoir|Verbs
    big|grande|大きい（おおきい）|grand|Adjectives
    small|pequeño|小さい（ちいさい）|petit|Adjectives
    new|nuevo|新しい（あたらしい）|nouveau|Adjectives
    old|viejo|古い（ふるい）|vieux|Adjectives
    young|joven|若い（わかい）|jeune|Adjectives
    good|bueno|良い（よい）|bon|Adjectives
    bad|malo|悪い（わるい）|mauvais|Adjectives
    cheap|barato|安い（やすい）|bon marché|Adjectives
    expensive|caro|高い（たかい）|cher|Adjectives
    fast|rápido|速い（はやい）|rapide|Adjectives
    slow|lento|遅い（おそい）|lent|Adjectives
    hot|caliente|熱い（あつい）|chaud|Adjectives
    cold|frío|冷たい（つめたい）|froid|Adjectives
    easy|fácil|簡単（かんたん）|facile|Adjectives
    difficult|difícil|難しい（むずかしい）|difficile|Adjectives
    happy|feliz|嬉しい（うれしい）|heureux|Adjectives
    sad|triste|悲しい（かなしい）||Adjectives
    tired|cansado||fatigué|Adjectives
    beautiful|hermoso / bonito|美しい（うつくしい）|beau|Adjectives
    clean|limpio|きれい|propre|Adjectives
    dirty|sucio|汚い（きたない）|sale|Adjectives
    long|largo|長い（ながい）||Adjectives
    short|corto|短い（みじかい）|court|Adjectives
    strong|fuerte|強い（つよい）|fort|Adjectives
    weak|débil|弱い（よわい）|faible|Adjectives
    sweet|dulce|甘い（あまい）|doux|Adjectives
    """
}
