/// English and Spanish words about what one does, and how things are.
enum EnglishToSpanishDeeds {
  static let rows = """
    (to) be able|poder|Verbs
    (to) eat|comer|Verbs
    (to) drink|beber|Verbs
    (to) sleep|dormir|Verbs
    (to) speak|hablar|Verbs
    (to) listen|escuchar|Verbs
    (to) read|leer|Verbs
    (to) write|escribir|Verbs
    (to) see|ver|Verbs
    (to) walk|caminar|Verbs
    (to) run|correr|Verbs
    (to) swim|nadar|Verbs
    (to) fly|volar|Verbs
    (to) buy|comprar|Verbs
    (to) sell|vender|Verbs
    (to) pay|pagar|Verbs
    (to) give|dar|Verbs
    (to) open|abrir|Verbs
    (to) close|cerrar|Verbs
    (to) learn|aprender|Verbs
    (to) teach|enseñar|Verbs
    (to) live|vivir|Verbs
    (to) wait|esperar|Verbs
    (to) sing|cantar|Verbs
    (to) dance|bailar|Verbs
    (to) laugh|reír|Verbs
    (to) cry|llorar|Verbs
    (to) forget|olvidar|Verbs
    (to) think|pensar|Verbs
    (to) sit down|sentarse|Verbs
    big|grande|Adjectives
    small|pequeño|Adjectives
    new|nuevo|Adjectives
    old|viejo|Adjectives
    young|joven|Adjectives
    good|bueno|Adjectives
    bad|malo|Adjectives
    cheap|barato|Adjectives
    expensive|caro|Adjectives
    fast|rápido|Adjectives
    slow|lento|Adjectives
    hot|caliente|Adjectives
    cold|frío|Adjectives
    easy|fácil|Adjectives
    difficult|difícil|Adjectives
    happy|feliz|Adjectives
    sad|triste|Adjectives
    tired|cansado|Adjectives
    beautiful|hermoso / bonito|Adjectives
    clean|limpio|Adjectives
    dirty|sucio|Adjectives
    long|largo|Adjectives
    short|corto|Adjectives
    strong|fuerte|Adjectives
    weak|débil|Adjectives
    sweet|dulce|Adjectives
    """
}
