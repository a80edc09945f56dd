/// English and Spanish words about people, from greetings to clothes.
enum EnglishToSpanishPeople {
  static let rows = """
    hello|hola|Greetings
    good morning|buenos días|Greetings
    good afternoon|buenas tardes|Greetings
    good night|buenas noches|Greetings
    goodbye|adiós|Greetings
    see you tomorrow|hasta mañana|Greetings
    please|por favor|Greetings
    thank you|gracias|Greetings
    you're welcome|de nada|Greetings
    excuse me|disculpe|Greetings
    I'm sorry|lo siento|Greetings
    yes|sí|Greetings
    welcome|bienvenido / bienvenida|Greetings
    nice to meet you|mucho gusto|Greetings
    cheers|salud|Greetings
    congratulations|felicidades|Greetings
    mother|madre|Family
    father|padre|Family
    son|hijo|Family
    daughter|hija|Family
    brother|hermano|Family
    sister|hermana|Family
    grandfather|abuelo|Family
    grandmother|abuela|Family
    husband|marido / esposo|Family
    wife|esposa|Family
    uncle|tío|Family
    aunt|tía|Family
    cousin|primo / prima|Family
    nephew|sobrino|Family
    niece|sobrina|Family
    man|hombre|People
    woman|mujer|People
    child|niño / niña|People
    baby|bebé|People
    friend|amigo / amiga|People
    neighbour|vecino / vecina|People
    guest|invitado / invitada|People
    name|nombre|People
    people|gente|People
    head|cabeza|Body
    hair|pelo|Body
    face|cara|Body
    eye|ojo|Body
    ear|oreja|Body
    nose|nariz|Body
    mouth|boca|Body
    tooth|diente|Body
    neck|cuello|Body
    shoulder|hombro|Body
    arm|brazo|Body
    hand|mano|Body
    finger|dedo|Body
    back|espalda|Body
    leg|pierna|Body
    foot|pie|Body
    knee|rodilla|Body
    heart|corazón|Body
    skin|piel|Body
    blood|sangre|Body
    shirt|camisa|Clothes
    trousers|pantalones|Clothes
    skirt|falda|Clothes
    dress|vestido|Clothes
    coat|abrigo|Clothes
    hat|sombrero|Clothes
    shoe|zapato|Clothes
    sock|calcetín|Clothes
    glove|guante|Clothes
    scarf|bufanda|Clothes
    glasses|gafas|Clothes
    umbrella|paraguas|Clothes
    pocket|bolsillo|Clothes
    jacket|chaqueta|Clothes
    ring|anillo|Clothes
    """
}
