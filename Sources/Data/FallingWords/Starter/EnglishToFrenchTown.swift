/// English and French words about the town: school, work, shops and roads.
enum EnglishToFrenchTown {
  static let rows = """
    school|école|School
    teacher|professeur|School
    student|étudiant / étudiante|School
    book|livre|School
    notebook|cahier|School
    pencil|crayon|School
    pen|stylo|School
    paper|papier|School
    scissors|ciseaux|School
    dictionary|dictionnaire|School
    lesson|leçon|School
    homework|devoirs|School
    answer|réponse|School
    word|mot|School
    language|langue|School
    library|bibliothèque|School
    university|université|School
    mistake|erreur|School
    work|travail|Work
    office|bureau|Work
    doctor|médecin|Work
    nurse|infirmier / infirmière|Work
    cook|cuisinier / cuisinière|Work
    waiter|serveur|Work
    lawyer|avocat / avocate|Work
    engineer|ingénieur|Work
    farmer|agriculteur / agricultrice|Work
    firefighter|pompier|Work
    writer|écrivain|Work
    boss|patron / patronne|Work
    salary|salaire|Work
    meeting|réunion|Work
    company|entreprise|Work
    letter|lettre|Work
    money|argent|Work
    city|ville|City
    street|rue|City
    square|place|City
    bridge|pont|City
    shop|magasin|City
    market|marché|City
    bank|banque|City
    church|église|City
    hospital|hôpital|City
    pharmacy|pharmacie|City
    bakery|boulangerie|City
    museum|musée|City
    cinema|cinéma|City
    park|parc|City
    post office|bureau de poste|City
    town hall|mairie|City
    police station|commissariat|City
    traffic light|feu de circulation|City
    car|voiture|Travel
    railway|chemin de fer|Travel
    bicycle|vélo|Travel
    aeroplane|avion|Travel
    boat|bateau|Travel
    airport|aéroport|Travel
    station|gare|Travel
    ticket|billet|Travel
    suitcase|valise|Travel
    passport|passeport|Travel
    map|carte|Travel
    road|route|Travel
    journey|voyage|Travel
    holidays|vacances|Travel
    beach|plage|Travel
    tent|tente|Travel
    left|gauche|Travel
    right|droite|Travel
    luggage|bagages|Travel
    abroad|à l'étranger|Travel
    """
}
